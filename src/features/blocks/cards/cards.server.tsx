import { linkedPath, type Reference } from '../../../platform/payload/link-href'
import { type MediaDoc, toPicture } from '../../../platform/payload/picture'
import { documentId } from '../../../shared/id'
import { blockText } from '../common/block-texts.server'
import type { BlockOf, Card } from '../contract'
import type { ShowBlock, ShowContext } from '../show-block.server'
import { CardList } from './CardList'
import { postCard } from './post-card'

const DEFAULT_LIMIT = 6

/** Fields that cards show of documents with a page; each collection has some of them. */
interface ListedDoc {
  id: number
  title?: string | null
  name?: string | null
  summary?: string | null
  description?: unknown
  town?: string | null
  hero?: number | MediaDoc | null
  picture?: number | MediaDoc | null
  pictures?: (number | MediaDoc)[] | null
}

/** The card of a document; none if visitors cannot open it. */
const toCard = (reference: Reference, ctx: ShowContext): (Card & { id: number }) | undefined => {
  const href = linkedPath(reference, ctx)
  if (!href || typeof reference.value !== 'object') return undefined
  const doc = reference.value as ListedDoc
  const text = doc.summary || (typeof doc.description === 'string' ? doc.description : '')
  return {
    id: doc.id,
    href,
    title: { text: doc.name || doc.title || '' },
    ...(text ? { text: { text } } : {}),
    ...(doc.town ? { kicker: doc.town } : {}),
    picture: toPicture(doc.hero ?? doc.picture ?? doc.pictures?.[0], ctx),
  }
}

const findReferences = async (block: BlockOf<'cards'>, ctx: ShowContext): Promise<Reference[]> => {
  const { content, documents } = block
  if (content === 'chosen') return documents ?? []
  if (content === 'posts') return []
  const found = await ctx.parts.documents?.(ctx, {
    content,
    school: content !== 'schools' && block.school ? documentId(block.school) : undefined,
    limit: block.limit ?? DEFAULT_LIMIT,
  })
  return found ?? []
}

const findCards = async (block: BlockOf<'cards'>, ctx: ShowContext): Promise<Card[]> => {
  if (block.content === 'posts') {
    const posts = await ctx.parts.posts?.(ctx, {
      school: block.school ? documentId(block.school) : undefined,
      limit: block.limit ?? DEFAULT_LIMIT,
    })
    return (posts ?? []).map(postCard)
  }
  const references = await findReferences(block, ctx)
  const found = references.map((reference) => ({ reference, card: toCard(reference, ctx) }))
  const schools = found.flatMap(({ reference: { relationTo }, card }) =>
    relationTo === 'schools' && card ? [card.id] : [],
  )
  const prices = schools.length ? await ctx.parts.fromPrices?.(ctx, schools) : undefined
  return found.flatMap(({ reference, card }) => {
    if (!card) return []
    const note = reference.relationTo === 'schools' ? prices?.get(card.id)?.from?.text : undefined
    return [{ ...card, ...(note ? { note } : {}) }]
  })
}

export const showCards: ShowBlock<'cards'> = async (block, ctx, originals) => {
  const cards = await findCards(block, ctx)
  if (cards.length === 0) return undefined
  return {
    body: (
      <CardList
        heading={blockText(block, originals, 'heading')}
        text={blockText(block, originals, 'text')}
        cards={cards}
      />
    ),
  }
}
