import type { Payload } from 'payload'
import { createSigner } from '../../../platform/http/signature'
import { type Locale, localePath } from '../../../shared/locale'
import { DAY_MS } from '../../../shared/time/days'

export const CONFIRM_PATH = '/comments/confirm'
export const UNSUBSCRIBE_PATH = '/comments/unsubscribe'
export const OWN_COMMENT_PATH = '/comments/own'

export const confirmDays = 7
export const ownDays = 30

const idShape = /^[1-9]\d{0,9}$/

const confirmSigner = (payload: Payload) => createSigner(payload.secret, 'comment-confirm')
const ownSigner = (payload: Payload) => createSigner(payload.secret, 'comment-own')
const unsubscribeSigner = (payload: Payload) => createSigner(payload.secret, 'comment-unsubscribe')

const address = (publicUrl: string, locale: Locale, path: string, query: Record<string, string>) =>
  `${publicUrl}${localePath(locale, path)}?${new URLSearchParams(query)}`

/** A link that expires. Opening it proves access to the mailbox of the comment's address. */
export interface DatedLink {
  id: number
  until: string
  sign: string
}

/** Additional rights of a link are part of the signature only, so that they cannot be read or changed. */
const confirmText = (id: number, email: string, until: string, mayApprove: boolean) =>
  JSON.stringify([id, email, until, mayApprove])

/** The address of the confirmation page. For a comment that a moderator has to look at, the link only confirms. */
export const confirmPageAddress = (
  payload: Payload,
  publicUrl: string,
  locale: Locale,
  comment: { id: number; email: string; mayApprove: boolean },
): string => {
  const until = String(Date.now() + confirmDays * DAY_MS)
  const text = confirmText(comment.id, comment.email, until, comment.mayApprove)
  const sign = confirmSigner(payload).sign(text)
  return address(publicUrl, locale, CONFIRM_PATH, { id: String(comment.id), until, sign })
}

/** The parameters of a link, not yet verified; `rightsOfLink` and `isOwnLink` do that. */
export const readDatedLink = (fields: URLSearchParams): DatedLink | undefined => {
  const [id = '', until = '', sign = ''] = ['id', 'until', 'sign'].map((name) => fields.get(name) ?? '')
  if (!idShape.test(id) || !/^\d{13}$/.test(until) || Number(until) <= Date.now()) return undefined
  return { id: Number(id), until, sign }
}

/** The rights of a link; undefined if its signature is wrong. */
export const rightsOfLink = (
  payload: Payload,
  { id, until, sign }: DatedLink,
  email: string,
): { mayApprove: boolean } | undefined =>
  [true, false]
    .map((mayApprove) => ({ mayApprove }))
    .find(({ mayApprove }) =>
      confirmSigner(payload).isGenuine(confirmText(id, email, until, mayApprove), sign),
    )

const ownText = (id: number, email: string, until: string) => JSON.stringify([id, email, until])

/** The page on which the author of a comment corrects or withdraws it. */
export const ownCommentAddress = (
  payload: Payload,
  publicUrl: string,
  locale: Locale,
  { id, email }: { id: number; email: string },
): string => {
  const until = String(Date.now() + ownDays * DAY_MS)
  const sign = ownSigner(payload).sign(ownText(id, email, until))
  return address(publicUrl, locale, OWN_COMMENT_PATH, { id: String(id), until, sign })
}

export const isOwnLink = (payload: Payload, { id, until, sign }: DatedLink, email: string): boolean =>
  ownSigner(payload).isGenuine(ownText(id, email, until), sign)

/** Contains the id of the comment and not the address, which should not appear in logs and histories. It does not expire. */
export const unsubscribeAddress = (payload: Payload, publicUrl: string, locale: Locale, id: number): string =>
  address(publicUrl, locale, UNSUBSCRIBE_PATH, {
    id: String(id),
    sign: unsubscribeSigner(payload).sign(String(id)),
  })

export const readUnsubscribe = (payload: Payload, fields: URLSearchParams): number | undefined => {
  const [id = '', sign = ''] = [fields.get('id') ?? '', fields.get('sign') ?? '']
  return idShape.test(id) && unsubscribeSigner(payload).isGenuine(id, sign) ? Number(id) : undefined
}
