import { createSigner } from '../../../platform/http/signature'
import type { Comment } from '../../../platform/payload/payload-types'
import type { QueryContext } from '../../../platform/payload/query'
import { localePath } from '../../../shared/locale'
import { getSchoolName } from '../../schools/queries.server'
import { type ApprovalMode, commentAnchor, commentsPath, mailAbout, threadPath } from '../contract'
import { commentMessages } from '../messages/messages'
import { COOKIE_PURPOSE, readOwn } from '../people/remember.server'
import { wasApprovedBefore } from '../people/trust.server'
import { getCommentSettings, pageOfComment, toPublicComment } from '../queries.server'
import type { PostingRoutes, Visit } from './posting-options.server'
import { SentPage } from './SentPage'
import { needsConfirming } from './store-comment.server'

/** Comments of one browser on one school, the newest first. */
const findOwn = async ({ payload }: QueryContext, school: number, ids: number[]): Promise<Comment[]> => {
  if (!ids.length) return []
  const { docs } = await payload.find({
    collection: 'comments',
    where: { id: { in: ids }, school: { equals: school }, state: { not_equals: 'removed' } },
    sort: '-id',
    depth: 0,
    pagination: false,
  })
  return docs
}

/**
 * Whether a comment by this author may appear at once. What was taken for spam must look the same as what was not, so
 * this does not ask what became of it.
 */
const mayAppear = async ({ payload }: QueryContext, approval: ApprovalMode, comment: Comment) => {
  if (comment.state === 'approved' || approval === 'always') return true
  if (approval === 'never' || !comment.verified) return false
  return wasApprovedBefore(payload, comment.email ?? '', { except: comment.id })
}

/** Whether a mail was written that asks the author of one of these: the day's mails to an address are limited. */
const wasAskedToConfirm = async ({ payload }: QueryContext, comments: Comment[]): Promise<boolean> => {
  if (!comments.length) return false
  const about = { in: comments.map(({ id }) => mailAbout(id, 'confirm')) }
  return (await payload.count({ collection: 'outgoing-mail', where: { about } })).totalDocs > 0
}

/** What this browser has sent here. */
export const showSent =
  ({ contextFor, sendPage }: PostingRoutes) =>
  async ({ request, reply, locale, slug }: Visit) => {
    const ctx = contextFor(locale)
    const school = await getSchoolName(ctx, slug)
    if (!school) return reply.callNotFound()
    const settings = await getCommentSettings(ctx)
    const signer = createSigner(ctx.payload.secret, COOKIE_PURPOSE)
    const docs = await findOwn(ctx, school.id, readOwn(request.headers.cookie, signer))
    const placeOf = async (id: number) =>
      `${localePath(locale, threadPath(slug, await pageOfComment(ctx, school, id)))}#${commentAnchor(id)}`
    const sent = await Promise.all(
      docs.map(async (doc) => ({
        comment: toPublicComment(doc),
        place: (await mayAppear(ctx, settings.approval, doc)) ? await placeOf(doc.id) : undefined,
      })),
    )
    const t = commentMessages[locale]
    const [newest] = docs
    const { avatars } = settings
    const confirm = await wasAskedToConfirm(
      ctx,
      docs.filter((doc) => needsConfirming(settings, doc)),
    )
    const body = <SentPage {...{ locale, t, slug, sent, avatars, confirm }} />
    return sendPage(reply, locale, {
      title: newest ? t.sentTitle : t.comments,
      path: commentsPath(slug),
      body,
    })
  }
