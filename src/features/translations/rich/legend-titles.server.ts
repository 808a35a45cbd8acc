import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Locale } from '../../../shared/locale'
import type { TranslationRow } from '../contract'
import { placeOf } from '../states/documents.server'

type Legend = TranslationRow['legend']

/** The titles of documents in the default language, by `pages:12`, as far as the user may read them. */
const readTitles = async (
  req: PayloadRequest,
  names: ReadonlySet<string>,
  main: Locale,
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<CollectionSlug, number[]>()
  for (const name of names) {
    const place = placeOf(req.payload, name)
    if (place && 'collection' in place)
      ids.set(place.collection, [...(ids.get(place.collection) ?? []), place.id])
  }
  const titles = new Map<string, string>()
  for (const [collection, wanted] of ids) {
    const { admin, labels } = req.payload.collections[collection].config
    const { useAsTitle = 'id' } = admin
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: wanted } },
      select: { [useAsTitle]: true } as never,
      locale: main,
      draft: true,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    const kind = getTranslation(labels.singular, req.i18n)
    for (const doc of docs as unknown as ({ id: number } & Record<string, unknown>)[]) {
      const title = useAsTitle === 'id' ? '' : String(doc[useAsTitle] ?? '').trim()
      titles.set(`${collection}:${doc.id}`, title ? `${kind}: ${title}` : `${kind} ${doc.id}`)
    }
  }
  return titles
}

/** Names the pages and pictures that marks stand for by their titles. A document that does not exist any more keeps its number. */
export const nameLegends = async <Row extends object>(
  req: PayloadRequest,
  rows: readonly Row[],
  main: Locale,
): Promise<Row[]> => {
  const legendOf = (row: Row): Legend => ('legend' in row ? (row.legend as Legend) : [])
  const names = new Set(
    rows.flatMap((row) => legendOf(row).flatMap(({ document }) => (document ? [document] : []))),
  )
  if (!names.size) return [...rows]
  const titles = await readTitles(req, names, main)
  const named = (legend: Legend): Legend =>
    legend.map((entry) => ({ ...entry, label: titles.get(entry.document ?? '') ?? entry.label }))
  return rows.map((row) => ('legend' in row ? { ...row, legend: named(row.legend as Legend) } : row))
}
