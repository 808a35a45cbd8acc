import type { DeskState } from './desk-rules'

/** The states in the languages of the panel, for its screens and the table. */
export const stateTexts = {
  en: {
    new: 'New',
    'in-progress': 'In progress',
    waiting: 'Waiting for the student',
    confirmed: 'Confirmed',
    declined: 'Declined',
  },
  de: {
    new: 'Neu',
    'in-progress': 'In Bearbeitung',
    waiting: 'Wartet auf den Schüler',
    confirmed: 'Bestätigt',
    declined: 'Abgelehnt',
  },
  es: {
    new: 'Nuevas',
    'in-progress': 'En curso',
    waiting: 'Esperando al estudiante',
    confirmed: 'Confirmadas',
    declined: 'Rechazadas',
  },
  fr: {
    new: 'Nouvelles',
    'in-progress': 'En cours',
    waiting: 'En attente de l’étudiant',
    confirmed: 'Confirmées',
    declined: 'Refusées',
  },
  it: {
    new: 'Nuove',
    'in-progress': 'In corso',
    waiting: 'In attesa dello studente',
    confirmed: 'Confermate',
    declined: 'Rifiutate',
  },
  pt: {
    new: 'Novas',
    'in-progress': 'Em curso',
    waiting: 'À espera do estudante',
    confirmed: 'Confirmadas',
    declined: 'Recusadas',
  },
  ca: {
    new: 'Noves',
    'in-progress': 'En curs',
    waiting: 'Esperant l’estudiant',
    confirmed: 'Confirmades',
    declined: 'Rebutjades',
  },
} satisfies Record<string, Record<DeskState, string>>
