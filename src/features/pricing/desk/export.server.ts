import type { Payload } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import { readTimeZone } from '../../../platform/payload/site-time-zone'
import { momentIn } from '../../../shared/days'
import type { Locale } from '../../../shared/locale'
import { asCell, tableFormat, writeTable } from '../../../shared/text/csv'
import { MINOR } from '../calculation/money'
import { type ExportRow, readAllRows } from './list.server'
import type { DeskFilter } from './list-address'
import { stateTexts } from './state-texts'

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
    'Currency',
    'Received',
    'Assigned to',
    'Due',
    'Invoiced',
    'Paid',
    'Balance',
    'Payable until',
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
    'Währung',
    'Eingegangen',
    'Zuständig',
    'Fällig',
    'Berechnet',
    'Bezahlt',
    'Offen',
    'Zahlbar bis',
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
    'Moneda',
    'Recibida',
    'Asignada a',
    'Vence',
    'Facturado',
    'Pagado',
    'Pendiente',
    'A pagar antes del',
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
    'Devise',
    'Reçue',
    'Attribuée à',
    'Échéance',
    'Facturé',
    'Payé',
    'Solde',
    'À payer avant le',
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
    'Valuta',
    'Ricevuta',
    'Assegnata a',
    'Scadenza',
    'Fatturato',
    'Pagato',
    'Saldo',
    'Da pagare entro il',
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
    'Moeda',
    'Recebida',
    'Atribuída a',
    'Prazo',
    'Faturado',
    'Pago',
    'Saldo',
    'A pagar até',
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
    'Moneda',
    'Rebuda',
    'Assignada a',
    'Venciment',
    'Facturat',
    'Pagat',
    'Pendent',
    'A pagar fins al',
  ],
}

/** One line, in the order of the headings: days and times as spreadsheets read them, amounts as numbers of one currency. */
const toCells = (
  { row, amounts, currency }: ExportRow,
  states: Record<string, string>,
  timeZone: string,
  decimal: (value: number) => string,
): string[] => {
  const money = (minor: number | null) => (minor === null ? '' : decimal(minor / MINOR))
  return [
    row.reference,
    states[row.state] ?? row.state,
    asCell(row.name),
    asCell(row.email),
    asCell(row.school),
    asCell(row.course),
    String(row.weeks ?? ''),
    row.start,
    asCell(row.accommodation),
    money(amounts.total),
    asCell(currency),
    momentIn(timeZone, new Date(row.receivedAt)),
    asCell(row.assignee),
    row.due,
    money(amounts.invoiced),
    money(amounts.paid),
    money(amounts.balance),
    row.payBy,
  ]
}

/** The requests of a filter as a table for spreadsheets. */
export async function* exportRows(
  payload: Payload,
  filter: DeskFilter,
  language: Locale,
): AsyncGenerator<string> {
  const { separator, decimal } = tableFormat(language)
  const states = textsIn(stateTexts, language)
  const timeZone = await readTimeZone(payload)
  yield writeTable([textsIn(headings, language)], separator)
  // The byte-order mark stands once, at the beginning of the file.
  for await (const rows of readAllRows(payload, filter, language))
    yield writeTable(
      rows.map((row) => toCells(row, states, timeZone, decimal)),
      separator,
    ).slice(1)
}
