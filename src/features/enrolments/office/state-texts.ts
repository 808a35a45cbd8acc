import type { OfficeState } from '../request/request-rules'

/** The state of one request in the languages of the panel, for its screens and the table. */
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
    new: 'Nueva',
    'in-progress': 'En curso',
    waiting: 'Esperando al estudiante',
    confirmed: 'Confirmada',
    declined: 'Rechazada',
  },
  fr: {
    new: 'Nouvelle',
    'in-progress': 'En cours',
    waiting: 'En attente de l’étudiant',
    confirmed: 'Confirmée',
    declined: 'Refusée',
  },
  it: {
    new: 'Nuova',
    'in-progress': 'In corso',
    waiting: 'In attesa dello studente',
    confirmed: 'Confermata',
    declined: 'Rifiutata',
  },
  pt: {
    new: 'Nova',
    'in-progress': 'Em curso',
    waiting: 'À espera do estudante',
    confirmed: 'Confirmada',
    declined: 'Recusada',
  },
  ca: {
    new: 'Nova',
    'in-progress': 'En curs',
    waiting: 'Esperant l’estudiant',
    confirmed: 'Confirmada',
    declined: 'Rebutjada',
  },
} satisfies Record<string, Record<OfficeState, string>>

/** State texts in the plural, for the tabs of the list. */
export const tabTexts = {
  en: stateTexts.en,
  de: stateTexts.de,
  es: { ...stateTexts.es, new: 'Nuevas', confirmed: 'Confirmadas', declined: 'Rechazadas' },
  fr: { ...stateTexts.fr, new: 'Nouvelles', confirmed: 'Confirmées', declined: 'Refusées' },
  it: { ...stateTexts.it, new: 'Nuove', confirmed: 'Confermate', declined: 'Rifiutate' },
  pt: { ...stateTexts.pt, new: 'Novas', confirmed: 'Confirmadas', declined: 'Recusadas' },
  ca: { ...stateTexts.ca, new: 'Noves', confirmed: 'Confirmades', declined: 'Rebutjades' },
} satisfies Record<string, Record<OfficeState, string>>
