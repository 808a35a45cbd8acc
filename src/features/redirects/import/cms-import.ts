import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { csvExport } from '../../../platform/csv/csv-export'
import { csvImport } from '../../../platform/csv/csv-import'
import { csvWriter } from '../../../platform/csv/csv-table'
import type { CsvProblem } from '../../../platform/csv/read-csv'
import { editors } from '../../../platform/payload/access'
import { type DocumentPaths, readDocumentPaths } from '../../../platform/payload/document-paths'
import { requestMessages } from '../../../platform/payload/request-messages'
import { ofAllSchools } from '../../../platform/payload/school-scope'
import { invalidateTags } from '../../../platform/transaction/invalidate-tags'
import { inTransaction } from '../../../platform/transaction/transaction'
import { translateCode } from '../../../shared/messages/message-code'
import {
  addressProblem,
  circleProblem,
  isOwnPath,
  maxRedirects,
  type RedirectsCode,
  readExisting,
} from '../cms-check'
import type { AddedRedirects, ImportReport, NewRedirect, PlannedPath } from '../contract'
import { type RedirectsPanelMessages, redirectsPanelMessages } from '../messages/panel/messages'
import { forgetMissing } from '../missing/missing-addresses.server'
import { readStored, type StoredRedirect, toRedirect } from '../queries.server'
import { readAddress, writeAddress, writeInAllLanguages } from '../rules/address'
import { createTable, isInCircle } from '../rules/redirect-table'
import { redirectsTag } from '../tags'
import { type CsvRedirect, csvCells, csvColumns, readRedirectCsv } from './redirect-csv'

/** A redirect of a row. Where it leads to a page of the site, it follows the address of that page. */
const storedOf = ({ from, to, type, match }: CsvRedirect, paths: DocumentPaths): StoredRedirect => {
  const address = readAddress(to)
  const isPlain = address && !address.locale && address.params.length === 0 && to.startsWith('/')
  const reference = isPlain && !to.includes('#') ? paths.at(address.path) : undefined
  return {
    from,
    type,
    match,
    to: reference
      ? { type: 'reference', reference, url: null }
      : { type: 'custom', url: to || null, reference: null },
  }
}

const targetCell = ({ to }: StoredRedirect, paths: Pick<DocumentPaths, 'of'>): string =>
  to?.type === 'custom'
    ? (to.url ?? '')
    : ((to?.reference && paths.of(to.reference.relationTo, to.reference.value)) ?? '')

const isSame = (one: StoredRedirect, other: StoredRedirect, paths: DocumentPaths): boolean =>
  one.type === other.type &&
  one.match === other.match &&
  (one.type === '410' || targetCell(one, paths) === targetCell(other, paths))

interface Planned {
  row: number
  redirect: StoredRedirect
}

interface Plan {
  report: ImportReport
  changes: Planned[]
}

interface Judged {
  changes: Planned[]
  /** Rows that are stored already. */
  same: number
  refused: { row: number; from: string; message: string }[]
}

/** Which redirects are stored and which refused. Each is checked like one that is saved in the panel. */
const judge = (
  given: readonly Planned[],
  { stored, paths }: Awaited<ReturnType<typeof readExisting>>,
  isKnown: (before: StoredRedirect, redirect: StoredRedirect) => boolean,
  t = redirectsPanelMessages('en'),
): Judged => {
  const known = new Map(stored.map((redirect) => [redirect.from, redirect]))
  const judged: Judged = { changes: [], same: 0, refused: [] }
  for (const { row, redirect: wanted } of given) {
    const { from } = wanted
    const before = known.get(from)
    const redirect = { ...wanted, ...(before ? { id: before.id } : {}) }
    const problem: RedirectsCode | undefined =
      addressProblem(redirect, paths) ??
      (!before && known.size >= maxRedirects
        ? { code: 'errors.full', params: { count: maxRedirects } }
        : undefined)
    if (problem) judged.refused.push({ row, from, message: translateCode(t, problem) })
    else if (before && isKnown(before, redirect)) judged.same++
    else {
      known.set(from, redirect)
      judged.changes.push({ row, redirect })
    }
  }
  const all = [...known.values()].flatMap((redirect) => toRedirect(redirect, paths) ?? [])
  const table = createTable(all)
  judged.changes = judged.changes.filter(({ row, redirect }) => {
    const applied = toRedirect(redirect, paths)
    if (!applied || !isInCircle(table, all, applied, isOwnPath(paths))) return true
    judged.refused.push({ row, from: redirect.from, message: translateCode(t, circleProblem) })
    return false
  })
  return judged
}

const planImport = async (
  req: PayloadRequest,
  text: string,
  t: RedirectsPanelMessages,
): Promise<Plan | { problems: readonly CsvProblem[] }> => {
  const reading = readRedirectCsv(text)
  if ('problems' in reading) return reading
  const existing = await readExisting(req)
  const { paths } = existing
  const { changes, same, refused } = judge(
    reading.redirects.map((line) => ({ row: line.row, redirect: storedOf(line, paths) })),
    existing,
    (before, redirect) => isSame(before, redirect, paths),
    t,
  )
  const unread = reading.refused.map(({ row, from, reason }) => ({
    row,
    from,
    message: translateCode(t, reason),
  }))
  const report: ImportReport = { created: [], changed: [], same, refused: [...unread, ...refused] }
  for (const { row, redirect } of changes) {
    const entry = { row, from: redirect.from, to: targetCell(redirect, paths) }
    if (redirect.id) report.changed.push(entry)
    else report.created.push(entry)
  }
  report.refused.sort((a, b) => a.row - b.row)
  return { report, changes }
}

const apply = async (req: PayloadRequest, changes: readonly Planned[]): Promise<void> => {
  for (const { redirect } of changes) {
    const { id, ...data } = { automatic: false, ...redirect }
    if (id) await req.payload.db.updateOne({ collection: 'redirects', id, data, req, returning: false })
    else await req.payload.db.create({ collection: 'redirects', data, req })
    await forgetMissing(req, {
      paths: writeInAllLanguages(redirect.from),
      below: redirect.match === 'prefix',
    })
  }
  if (changes.length) await invalidateTags(req, [redirectsTag])
}

/** The paths as they would be with further documents. */
const withPlanned = (paths: DocumentPaths, planned: readonly PlannedPath[]): DocumentPaths => ({
  ...paths,
  at: (path) => paths.at(path) ?? planned.find((document) => document.path === path),
  of: (relationTo, id) =>
    paths.of(relationTo, id) ??
    planned.find((document) => document.relationTo === relationTo && document.value === id)?.path,
})

/**
 * Adds redirects from addresses that have none yet, in the transaction of `req`. Existing ones stay as they are. A dry run says
 * what would be added after other documents were created.
 */
export const addRedirects = async (
  req: PayloadRequest,
  wanted: readonly NewRedirect[],
  dryRun?: { documents: readonly PlannedPath[] },
): Promise<AddedRedirects> => {
  const byFrom = new Map<string, Planned>()
  for (const [index, { from, to }] of wanted.entries()) {
    const address = readAddress(from)
    if (!address || from.length > 500) continue
    const redirect: StoredRedirect = {
      from: writeAddress(address),
      match: 'exact',
      type: '301',
      to:
        typeof to === 'string'
          ? { type: 'custom', url: to, reference: null }
          : { type: 'reference', reference: to, url: null },
    }
    if (!byFrom.has(redirect.from)) byFrom.set(redirect.from, { row: index, redirect })
  }
  const found = await readExisting(req)
  const existing = dryRun ? { ...found, paths: withPlanned(found.paths, dryRun.documents) } : found
  const leadsToItself = ({ redirect }: Planned) => targetCell(redirect, existing.paths) === redirect.from
  const { changes, same, refused } = judge(
    [...byFrom.values()].filter((planned) => !leadsToItself(planned)),
    existing,
    () => true,
  )
  if (!dryRun) await apply(req, changes)
  return {
    added: changes.length,
    known: same,
    refused: refused.map(({ from, message }) => ({ from, message })),
  }
}

const importEndpoint = csvImport({
  access: ofAllSchools(editors),
  maxMegabytes: 2,
  run: (req, text, isApplied) =>
    inTransaction(req.payload, async (inside) => {
      const planned = await planImport(inside, text, requestMessages(redirectsPanelMessages, req))
      if ('problems' in planned) return planned
      if (isApplied) await apply(inside, planned.changes)
      return planned
    }),
})

const writeExport = async function* (payload: Payload): AsyncGenerator<string> {
  const stored = await readStored(payload)
  const paths = await readDocumentPaths(payload, { only: stored.flatMap(({ to }) => to?.reference ?? []) })
  const { head, rows } = csvWriter()
  yield head(csvColumns)
  yield rows(
    stored.map((redirect) =>
      csvCells({
        from: redirect.from,
        to: redirect.type === '410' ? '' : targetCell(redirect, paths),
        type: redirect.type,
        match: redirect.match,
      }),
    ),
  )
}

export const redirectEndpoints: Endpoint[] = [
  csvExport('redirects', ofAllSchools(editors), writeExport),
  importEndpoint,
]
