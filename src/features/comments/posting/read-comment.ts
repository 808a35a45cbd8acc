import { z } from 'zod'
import type { FieldError } from '../../../shared/form-fields'
import { readId } from '../../../shared/id'
import { cleanEmail, cleanLine, cleanLines, isReadable, isVisible } from '../comment/clean-text'
import { webAddress } from '../comment/content-parts'
import { type CommentSettings, commentFields, commentLimits } from '../contract'
import type { CommentsMessages } from '../messages/messages'

/** A checked comment. Unknown fields of the form are not part of it and are never stored. */
export interface WrittenComment {
  author: string
  email: string
  url: string
  /** Plain text as typed. HTML in it is kept as text and escaped on output. */
  content: string
  rating?: number
  wantsReplies: boolean
  remember: boolean
}

type Settings = Pick<CommentSettings, 'nameRequired' | 'ratings' | 'replyMail'>

interface ReadOptions {
  settings: Settings
  t: CommentsMessages
  isReply: boolean
}

/** The id of the parent comment: 0 for none, undefined if it is not a number. */
export const readParentId = (form: URLSearchParams): number | undefined => {
  const text = (form.get(commentFields.parentId) ?? '').trim() || '0'
  return text === '0' ? 0 : readId(text)
}

const isTicked = (form: URLSearchParams, name: string) => form.get(name) === 'yes'

/** Accepts `example.org` without a scheme. Addresses with a user name or password are refused. */
const websiteOf = (text: string): string | undefined => {
  const href = webAddress(
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`,
  )
  if (!href) return undefined
  const { hostname, username, password } = new URL(href)
  return hostname.includes('.') && !username && !password ? href : undefined
}

const isMail = (text: string) => z.email().safeParse(text).success

const cleaners = { author: cleanLine, email: cleanEmail, url: cleanLine, content: cleanLines }

/** A typed text as it is stored, or why it is refused. It is never cut, so the visitor's text is not changed. */
export const readText = (
  name: keyof typeof commentLimits,
  typed: string,
  t: CommentsMessages,
): { text: string; error?: string } => {
  const labels = { author: t('name'), email: t('email'), url: t('website'), content: t('content') }
  const text = cleaners[name](typed)
  const [field, max] = [labels[name], commentLimits[name]]
  if (!isReadable(typed)) return { text, error: t('unreadable', { field }) }
  if (text.length > max) return { text, error: t('tooLong', { field, max, count: text.length }) }
  return name === 'content' && !isVisible(text) ? { text, error: t('contentEmpty') } : { text }
}

export const readComment = (
  form: URLSearchParams,
  { settings, t, isReply }: ReadOptions,
): { comment?: WrittenComment; errors: FieldError[] } => {
  const errors: FieldError[] = []
  const wrong = (field: string, message: string) => errors.push({ field, message })
  const read = (name: keyof typeof commentLimits): string => {
    const { text, error } = readText(name, form.get(commentFields[name]) ?? '', t)
    if (error) wrong(commentFields[name], error)
    return error ? '' : text
  }
  const isWrong = (field: string) => errors.some((error) => error.field === field)

  const content = read('content')
  const author = read('author')
  const email = read('email')
  const typedUrl = read('url')

  const required = settings.nameRequired
  if (required && !isVisible(author) && !isWrong('author')) wrong('author', t('nameMissing'))
  if (required && !email && !isWrong('email')) wrong('email', t('emailMissing'))
  if (email && !isMail(email)) wrong('email', t('emailWrong'))
  const url = typedUrl && websiteOf(typedUrl)
  if (typedUrl && (!url || url.length > commentLimits.url)) wrong('url', t('urlWrong'))

  const rated = isReply || !settings.ratings ? '' : (form.get(commentFields.rating) ?? '')
  if (rated && !/^[1-5]$/.test(rated)) wrong('rating', t('ratingWrong'))
  // One rating per person, and the address identifies the person.
  if (rated && !email && !isWrong('email')) wrong('email', t('emailMissing'))
  if (errors.length) return { errors: inFormOrder(errors) }
  return {
    errors,
    comment: {
      author,
      email,
      url: url ?? '',
      content,
      ...(rated ? { rating: Number(rated) } : {}),
      wantsReplies: settings.replyMail && email !== '' && isTicked(form, commentFields.notify),
      remember: isTicked(form, commentFields.remember),
    },
  }
}

const order = ['form', 'parent_id', 'content', 'author', 'email', 'url', 'rating']

/** In the order in which the form shows its fields. */
const inFormOrder = (errors: readonly FieldError[]): FieldError[] =>
  [...errors].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
