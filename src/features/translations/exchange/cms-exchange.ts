import type { Endpoint, PayloadRequest } from 'payload'
import { csvFile } from '../../../platform/csv/csv-export'
import { csvImport } from '../../../platform/csv/csv-import'
import type { CsvProblem } from '../../../platform/csv/read-csv'
import { staff } from '../../../platform/payload/access'
import { getEndpoint } from '../../../platform/payload/endpoint'
import { ofAllSchools } from '../../../platform/payload/school-scope'
import { isLocale, type Locale } from '../../../shared/locale'
import { type ImportReport, stateFilters } from '../contract'
import { listTexts } from '../list/list-texts.server'
import { showTexts } from '../list/show-texts.server'
import { asUser, byDocument } from '../saving/cms-saving'
import { refusalOf, saveTexts } from '../saving/save-texts.server'
import { savingTexts } from '../saving/saving-texts.server'
import { placeOf } from '../states/documents.server'
import { hashOf } from '../states/find-texts.server'
import { exchangeTexts } from './exchange-texts.server'
import { type CsvChange, csvHead, csvRows, readTranslationCsv } from './translation-csv'

const chunk = 200

const exportTexts = async function* (req: PayloadRequest): AsyncGenerator<string> {
  const { searchParams } = req
  const wanted = searchParams.get('language') ?? ''
  const state = stateFilters.find((name) => name === searchParams.get('state')) ?? 'all'
  const kind = searchParams.get('kind') || undefined
  const list = await listTexts(req, { language: isLocale(wanted) ? wanted : undefined, kind, state })
  yield csvHead()
  const { language, main } = list
  if (!language) return
  for (let start = 0; start < list.texts.length; start += chunk) {
    const rows = await showTexts(req, list.texts.slice(start, start + chunk), { language, main })
    yield csvRows(
      rows.filter(({ onlyInDocument }) => !onlyInDocument),
      language,
    )
  }
}

/** Ends the transaction of an import that is only checked or refused. */
class Undo extends Error {
  readonly report: ImportReport
  constructor(report: ImportReport) {
    super('nothing is imported')
    this.report = report
  }
}

/** Saves the rows of one document in one language, and adds what is refused to the report. */
const importDocument = async (
  req: PayloadRequest,
  report: ImportReport,
  { language, rows }: { language: Locale; rows: readonly CsvChange[] },
) => {
  const say = savingTexts(req)
  const changes = rows.filter(({ text, textHash }) => hashOf(text) !== textHash)
  report.same += rows.length - changes.length
  const [first] = changes
  const refuse = ({ row }: CsvChange, column: string, message: string) =>
    report.refused.push({ row, column, message })
  if (!first) return
  const place = placeOf(req.payload, first.document)
  if (!place) return refuse(first, 'document', say('savingTexts.gone'))
  const saved = await saveTexts(req, place, language, changes).catch((error) => {
    refuse(first, 'translation', refusalOf(req, error))
    // Payload has ended the transaction.
    throw new Undo(report)
  })
  for (const [index, answer] of saved.entries()) {
    const change = changes[index] as CsvChange
    if (answer.result === 'saved') report.changed++
    // Imported before: the text is there already.
    else if (answer.result === 'conflict' && answer.textHash === hashOf(change.text)) report.same++
    else if (answer.result === 'conflict') refuse(change, 'version', say('savingTexts.changed'))
    else refuse(change, answer.inText ? 'translation' : 'path', answer.message)
  }
}

/** Imports all rows or none. Without `apply`, all is tried and undone. */
const importTexts = async (
  req: PayloadRequest,
  text: string,
  apply: boolean,
): Promise<{ report: ImportReport } | { problems: readonly CsvProblem[] }> => {
  const reading = readTranslationCsv(text, exchangeTexts(req))
  if ('problems' in reading) return reading
  try {
    const report = await asUser(req, async (inside) => {
      const report: ImportReport = { changed: 0, same: 0, refused: [...reading.refused] }
      // Imports lock documents in one order, so that two at once wait for each other in one direction.
      const documents = [...byDocument(reading.changes)].sort(([a], [b]) => (a < b ? -1 : 1))
      for (const [, changes] of documents)
        for (const language of new Set(changes.map((change) => change.language)))
          await importDocument(inside, report, {
            language,
            rows: changes.filter((change) => change.language === language),
          })
      report.refused.sort((a, b) => a.row - b.row)
      if (!apply || report.refused.length) throw new Undo(report)
      return report
    })
    return { report }
  } catch (error) {
    if (error instanceof Undo) return { report: error.report }
    throw error
  }
}

/** The texts of one language as a table, and back. */
export const exchangeEndpoints: Endpoint[] = [
  getEndpoint('/export.csv', ofAllSchools(staff), async (req) => {
    return csvFile(
      `translations-${req.searchParams.get('language') ?? ''}`.replace(/[^a-z-]/g, ''),
      exportTexts(req),
    )
  }),
  csvImport({ access: ofAllSchools(staff), maxMegabytes: 10, run: importTexts }),
]
