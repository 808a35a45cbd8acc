import type { Payload } from 'payload'
import { type CaptchaProblem, captchaFields, type RightAnswer } from '../../captcha/contract'
import { getSchoolName } from '../../schools/queries.server'
import { type CommentSettings, commentFields, type FieldError, type PublicComment } from '../contract'
import { commentMessages } from '../messages/messages'
import { getCommentSettings, toPublicComment } from '../queries.server'
import { type ShownForm, whole } from './posting-pages.server'
import { findStaff, type PostingRoutes, type StaffMember, type Visit } from './posting-settings.server'
import { readComment, readParentId, type WrittenComment } from './read-comment'

/** The comment that is replied to, if everybody sees it on this school's page. */
export const findParent = async (
  payload: Payload,
  school: number,
  id: number,
): Promise<{ comment: PublicComment; path: string } | undefined> => {
  const { docs } = await payload.find({
    collection: 'comments',
    where: { id: { equals: id }, school: { equals: school }, state: { equals: 'approved' } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  return doc && { comment: toPublicComment(doc), path: doc.path ?? '' }
}

/** A comment that may be stored. */
export interface Checked {
  settings: CommentSettings
  school: { id: number; slug: string; name: string }
  comment: WrittenComment
  parentId: number
  /** Where in the thread the comment stands that is replied to; empty at the top level. */
  abovePath: string
  staff?: StaffMember
  answer?: RightAnswer
}

/** The form comes back like this, or there is no such page. */
export type CheckResult = { checked: Checked; form: ShownForm } | { refused: ShownForm } | undefined

/** Staff write under their own name, whatever they typed. */
const asStaff = (typed: URLSearchParams, { name, email }: StaffMember): URLSearchParams => {
  const own = new URLSearchParams(typed)
  own.set(commentFields.author, name || email)
  own.set(commentFields.email, email)
  return own
}

/** How the form asks again. */
export const captchaRefusal = async (
  { captcha }: PostingRoutes,
  { request, locale }: Visit,
  form: ShownForm,
  problem: CaptchaProblem,
): Promise<ShownForm> => {
  const message = await captcha.message(request, locale, problem)
  return { ...form, errors: [{ field: captchaFields.answer, message }], status: 400, problem }
}

/** Looks at a form in the order that the site's predecessor had: captcha, page, who may write, then the fields. */
export const checkComment = async (
  options: PostingRoutes,
  visit: Visit,
  typed: URLSearchParams,
): Promise<CheckResult> => {
  const { request, locale, slug } = visit
  const t = commentMessages[locale]
  const ctx = options.contextFor(locale)
  const [settings, staff] = await Promise.all([getCommentSettings(ctx), findStaff(ctx, request)])
  const asks = !staff && settings.captcha
  const verdict = asks ? await options.captcha.verify(typed) : undefined
  const school = await getSchoolName(ctx, slug)
  if (!school) return undefined

  const parentId = readParentId(typed)
  const above = parentId ? await findParent(ctx.payload, school.id, parentId) : undefined
  const isLost = parentId === undefined || (parentId > 0 && !above)
  // A reply to what is gone can be sent again as a comment of its own.
  const form: ShownForm = {
    typed,
    settings,
    school,
    asks,
    above: above?.comment,
    parentId: isLost ? 0 : parentId,
  }
  const refuse = (errors: FieldError[]) => ({ refused: { ...form, errors, status: 400 } })

  if (!settings.enabled) return refuse([whole(t.notOpen)])
  if (settings.staffOnly && !staff) return refuse([whole(t.notForGuests)])
  const fields = staff ? asStaff(typed, staff) : typed
  const { comment, errors } = readComment(fields, { settings, t, isReply: Boolean(parentId) })
  if (isLost) errors.unshift({ field: commentFields.parentId, message: t.parentGone })

  if (verdict && !verdict.ok) {
    if (!verdict.missing) return { refused: await captchaRefusal(options, visit, form, verdict.problem) }
    // A page that many visitors get cannot ask a question: this is the first time that the visitor sees one.
    return errors.length ? refuse(errors) : { refused: { ...form, oneMoreStep: true } }
  }
  if (!comment || errors.length) return refuse(errors)
  const checked = { settings, school, comment, staff, answer: verdict, parentId: parentId ?? 0 }
  return { form, checked: { ...checked, abovePath: above?.path ?? '' } }
}
