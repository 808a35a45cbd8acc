import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { blockCollectionSlugs } from '../copying/copied-block'

// Where a reusable content is placed. Blocks are JSON, so the database cannot be asked: the lists of all documents are read.

type Holder = Exclude<(typeof blockCollectionSlugs)[number], 'reusable-content'>

const holders = blockCollectionSlugs.filter((slug): slug is Holder => slug !== 'reusable-content')

interface Stored {
  id: number
  _status?: string | null
  blocks?: { blockType?: string; content?: unknown }[] | null
}

/** A document that places the content. */
export interface Use {
  /** What it is, e.g. “Page”. */
  kind: string
  title: string
  /** Its form in the panel. */
  href: string
  /** Whether visitors see it there; otherwise it is in a draft. */
  isPublic: boolean
}

const places = ({ blocks }: Stored, content: number): boolean =>
  (blocks ?? []).some((block) => block.blockType === 'reusable' && block.content === content)

const select = { blocks: true, _status: true } as const

/** The documents of a collection that place the content: the published ones, and those whose newest version does. */
const usesIn = async (req: PayloadRequest, collection: Holder, content: number): Promise<Use[]> => {
  const { payload, i18n } = req
  const { config } = payload.collections[collection]
  const { useAsTitle = 'id' } = config.admin
  const query = { collection, limit: 0, pagination: false, req }
  const stored = await payload.db.find<Stored>({ ...query, select })
  const newest = config.versions?.drafts
    ? await payload.db.queryDrafts<Stored>({ ...query, select: { parent: true, version: select } })
    : undefined
  const published = new Set(
    stored.docs.flatMap((doc) => (doc._status !== 'draft' && places(doc, content) ? [doc.id] : [])),
  )
  const drafts = (newest?.docs ?? []).flatMap((doc) => (places(doc, content) ? [doc.id] : []))
  const ids = [...new Set([...published, ...drafts])]
  if (ids.length === 0) return []
  const titled = await payload.find({
    collection,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { [useAsTitle]: true },
    req,
  })
  return titled.docs.map((doc) => ({
    kind: getTranslation(config.labels.singular, i18n),
    title: String((doc as unknown as Record<string, unknown>)[useAsTitle] || doc.id),
    href: `/admin/collections/${collection}/${doc.id}`,
    isPublic: published.has(doc.id),
  }))
}

const usesOnHomePage = async (req: PayloadRequest, content: number): Promise<Use[]> => {
  const slug = 'home-page'
  const read = (draft: boolean) => req.payload.findGlobal({ slug, draft, depth: 0, req })
  const stored = (await read(false)) as Stored
  const isPublic = stored._status !== 'draft' && places(stored, content)
  if (!isPublic && !places((await read(true)) as Stored, content)) return []
  const config = req.payload.globals.config.find((global) => global.slug === slug)
  const title = config ? getTranslation(config.label, req.i18n) : slug
  return [{ kind: '', title, href: `/admin/globals/${slug}`, isPublic }]
}

/** All documents that place a reusable content, in the language of the request. */
export const findUses = async (req: PayloadRequest, content: number): Promise<Use[]> => {
  const uses = await usesOnHomePage(req, content)
  for (const collection of holders) uses.push(...(await usesIn(req, collection, content)))
  return uses
}
