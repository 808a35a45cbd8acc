import type { FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { findSessionUser } from '../../../platform/http/staff-session'
import {
  Elsewhere,
  type FieldsRead,
  type FormVisit,
  Rejection,
} from '../../../platform/http/visitor-form/form-declaration'
import { findAll } from '../../../platform/payload/find-documents'
import type { QueryContext } from '../../../platform/payload/query'
import { formError } from '../../../shared/form-fields'
import { readId } from '../../../shared/id'
import { type Locale, localePath } from '../../../shared/locale'
import { readStaffName } from '../author/staff-name.server'
import {
  type CommentSettings,
  commentFields,
  commentsPath,
  type DocumentAddress,
  type DocumentReference,
  type PublicComment,
} from '../contract'
import { whereDocument } from '../documents'
import { getDocument, type ShownDocument } from '../documents.server'
import { commentsMessages } from '../messages/messages'
import { getSettingsOf, toPublicComment } from '../queries.server'
import { readComment, readParentId, type WrittenComment } from './read-comment'

/** A member of staff, identified by the session. */
interface StaffMember {
  id: number
  name?: string | null
  email: string
}

/** Data of the form besides the typed fields. */
export interface PostingPage {
  at: DocumentAddress
  /** Missing while the database cannot be reached. */
  document?: ShownDocument
  settings: CommentSettings
  staff?: StaffMember
  /** The comment that is replied to; 0 for none, and if it is gone: then the text can be sent as a comment of its own. */
  parentId: number
  above?: PublicComment
  /** Path of the comment above; empty at the top level. */
  abovePath: string
  isParentLost: boolean
}

export interface CheckedComment {
  document: ShownDocument
  written: WrittenComment
}

const findStaff = async (
  { payload }: QueryContext,
  request: FastifyRequest,
): Promise<StaffMember | undefined> => {
  const user = await findSessionUser(payload, request)
  return user ? (user as StaffMember) : undefined
}

/** The parent comment, if it is approved and belongs to this document. */
const findParent = async (payload: Payload, document: DocumentReference, id: number) => {
  const docs = await findAll(
    payload,
    'comments',
    { id: { equals: id }, ...whereDocument(document), state: { equals: 'approved' } },
    { limit: 1 },
  )
  return docs[0]
}

/** The form for a document. A reply names its parent in the address when it is opened, and in a field when it is sent. */
export const loadPostingPage = async (
  ctx: QueryContext,
  at: DocumentAddress,
  { request, params }: FormVisit,
  typed?: URLSearchParams,
): Promise<PostingPage | Elsewhere | undefined> => {
  const document = await getDocument(ctx, at)
  if (!document) return undefined
  const inAddress = params.id === undefined ? 0 : readId(params.id)
  const wanted = typed ? readParentId(typed) : inAddress
  const [settings, staff, parent] = await Promise.all([
    getSettingsOf(ctx, document),
    findStaff(ctx, request),
    wanted ? findParent(ctx.payload, document, wanted) : undefined,
  ])
  if (!typed && !parent && wanted !== 0) return undefined
  if (!typed && !settings.enabled) return new Elsewhere(localePath(ctx.locale, commentsPath(at)))
  if (!typed && settings.staffOnly && !staff)
    return new Elsewhere(`/admin/login?redirect=${encodeURIComponent(request.url)}`)
  return {
    at,
    document,
    settings,
    staff,
    parentId: parent?.id ?? 0,
    above: parent && toPublicComment(parent),
    abovePath: parent?.path ?? '',
    isParentLost: !parent && wanted !== 0,
  }
}

/** Used while the settings cannot be read. */
const settingsWhileAway: CommentSettings = {
  enabled: true,
  staffOnly: false,
  nameRequired: true,
  ratings: false,
  replyMail: false,
  avatars: true,
  captcha: true,
  order: 'oldest',
  depth: 5,
  perPage: 50,
  approval: 'never',
}

/** The form without the database. */
export const postingPageWhileAway = (at: DocumentAddress, typed: URLSearchParams): PostingPage => ({
  at,
  settings: settingsWhileAway,
  parentId: readParentId(typed) ?? 0,
  abovePath: '',
  isParentLost: false,
})

/** Staff always write under their own name and address. */
const asStaff = async (payload: Payload, typed: URLSearchParams, staff: StaffMember) => {
  const { email } = staff
  const own = new URLSearchParams(typed)
  own.set(commentFields.author, (await readStaffName(payload, staff)) || email)
  own.set(commentFields.email, email)
  return own
}

/** Checks permission, then the fields. */
export const checkComment = async (
  payload: Payload,
  locale: Locale,
  typed: URLSearchParams,
  { document, settings, staff, isParentLost }: PostingPage,
): Promise<FieldsRead<CheckedComment>> => {
  const t = commentsMessages(locale)
  if (!settings.enabled) throw new Rejection([formError(t('notOpen'))])
  if (settings.staffOnly && !staff) throw new Rejection([formError(t('notForGuests'))])
  const fields = staff ? await asStaff(payload, typed, staff) : typed
  const isReply = Boolean(readParentId(typed))
  const { comment, errors } = readComment(fields, { settings, t, isReply })
  const lost = isParentLost ? [{ field: commentFields.parentId, message: t('parentGone') }] : []
  return { value: document && comment && { document, written: comment }, errors: [...lost, ...errors] }
}
