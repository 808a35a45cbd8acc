import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest, ValidationError } from 'payload'
import { defaultLocale, type Locale, locales } from '../../../shared/locale'
import type { MessageCode } from '../../../shared/messages/message-code'
import type { StoredBlock } from '../contract'
import type { BlocksPanelMessages } from '../messages/panel/messages'
import { MAX_BLOCKS, type Place, withBlock } from './copied-block'

// Copies one block with its texts in all languages. A form of the panel knows only the language it is open in.

export type Refuse = (problem: MessageCode<BlocksPanelMessages>, field?: string) => ValidationError

interface DocumentWithBlocks {
  title?: string | null
  blocks?: StoredBlock[] | null
}

/** The newest version of a document in one language, without texts of other languages. */
const readDocument = async (
  req: PayloadRequest,
  place: Place,
  locale: Locale,
): Promise<DocumentWithBlocks | null> => {
  const options = {
    draft: true,
    depth: 0,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    req,
  } as const
  return 'global' in place
    ? req.payload.findGlobal({ slug: place.global, ...options })
    : (req.payload.findByID({
        ...place,
        ...options,
        disableErrors: true,
      }) as Promise<DocumentWithBlocks | null>)
}

const hasDrafts = (place: Place): boolean => 'global' in place || place.collection !== 'accommodation'

/** Saves the blocks of a document in one language: as a draft, where the collection has drafts. */
const writeBlocks = async (req: PayloadRequest, place: Place, locale: Locale, blocks: StoredBlock[]) => {
  const options = {
    data: { blocks },
    depth: 0,
    locale,
    overrideAccess: false,
    overrideLock: false,
    req,
  } as const
  if ('global' in place) {
    await req.payload.updateGlobal({ slug: place.global, draft: true, ...options })
    return
  }
  // One version for all languages: an autosave replaces the one before it.
  const drafts = hasDrafts(place) ? { draft: true, autosave: true } : {}
  await req.payload.update({ ...place, ...drafts, ...options })
}

/** A block in all languages, with an id of its own. */
const readBlock = async (req: PayloadRequest, place: Place, id: string, refuse: Refuse) => {
  const copyId = randomBytes(12).toString('hex')
  const found = new Map<Locale, StoredBlock>()
  for (const locale of locales) {
    const block = (await readDocument(req, place, locale))?.blocks?.find((stored) => stored.id === id)
    if (!block) throw refuse({ code: 'errors.notStored' })
    found.set(locale, { ...block, id: copyId })
  }
  return found
}

/** Adds a block to a document, in the default language first: then it exists in all. */
const addBlock = async (req: PayloadRequest, to: Place, block: ReadonlyMap<Locale, StoredBlock>) => {
  for (const locale of [defaultLocale, ...locales.filter((code) => code !== defaultLocale)]) {
    const copy = block.get(locale)
    const document = await readDocument(req, to, locale)
    // Without drafts, a document cannot be saved in a language in which it has no title.
    if (!hasDrafts(to) && !document?.title) continue
    const before = document?.blocks ?? []
    const stored = before.find(({ id }) => id === copy?.id)
    if (copy && !isDeepStrictEqual(stored, copy)) await writeBlocks(req, to, locale, withBlock(before, copy))
  }
}

interface Source {
  from: Place
  block: string
}

/** Adds a copy of a block at the end of another document. */
export const copyBlock = async (
  req: PayloadRequest,
  { from, block, to }: Source & { to: Place },
  refuse: Refuse,
) => {
  const copy = await readBlock(req, from, block, refuse)
  const target = await readDocument(req, to, defaultLocale)
  if (!target) throw refuse({ code: 'errors.pageDeleted' }, 'to')
  if ((target.blocks?.length ?? 0) >= MAX_BLOCKS)
    throw refuse({ code: 'errors.manyBlocks', params: { count: MAX_BLOCKS } }, 'to')
  const isReusable = copy.get(defaultLocale)?.blockType === 'reusable'
  if (isReusable && 'collection' in to && to.collection === 'reusable-content')
    throw refuse({ code: 'errors.nested' }, 'to')
  await addBlock(req, to, copy)
  return { block: copy.get(defaultLocale)?.id }
}

/** Publishes a copy of a block as reusable content. The panel then shows that in the place of the block. */
export const keepBlock = async (
  req: PayloadRequest,
  { from, block, title }: Source & { title: string },
  refuse: Refuse,
) => {
  const copy = await readBlock(req, from, block, refuse)
  if (copy.get(defaultLocale)?.blockType === 'reusable') throw refuse({ code: 'errors.reusableAlready' })
  const options = { collection: 'reusable-content', overrideAccess: false, depth: 0, req } as const
  const { id } = await req.payload.create({
    ...options,
    locale: defaultLocale,
    draft: true,
    data: { title, blocks: [], _status: 'draft' },
  })
  await addBlock(req, { collection: 'reusable-content', id }, copy)
  // Only now it is complete, so this checks that nothing required is missing.
  await req.payload.update({ ...options, id, locale: defaultLocale, data: { _status: 'published' } })
  return { doc: { id, title } }
}
