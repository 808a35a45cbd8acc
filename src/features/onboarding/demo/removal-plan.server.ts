import { type DocumentKey, toDocumentKey } from '../../../platform/payload/references/references'

/** Facts about a document that decide whether it is removed with the demo. */
export interface PlannedDocument {
  collection: string
  id: number
  title: string
  /** Whether the demo brought it. */
  isDemo: boolean
  isChanged: boolean
  references: ReadonlySet<DocumentKey>
}

type KeepReason = 'changed' | 'used' | 'part'

interface Kept {
  key: DocumentKey
  reason: KeepReason
  /** The document that uses it or that it is a part of. */
  by?: PlannedDocument
}

export interface RemovalPlan {
  remove: PlannedDocument[]
  kept: (Kept & { document: PlannedDocument })[]
}

/** Parts of a school: without them the school is an empty shell, and without the school they have no place. */
const partsOfSchool = [
  'courses',
  'accommodation',
  'price-lists',
  'price-extras',
  'price-adjustments',
  'school-maps',
]

/** Whether a document is a part of another: the other is kept if it is, and it is kept if the other is. */
const isPartOf = (part: PlannedDocument, whole: PlannedDocument): boolean => {
  const belongs =
    part.collection === 'comments' ||
    (whole.collection === 'schools' && partsOfSchool.includes(part.collection))
  return belongs && part.references.has(toDocumentKey(whole.collection, whole.id))
}

/**
 * Decides which documents of the demo go. Those that staff made or changed stay, with all they use; a school stays with its courses,
 * accommodation, prices, map and comments.
 */
export const planRemoval = (documents: readonly PlannedDocument[]): RemovalPlan => {
  const byKey = new Map(
    documents.map((document) => [toDocumentKey(document.collection, document.id), document]),
  )
  const kept = new Map<DocumentKey, Kept>()
  const queue: PlannedDocument[] = []
  const keep = (key: DocumentKey, reason: KeepReason, by?: PlannedDocument) => {
    const document = byKey.get(key)
    if (!document?.isDemo || kept.has(key)) return
    kept.set(key, { key, reason, ...(by && { by }) })
    queue.push(document)
  }
  for (const document of documents)
    if (document.isDemo && document.isChanged)
      keep(toDocumentKey(document.collection, document.id), 'changed')
  for (const document of documents)
    if (!document.isDemo) for (const key of document.references) keep(key, 'used', document)
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const key of next.references) keep(key, 'used', next)
    for (const part of documents)
      if (part.isDemo && isPartOf(part, next)) keep(toDocumentKey(part.collection, part.id), 'part', next)
  }
  return {
    remove: documents.filter(
      (document) => document.isDemo && !kept.has(toDocumentKey(document.collection, document.id)),
    ),
    kept: [...kept.values()].flatMap((each) => {
      const document = byKey.get(each.key)
      return document ? [{ ...each, document }] : []
    }),
  }
}
