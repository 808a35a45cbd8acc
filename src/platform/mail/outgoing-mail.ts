import {
  type Access,
  APIError,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
  type PayloadRequest,
  type Where,
} from 'payload'
import { ofNoSchool } from '../../platform/payload/school-scope'
import { isMailAddress } from '../../shared/formats/mail'
import { lockRows, readRowsIn, sql } from '../database/statement'
import { administrators, hasRole, nobody } from '../payload/access'
import { payloadPanelMessages } from '../payload/messages/panel/messages'
import type { OutgoingMail } from '../payload/payload-types'
import { requestMessages } from '../payload/request-messages'

/** Announced when a mail is queued, also again. */
export const mailTag = 'outgoing-mail'

const states = [
  'queued',
  'sending',
  'sent',
  // Without a mail server a mail is saved as a file and not sent.
  'kept',
  'failed',
]

/** Written only by the site, neither in the admin panel nor through its API. */
const written = { admin: { readOnly: true }, access: { update: nobody } }
const writtenAside = { ...written, admin: { readOnly: true, position: 'sidebar' as const } }

/**
 * Fields that may contain a secret link. They can be read with their document, which hides the link, but not used for searching
 * or sorting, for which Payload checks access without a document. Searching would reveal the link character by character.
 * The panel's form passes `siblingData` instead of `doc`: the document as it was read, with the link hidden.
 */
const isOfDocument = ({ doc, siblingData }: { doc?: unknown; siblingData?: unknown }): boolean =>
  doc !== undefined || siblingData !== undefined

const writtenForReader = {
  ...written,
  access: { ...written.access, read: isOfDocument },
}

/** A header is one line. */
const asHeader = (maxLength: number) => ({
  hooks: {
    beforeValidate: [
      ({ value }: { value?: unknown }) =>
        typeof value === 'string'
          ? value
              .replace(/[\p{Cc}\s]+/gu, ' ')
              .trim()
              .slice(0, maxLength)
          : value,
    ],
  },
})

const addressField = (name: string, required: boolean): Field => ({
  name,
  type: 'text',
  required,
  ...written,
  // Exactly one address: no second one, and no line break that would start another header.
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (!required && !value) ||
    isMailAddress(value) ||
    requestMessages(payloadPanelMessages, req)('errors.email'),
})

/** Who gets a copy, as one line. */
const copiesField: Field = {
  name: 'cc',
  type: 'text',
  ...written,
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value ||
    (typeof value === 'string' && value.split(', ').every(isMailAddress)) ||
    requestMessages(payloadPanelMessages, req)('errors.email'),
}

/** Mails that not every editor sees. */
export interface DeclaredMail {
  /** The first word of what they are about. */
  about: string
  readers: 'moderators' | 'administrators'
  /** Whether a mail contains a link that only its recipient may see. */
  isSecret: (about: unknown) => boolean
}

const bySubject =
  (mails: readonly DeclaredMail[]): Access =>
  ({ req }) => {
    if (hasRole(req, 'administrator')) return true
    const ofModerators = mails.filter(({ readers }) => readers === 'moderators')
    const moderated: Where[] = ofModerators.map(({ about }) => ({ about: { like: about } }))
    // Unlike `like`, this uses the pattern unchanged.
    const notDeclared: Where = { and: mails.map(({ about }) => ({ about: { not_like: `${about}%` } })) }
    const seen = [
      ...(hasRole(req, 'moderator') ? moderated : []),
      ...(hasRole(req, 'editor') ? [{ about: { exists: false } }, notDeclared] : []),
    ]
    return seen.length > 0 && { or: seen }
  }

/** Shown instead of a text with a secret link. A file in the outbox is for operators, who can read everything anyway. */
const hiddenText = (req: PayloadRequest, state: unknown): string => {
  const t = requestMessages(payloadPanelMessages, req)
  return `${t('hiddenMail.lead')} ${t(state === 'kept' ? 'hiddenMail.kept' : 'hiddenMail.sent')}`
}

/** Hides secret links from users of the panel. The sender reads without a user. */
const hideSecretLinks =
  (mails: readonly DeclaredMail[]): CollectionAfterReadHook =>
  ({ doc, req }) =>
    req.user && mails.some(({ isSecret }) => isSecret(doc.about))
      ? {
          ...doc,
          text: hiddenText(req, doc.state),
          content: null,
          attachments: null,
          unsubscribe: null,
        }
      : doc

/** Noted by the sender instead of an error of the mail server, for a mail that must not be sent any more. */
export const OBSOLETE = 'obsolete'

const translateError: CollectionAfterReadHook = ({ doc, req }) =>
  req.user && doc.lastError === OBSOLETE
    ? { ...doc, lastError: requestMessages(payloadPanelMessages, req)('obsoleteMail') }
    : doc

/** The state as it is stored now. The sender cannot change it until the transaction ends. */
const lockState = async (req: PayloadRequest, id: number): Promise<unknown> => {
  await lockRows(req, sql`select id from outgoing_mail where id = ${id} for update`)
  const [row] = await readRowsIn(req, sql`select state from outgoing_mail where id = ${id}`)
  return row?.state
}

/**
 * Staff can queue a mail again that was not sent, or mark one as failed. Everything else is changed by the sender only. Their
 * screen may be older than the mail, which would then be sent twice.
 */
const staffDecide: CollectionBeforeChangeHook<OutgoingMail> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !req.user || !originalDoc) return data
  const stored = await lockState(req, originalDoc.id)
  if (data.state === stored) return data
  if (data.state !== 'queued' && data.state !== 'failed')
    throw new APIError(requestMessages(payloadPanelMessages, req)('errors.mailState'), 400, null, true)
  if (stored === 'sending' || (stored === 'sent' && data.state === 'queued'))
    throw new APIError(requestMessages(payloadPanelMessages, req)('errors.mailSent'), 409, null, true)
  return data.state === 'queued'
    ? { ...data, attempts: 0, lastError: null, dueAt: new Date().toISOString() }
    : data
}

/**
 * Every mail is stored here first, in the transaction that causes it, and sent afterwards. No mail is lost while the mail server
 * cannot be reached, and staff see which mails wait and why.
 */
export const outgoingMail = (mails: readonly DeclaredMail[]): CollectionConfig => ({
  slug: 'outgoing-mail',
  custom: ofNoSchool(),
  admin: {
    group: 'settings',
    useAsTitle: 'subject',
    listSearchableFields: ['subject', 'to', 'cc'],
    defaultColumns: ['subject', 'to', 'state', 'attempts', 'createdAt'],
    components: { beforeListTable: ['/platform/mail/MailNotice#MailNotice'] },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: bySubject(mails), update: bySubject(mails), delete: administrators },
  hooks: { beforeChange: [staffDecide], afterRead: [hideSecretLinks(mails), translateError] },
  indexes: [{ fields: ['state', 'dueAt'] }],
  fields: [
    { name: 'state', type: 'select', required: true, defaultValue: 'queued', options: states },
    addressField('to', true),
    copiesField,
    addressField('replyTo', false),
    { name: 'fromName', type: 'text', ...written, ...asHeader(120) },
    {
      name: 'subject',
      type: 'text',
      required: true,
      ...written,
      ...asHeader(200),
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      ...writtenForReader,
      admin: { readOnly: true },
    },
    // `content` is the text for the HTML part, `attachments` are files such as the PDF of a quote; see src/shared/mail.ts.
    { name: 'content', type: 'json', ...writtenForReader, hidden: true },
    { name: 'attachments', type: 'json', ...writtenForReader, hidden: true },
    {
      name: 'unsubscribe',
      type: 'text',
      ...writtenForReader,
      admin: { readOnly: true },
    },
    {
      name: 'about',
      type: 'text',
      index: true,
      ...writtenAside,
      admin: writtenAside.admin,
    },
    { name: 'lastError', type: 'textarea', ...written },
    { name: 'attempts', type: 'number', defaultValue: 0, ...writtenAside },
    { name: 'dueAt', type: 'date', required: true, ...writtenAside },
    {
      name: 'sentAt',
      type: 'date',
      ...writtenAside,
      // Mails that an earlier version has kept have a time too, though nothing was sent.
      admin: { ...writtenAside.admin, condition: ({ state }) => state === 'sent' },
    },
  ],
})
