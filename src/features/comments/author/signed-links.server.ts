import type { Payload } from 'payload'
import { createSigner } from '../../../platform/http/signature'
import { type Locale, localePath } from '../../../shared/locale'
import { DAY_MS } from '../../../shared/time/days'

export const CONFIRM_PATH = '/comments/confirm'
export const UNSUBSCRIBE_PATH = '/comments/unsubscribe'

export const confirmDays = 7

const idShape = /^[1-9]\d{0,9}$/

const confirmSigner = (payload: Payload) => createSigner(payload.secret, 'comment-confirm')
const unsubscribeSigner = (payload: Payload) => createSigner(payload.secret, 'comment-unsubscribe')

const address = (publicUrl: string, locale: Locale, path: string, query: Record<string, string>) =>
  `${publicUrl}${localePath(locale, path)}?${new URLSearchParams(query)}`

/** A confirmation link. Opening it proves access to the mailbox of the comment's address. */
export interface ConfirmLink {
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

/** The parameters of a link, not yet verified; `rightsOfLink` does that. */
export const readConfirmLink = (fields: URLSearchParams): ConfirmLink | undefined => {
  const [id = '', until = '', sign = ''] = ['id', 'until', 'sign'].map((name) => fields.get(name) ?? '')
  if (!idShape.test(id) || !/^\d{13}$/.test(until) || Number(until) <= Date.now()) return undefined
  return { id: Number(id), until, sign }
}

/** The rights of a link; undefined if its signature is wrong. */
export const rightsOfLink = (
  payload: Payload,
  { id, until, sign }: ConfirmLink,
  email: string,
): { mayApprove: boolean } | undefined =>
  [true, false]
    .map((mayApprove) => ({ mayApprove }))
    .find(({ mayApprove }) =>
      confirmSigner(payload).isGenuine(confirmText(id, email, until, mayApprove), sign),
    )

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
