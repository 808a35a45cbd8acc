import { isMailAddress } from '../../../shared/formats/mail'
import { cleanEmail, cleanLine, cleanLines } from '../comment/clean-text'
import { webAddress } from '../comment/content-parts'
import { commentLimits } from '../contract'
import { type CommentsCode, refusal } from './refusal'

/** Texts of a comment that a moderator may change. */
export interface CommentTexts {
  author: string
  email: string
  url: string
  content: string
}

/** Clean texts as for visitors, so that an unchanged address stays equal. */
const cleaners = { author: cleanLine, email: cleanEmail, url: cleanLine, content: cleanLines }

const refuse = (field: keyof CommentTexts, reason: CommentsCode) => {
  throw refusal('bad_request', reason, field)
}

/** One field as it is stored. An invalid one throws an error that names it. */
const read = (field: keyof CommentTexts, typed: string): string => {
  const text = cleaners[field](typed)
  if (text.length > commentLimits[field])
    refuse(field, {
      code: 'refusal.tooLong',
      params: { field, length: text.length, max: commentLimits[field] },
    })
  if (field === 'content' && !text) refuse(field, { code: 'refusal.empty' })
  if (field === 'email' && text && !isMailAddress(text)) refuse(field, { code: 'refusal.email' })
  if (field === 'url' && text && !webAddress(text)) refuse(field, { code: 'refusal.url' })
  return text
}

interface SentFields {
  get: (field: string) => string | null | undefined
}

/** Checks and cleans the fields that were sent; one that was not sent stays as it is. */
export const readTexts = (fields: SentFields): Partial<CommentTexts> => {
  const texts: Partial<CommentTexts> = {}
  for (const field of Object.keys(cleaners) as (keyof CommentTexts)[]) {
    const typed = fields.get(field)
    if (typeof typed === 'string') texts[field] = read(field, typed)
  }
  return texts
}
