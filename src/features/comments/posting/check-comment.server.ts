import type { Payload } from 'payload'
import { readStaffName } from '../../../platform/payload/staff-name'
import { type FieldError, formError } from '../../../shared/form-fields'
import { type CaptchaProblem, captchaFields, type RightAnswer } from '../../captcha/contract'
import { type CommentSettings, commentFields, type DocumentReference, type PublicComment } from '../contract'
import { whereDocument } from '../documents'
import { getDocument, type ShownDocument } from '../documents.server'
import { commentMessages } from '../messages/messages'
import { getCommentSettings, getSettingsOf, toPublicComment } from '../queries.server'
import type { ShownForm } from './posting-pages.server'
import { type CommentVisit, findStaff, type PostingRoutes, type StaffMember } from './posting-settings.server'
import { readComment, readParentId, type WrittenComment } from './read-comment'

/** The parent comment, if it is approved and belongs to this document. */
export const findParent = async (
  payload: Payload,
  document: DocumentReference,
  id: number,
): Promise<{ comment: PublicComment; path: string } | undefined> => {
  const { docs } = await payload.find({
    collection: 'comments',
    where: { id: { equals: id }, ...whereDocument(document), state: { equals: 'approved' } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  return doc && { comment: toPublicComment(doc), path: doc.path ?? '' }
}

/** A comment that passed all checks. */
export interface Checked {
  settings: CommentSettings
  document: ShownDocument
  comment: WrittenComment
  parentId: number
  /** Path of the parent comment; empty at the top level. */
  abovePath: string
  staff?: StaffMember
  answer?: RightAnswer
}

/** `refused`: the form to return. Undefined: there is no such document. */
export type CheckResult = { checked: Checked; form: ShownForm } | { refused: ShownForm } | undefined

/** Staff always write under their own name and address. */
const asStaff = async (payload: Payload, typed: URLSearchParams, staff: StaffMember) => {
  const { email } = staff
  const own = new URLSearchParams(typed)
  own.set(commentFields.author, (await readStaffName(payload, staff)) || email)
  own.set(commentFields.email, email)
  return own
}

/** The form with a captcha error. */
export const captchaRefusal = async (
  { captcha }: PostingRoutes,
  { request, locale }: CommentVisit,
  form: ShownForm,
  problem: CaptchaProblem,
): Promise<ShownForm> => {
  const message = await captcha.message(request, locale, problem)
  return { ...form, errors: [{ field: captchaFields.answer, message }], status: 400, problem }
}

/** Checks a form in the documented order: captcha, document, permission, fields. */
export const checkComment = async (
  options: PostingRoutes,
  visit: CommentVisit,
  typed: URLSearchParams,
): Promise<CheckResult> => {
  const { request, locale, at } = visit
  const t = commentMessages[locale]
  const ctx = options.contextFor(locale)
  const [{ captcha }, staff] = await Promise.all([getCommentSettings(ctx), findStaff(ctx, request)])
  const asks = !staff && captcha
  const verdict = asks ? await options.captcha.verify(typed) : undefined
  const document = await getDocument(ctx, at)
  if (!document) return undefined
  const settings = await getSettingsOf(ctx, document)

  const parentId = readParentId(typed)
  const above = parentId ? await findParent(ctx.payload, document, parentId) : undefined
  const isLost = parentId === undefined || (parentId > 0 && !above)
  // If the parent comment is gone, the text can be sent again as a top-level comment.
  const form: ShownForm = {
    typed,
    settings,
    document,
    asks,
    above: above?.comment,
    parentId: isLost ? 0 : parentId,
  }
  const refuse = (errors: FieldError[]) => ({ refused: { ...form, errors, status: 400 } })

  if (!settings.enabled) return refuse([formError(t.notOpen)])
  if (settings.staffOnly && !staff) return refuse([formError(t.notForGuests)])
  const fields = staff ? await asStaff(ctx.payload, typed, staff) : typed
  const { comment, errors } = readComment(fields, { settings, t, isReply: Boolean(parentId) })
  if (isLost) errors.unshift({ field: commentFields.parentId, message: t.parentGone })

  if (verdict && !verdict.ok) {
    if (!verdict.missing) return { refused: await captchaRefusal(options, visit, form, verdict.problem) }
    // The cached page has no captcha question, so the visitor sees it now for the first time.
    return errors.length ? refuse(errors) : { refused: { ...form, oneMoreStep: true } }
  }
  if (!comment || errors.length) return refuse(errors)
  const checked = { settings, document, comment, staff, answer: verdict, parentId: parentId ?? 0 }
  return { form, checked: { ...checked, abovePath: above?.path ?? '' } }
}
