import { AppError } from '../../../shared/errors'
import { isMailAddress } from '../../../shared/formats/mail'
import { cleanEmail, cleanLine, cleanLines } from '../comment/clean-text'
import { webAddress } from '../comment/content-parts'
import { commentLimits } from '../contract'

/** Texts of a comment that a moderator may change. */
export interface CommentTexts {
  author: string
  email: string
  url: string
  content: string
}

const names: Record<keyof CommentTexts, string> = {
  author: 'The name',
  email: 'The e-mail address',
  url: 'The website',
  content: 'The comment',
}

/** Clean texts as for visitors, so that an unchanged address stays equal. */
const cleaners = { author: cleanLine, email: cleanEmail, url: cleanLine, content: cleanLines }

const refuse = (field: keyof CommentTexts, rule: string) => {
  throw new AppError('bad_request', `${names[field]} ${rule}`, { field })
}

/** One field as it is stored. An invalid one throws an error that names it. */
const read = (field: keyof CommentTexts, typed: string): string => {
  const text = cleaners[field](typed)
  if (text.length > commentLimits[field])
    refuse(field, `has ${text.length} characters; ${commentLimits[field]} are allowed.`)
  if (field === 'content' && !text) refuse(field, 'must not be empty.')
  if (field === 'email' && text && !isMailAddress(text)) refuse(field, 'is not an e-mail address.')
  if (field === 'url' && text && !webAddress(text)) refuse(field, 'must begin with http:// or https://.')
  return text
}

interface SentFields {
  get: (field: string) => string | null | undefined
}

/** Checks and cleans the fields that were sent; one that was not sent stays as it is. */
export const readTexts = (fields: SentFields): Partial<CommentTexts> => {
  const texts: Partial<CommentTexts> = {}
  for (const field of Object.keys(names) as (keyof CommentTexts)[]) {
    const typed = fields.get(field)
    if (typeof typed === 'string') texts[field] = read(field, typed)
  }
  return texts
}
