import type { Payload } from 'payload'
import { csvWriter } from '../../../platform/csv/csv-table'
import { readRows, sql, t as tables } from '../../../platform/database/statement'
import { readTimeZone } from '../../../platform/payload/site-time-zone'
import { countryName } from '../../../shared/language/countries'
import { languageName } from '../../../shared/language/display-name'
import type { Locale } from '../../../shared/locale'
import { momentIn } from '../../../shared/time/days'
import { MINOR } from '../../pricing/contract'
import { quotesMessages } from '../../quotes/contract'
import { LEVEL_UNKNOWN } from '../form/fields/enrolment-form'
import { homestayFields, homestayTexts } from '../form/fields/homestay'
import { enrolmentsMessages } from '../messages/messages'
import { type EnrolmentsPanelMessages, enrolmentsPanelMessages } from '../messages/panel/messages'
import { type Answer, type Question, storedAnswers } from '../questions/questions'
import { answerTranslator } from '../questions/questions.server'
import { type ExportRow, type OwnFilter, readAllRows } from './list-enrolments.server'
import { localeOf } from './read-request.server'

/** One line, in the order of the headings: days and times as spreadsheets read them, amounts as numbers of one currency. */
const toCells = (
  { row, amounts, currency, student }: ExportRow,
  language: Locale,
  t: EnrolmentsPanelMessages,
  timeZone: string,
  own: string[],
): (string | number)[] => {
  const family = homestayTexts(student.homestay, enrolmentsMessages(language))
  const money = (minor: number | null) => (minor === null ? '' : minor / MINOR)
  return [
    row.reference,
    t(`office.states.${row.state}`),
    row.name,
    row.email,
    row.school,
    row.course,
    String(row.weeks ?? ''),
    row.start,
    row.accommodation,
    money(amounts.total),
    currency,
    momentIn(timeZone, new Date(row.receivedAt)),
    row.assignee,
    row.due,
    money(amounts.invoiced),
    money(amounts.paid),
    money(amounts.balance),
    row.payBy,
    student.phone ?? '',
    countryName(language, student.nationality),
    languageName(language, localeOf(student)),
    student.birthDate.slice(0, 10),
    student.level === LEVEL_UNKNOWN ? quotesMessages(language)('mail.officeLevelUnknown') : student.level,
    student.arrival?.slice(0, 10) ?? '',
    student.departure?.slice(0, 10) ?? '',
    ...homestayFields.map((name) => family[name]),
    ...own,
  ]
}

/** A column for each question, and one for questions that are no longer asked in these words. */
const answerColumns = (answers: readonly Answer[], questions: readonly Question[]): string[] => {
  const isOf = ({ id, label }: Question, answer: Answer) => answer.question === id && answer.label === label
  const others = answers.filter((answer) => !questions.some((question) => isOf(question, answer)))
  return [
    ...questions.map((question) => answers.find((answer) => isOf(question, answer))?.value ?? ''),
    others.map(({ label, value }) => `${label}: ${value}`).join('; '),
  ]
}

const haveAnswers = async (payload: Payload): Promise<boolean> => {
  const { enrolments } = tables
  const rows = await readRows(
    payload,
    sql`select ${enrolments.id} from ${enrolments} where ${enrolments.answers} is not null limit 1`,
  )
  return rows.length > 0
}

/** The requests of a filter as a table for spreadsheets. */
export async function* exportRows(
  payload: Payload,
  filter: OwnFilter,
  language: Locale,
): AsyncGenerator<string> {
  const { head, rows: lines } = csvWriter(language)
  const t = enrolmentsPanelMessages(language)
  const timeZone = await readTimeZone(payload)
  const translator = answerTranslator(payload, language)
  const questions = await translator.questions()
  const other = (await haveAnswers(payload)) ? [t('questions.other')] : []
  // The keys are in the order of the columns.
  const titles = enrolmentsPanelMessages.keys('export.').map((key) => t(key))
  yield head([...titles, ...questions.map(({ label }) => label), ...other])
  for await (const rows of readAllRows(payload, filter, language)) {
    const cells = rows.map(async (row) => {
      const answers = await translator.translate(storedAnswers(row.student.answers), localeOf(row.student))
      const own = answerColumns(answers, questions)
      return toCells(row, language, t, timeZone, other.length ? own : own.slice(0, -1))
    })
    yield lines(await Promise.all(cells))
  }
}
