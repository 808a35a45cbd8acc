import { type Endpoint, Forbidden, type Payload, type PayloadRequest } from 'payload'
import { editors } from '../../../platform/payload/access'
import { csvExport } from '../../../platform/payload/csv-export'
import { type DocumentPaths, readDocumentPaths } from '../../../platform/payload/document-paths'
import { announce } from '../../../platform/transaction/announce'
import { inTransaction } from '../../../platform/transaction/transaction'
import { writeTable } from '../../../shared/text/csv'
import { addressProblem, circleMessage, isOwnPath, maxRedirects, readExisting } from '../cms-check'
import type { ImportReport } from '../contract'
import { forgetMissing } from '../missing/missing-addresses.server'
import { readStored, type StoredRedirect, toRedirect } from '../queries.server'
import { readAddress, writeInAllLanguages } from '../rules/address'
import { createTable, isInCircle } from '../rules/redirect-table'
import { redirectsTag } from '../tags'
import { type CsvRedirect, csvCells, csvColumns, readRedirectCsv } from './redirect-csv'

const maxBytes = 2 * 1024 * 1024

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

/** Where a stored redirect leads, as a cell. */
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

/** What importing a table would do. Every row is checked like a redirect that is saved in the panel. */
const planImport = async (req: PayloadRequest, text: string): Promise<Plan | string> => {
  const reading = readRedirectCsv(text)
  if (typeof reading === 'string') return reading
  const { stored, paths } = await readExisting(req)
  const known = new Map(stored.map((redirect) => [redirect.from, redirect]))
  const report: ImportReport = { created: [], changed: [], same: 0, refused: [...reading.refused] }
  let changes: Planned[] = []
  for (const line of reading.redirects) {
    const { row, from } = line
    const before = known.get(from)
    const redirect = { ...storedOf(line, paths), ...(before ? { id: before.id } : {}) }
    const problem =
      addressProblem(redirect, paths) ??
      (!before && known.size >= maxRedirects ? `There are already ${maxRedirects} redirects.` : undefined)
    if (problem) report.refused.push({ row, from, message: problem })
    else if (before && isSame(before, redirect, paths)) report.same++
    else {
      known.set(from, redirect)
      changes.push({ row, redirect })
    }
  }
  const all = [...known.values()].flatMap((redirect) => toRedirect(redirect, paths) ?? [])
  const table = createTable(all)
  changes = changes.filter(({ row, redirect }) => {
    const applied = toRedirect(redirect, paths)
    if (!applied || !isInCircle(table, all, applied, isOwnPath(paths))) return true
    report.refused.push({ row, from: redirect.from, message: circleMessage })
    return false
  })
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
  if (changes.length) await announce(req, [redirectsTag])
}

const importEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    const text = (await req.text?.()) ?? ''
    const refuse = (problem: string) => Response.json({ problem }, { status: 400 })
    if (text.length > maxBytes) return refuse('The file is larger than 2 MB. Split it; nothing was imported.')
    const isApplied = req.searchParams.get('apply') === 'true'
    const plan = await inTransaction(req.payload, async (inside) => {
      const planned = await planImport(inside, text)
      if (isApplied && typeof planned !== 'string') await apply(inside, planned.changes)
      return planned
    })
    return typeof plan === 'string' ? refuse(plan) : Response.json(plan.report)
  },
}

const writeExport = async function* (payload: Payload): AsyncGenerator<string> {
  const stored = await readStored(payload)
  const paths = await readDocumentPaths(payload, { only: stored.flatMap(({ to }) => to?.reference ?? []) })
  yield writeTable([
    [...csvColumns],
    ...stored.map((redirect) =>
      csvCells({
        from: redirect.from,
        to: redirect.type === '410' ? '' : targetCell(redirect, paths),
        type: redirect.type,
        match: redirect.match,
      }),
    ),
  ])
}

/** Import and export of redirects as tables, for editors. */
export const redirectEndpoints: Endpoint[] = [csvExport('redirects', editors, writeExport), importEndpoint]
