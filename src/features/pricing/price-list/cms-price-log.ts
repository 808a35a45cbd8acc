import type { PayloadRequest } from 'payload'
import { findAll } from '../../../platform/payload/find-documents'
import { documentId } from '../../../shared/id'
import { showFields } from '../../../shared/pick-fields'
import type { OfferKind } from '../calculation/price-list'
import { currencyFields, formatExact, formatFields } from '../money/money'
import { type ChangedCell, changedCells } from './changed-cells'
import { pricedItems } from './price-list-schema'

/** How many cells an entry of the log names. */
const maxCells = 6

type List = Partial<Record<'items' | 'currency' | 'school', unknown>>

/** The titles of the offers of a school, by kind and number. */
const readTitles = async (req: PayloadRequest, cells: ChangedCell[], school: number) => {
  const titleOf = async (kind: OfferKind): Promise<[string, string][]> => {
    const numbers = cells.flatMap((cell) => (cell.kind === kind ? [cell.number] : []))
    if (numbers.length === 0) return []
    const docs = await findAll(
      req,
      kind === 'course' ? 'courses' : 'accommodation',
      { and: [{ school: { equals: school } }, { number: { in: numbers } }] },
      { select: { number: true, title: true } },
    )
    return docs.map(({ number, title }) => [`${kind} ${number}`, title])
  }
  return new Map([...(await titleOf('course')), ...(await titleOf('accommodation'))])
}

const readMoney = async (req: PayloadRequest, code: unknown): Promise<(minor?: number) => string> => {
  const { currencies } = await req.payload.findGlobal({ slug: 'pricing', depth: 0, req })
  const stored = (currencies ?? []).find((currency) => currency.code === code)
  if (!stored) return (minor) => (minor === undefined ? '' : (minor / 100).toFixed(2))
  const currency = {
    ...showFields(stored, currencyFields),
    format: showFields(stored.format, formatFields),
  }
  return (minor) => (minor === undefined ? '' : formatExact(minor, currency))
}

/** For the log: which prices of a list changed, as money. The first few are named, the others counted. */
export const describePrices = async (
  req: PayloadRequest,
  { before, after }: { before: List; after: List },
) => {
  const [old, now] = [pricedItems.safeParse(before.items ?? []), pricedItems.safeParse(after.items ?? [])]
  if (!old.success || !now.success) return []
  const all = changedCells(old.data, now.data)
  const cells = all.slice(0, maxCells)
  if (cells.length === 0) return []
  const titles = await readTitles(req, cells, documentId(after.school as number | { id: number }))
  const money = await readMoney(req, after.currency)
  const field = 'items'
  const named = cells.map(({ kind, number, week, from, to }) => {
    const name = titles.get(`${kind} ${number}`) ?? `${number}`
    return { field, cell: { name, week }, from: money(from), to: money(to) }
  })
  return all.length > cells.length ? [...named, { field, more: all.length - cells.length }] : named
}
