import type { CollectionSlug, Payload } from 'payload'
import { findDocuments } from './index/find-documents.server'
import { typedWords } from './index/words'

/** The ids of documents of one kind that have the words of a query, the best first, also with typing errors. Nothing of access is checked. */
export const findIds = async (
  payload: Payload,
  kind: CollectionSlug,
  query: string,
  limit: number,
): Promise<number[]> => {
  const words = typedWords(query)
  if (!words.length) return []
  return (await findDocuments({ payload, kinds: [kind], limit }, words)).map(({ id }) => id)
}
