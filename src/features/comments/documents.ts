import type { Comment } from '../../platform/payload/payload-types'
import { documentId, readId } from '../../shared/id'
import type { Translator } from '../../shared/messages/translator'
import {
  type CommentedDocument,
  type CommentedType,
  commentedTypes,
  type DocumentReference,
} from './contract'
import type { CommentsParams } from './messages/messages'
import type { CommentsPanelMessages } from './messages/panel/messages'

// A comment belongs to one document: a school, a post or a page. Each kind has a column of its own, and exactly one is set.

/** The field of a comment that refers to its document. */
export const documentFields = { schools: 'school', posts: 'post', pages: 'page' } as const satisfies Record<
  CommentedType,
  keyof Comment
>

/** The part of a comment that says what it is about. */
export type CommentOwner = Partial<Pick<Comment, (typeof documentFields)[CommentedType]>>

export const documentOf = (comment: CommentOwner): DocumentReference => {
  const [owner, ...more] = commentedTypes.flatMap((type) => {
    const value = comment[documentFields[type]]
    return value ? [{ type, id: documentId(value) }] : []
  })
  if (!owner || more.length) throw new Error('a comment belongs to one school, post or page')
  return owner
}

/** The fields of a comment on this document, also those that are empty. */
export const ownedBy = ({ type, id }: DocumentReference): CommentOwner =>
  Object.fromEntries(commentedTypes.map((one) => [documentFields[one], one === type ? id : null]))

/** The comments of a document, for Payload. */
export const whereDocument = ({ type, id }: DocumentReference): Record<string, { equals: number }> => ({
  [documentFields[type]]: { equals: id },
})

/** A document as text: `posts:12`, in addresses and forms of the panel. */
export const referenceText = ({ type, id }: DocumentReference): string => `${type}:${id}`

export const readReference = (text: string): DocumentReference | undefined => {
  const [name, number] = text.split(':')
  const type = commentedTypes.find((one) => one === name)
  const id = readId(number)
  return type && id ? { type, id } : undefined
}

/** The name of a document within a sentence: that of a school as it is, the title of a post or page in quotes. */
export const nameInText = (
  t: Translator<Pick<CommentsParams, 'quoted'>>,
  { type, name }: { type: CommentedType; name: string },
): string => (type === 'schools' ? name : t('quoted', { title: name }))

/** Label of the document for moderators, with its kind: `Summer party (post)`. */
export const documentWithKind = (
  t: CommentsPanelMessages,
  { type, slug, name }: CommentedDocument,
): string => {
  const label = name || slug || t(`document.noName.${type}`)
  return type === 'schools' ? label : t(`document.${type}`, { name: label })
}
