import type { Payload } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { Locale } from '../../../shared/locale'
import { asCell, writeTable } from '../../../shared/text/csv'
import type { DeskRow } from './desk-contract'
import { readAllRows } from './list.server'
import type { DeskFilter } from './list-address'

const columns = [
  'reference',
  'state',
  'name',
  'email',
  'school',
  'course',
  'weeks',
  'start',
  'accommodation',
  'total',
  'receivedAt',
  'assignee',
  'due',
] as const satisfies (keyof DeskRow)[]

/** The first line, in the order of the columns. */
const headings: PanelTexts<string[]> = {
  en: [
    'Reference',
    'State',
    'Student',
    'E-mail',
    'School',
    'Course',
    'Weeks',
    'Start',
    'Accommodation',
    'Total',
    'Received',
    'Assigned to',
    'Due',
  ],
  de: [
    'Referenz',
    'Status',
    'Name',
    'E-Mail',
    'Schule',
    'Kurs',
    'Wochen',
    'Beginn',
    'Unterkunft',
    'Gesamtpreis',
    'Eingegangen',
    'Zuständig',
    'Fällig',
  ],
  es: [
    'Referencia',
    'Estado',
    'Estudiante',
    'Correo',
    'Escuela',
    'Curso',
    'Semanas',
    'Inicio',
    'Alojamiento',
    'Total',
    'Recibida',
    'Asignada a',
    'Vence',
  ],
  fr: [
    'Référence',
    'État',
    'Étudiant',
    'E-mail',
    'École',
    'Cours',
    'Semaines',
    'Début',
    'Hébergement',
    'Total',
    'Reçue',
    'Attribuée à',
    'Échéance',
  ],
  it: [
    'Riferimento',
    'Stato',
    'Studente',
    'E-mail',
    'Scuola',
    'Corso',
    'Settimane',
    'Inizio',
    'Alloggio',
    'Totale',
    'Ricevuta',
    'Assegnata a',
    'Scadenza',
  ],
  pt: [
    'Referência',
    'Estado',
    'Estudante',
    'E-mail',
    'Escola',
    'Curso',
    'Semanas',
    'Início',
    'Alojamento',
    'Total',
    'Recebida',
    'Atribuída a',
    'Prazo',
  ],
  ca: [
    'Referència',
    'Estat',
    'Estudiant',
    'Correu',
    'Escola',
    'Curs',
    'Setmanes',
    'Inici',
    'Allotjament',
    'Total',
    'Rebuda',
    'Assignada a',
    'Venciment',
  ],
}

/** The requests of a filter as a table for spreadsheets. */
export async function* exportRows(
  payload: Payload,
  filter: DeskFilter,
  language: Locale,
): AsyncGenerator<string> {
  yield writeTable([textsIn(headings, language)])
  // The byte-order mark stands once, at the beginning of the file.
  for await (const rows of readAllRows(payload, filter, language))
    yield writeTable(rows.map((row) => columns.map((name) => asCell(String(row[name] ?? ''))))).slice(1)
}
