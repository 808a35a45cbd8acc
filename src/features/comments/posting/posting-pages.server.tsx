import type { FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { createSigner } from '../../../platform/http/signature'
import type { FormPage as FormContent, ShownForm } from '../../../platform/http/visitor-form/form-declaration'
import { hasNoMailServer } from '../../../platform/mail/sending'
import { findAll } from '../../../platform/payload/find-documents'
import type { Comment } from '../../../platform/payload/payload-types'
import type { QueryContext } from '../../../platform/payload/query'
import { type Locale, localePath } from '../../../shared/locale'
import { COOKIE_PURPOSE, readOwn } from '../author/remember.server'
import { wasApprovedBefore } from '../author/trust.server'
import { CommentItem } from '../comment/CommentItem'
import {
  type ApprovalMode,
  commentAnchor,
  commentFields,
  commentsPath,
  type DocumentAddress,
  type DocumentReference,
  mailAbout,
  type PublicComment,
  threadPath,
} from '../contract'
import { nameInText, whereDocument } from '../documents'
import { getDocument } from '../documents.server'
import { type CommentsMessages, commentsMessages } from '../messages/messages'
import { getCommentSettings, pageOfComment, toPublicComment } from '../queries.server'
import { CommentForm, type CommentFormProps } from './CommentForm'
import type { PostingPage } from './check-comment.server'
import { needsConfirming } from './store-comment.server'

interface FormPageProps extends CommentFormProps {
  /** The name is missing while the database cannot be reached. */
  document: DocumentAddress & { name?: string }
  /** The comment that is replied to. */
  above?: PublicComment
  /** The captcha is shown for the first time, so this is not an error. */
  oneMoreStep: boolean
  /** Why the fields are empty. */
  notice?: string
}

/** The form on its own page: with errors, or for a reply without JavaScript. */
function FormPage({ document, above, oneMoreStep, notice, ...form }: FormPageProps) {
  const { locale, t } = form
  const { type, name } = document
  const title = above ? t('replyTo', { author: above.author || t('anonymous') }) : t('writeTitle')
  return (
    <div className="wrap comment-page">
      <header className="paper-heading">
        {name && (
          <p className="kicker">
            <a href={localePath(locale, commentsPath(document))}>
              {t('threadTitle', { school: nameInText(t, { type, name }) })}
            </a>
          </p>
        )}
        <h1>{oneMoreStep ? t('oneMoreStep') : title}</h1>
        {oneMoreStep && <p className="lead">{t('oneMoreStepText')}</p>}
      </header>
      {notice && (
        <p className="note" role="status">
          {notice}
        </p>
      )}
      {above && <CommentItem comment={above} locale={locale} t={t} avatars={form.settings.avatars} />}
      <CommentForm {...form} />
    </div>
  )
}

const returnSigner = (payload: Payload) => createSigner(payload.secret, 'comment-returned')

/** Whether the server has returned this form before; the signature proves it. */
export const isReturned = (payload: Payload, form: URLSearchParams): boolean =>
  returnSigner(payload).isGenuine(form.get(commentFields.once) ?? '', form.get(commentFields.returned) ?? '')

/** Shows the form, with everything that was typed if it comes back. */
export const renderForm = (
  payload: Payload,
  locale: Locale,
  { at, document, settings, parentId, above }: PostingPage,
  { idempotencyKey, expired, ...shown }: ShownForm,
): FormContent => {
  const t = commentsMessages(locale)
  const path = commentsPath(at)
  const address = localePath(locale, path)
  const { oneMoreStep, errors } = shown
  const isBack = errors.length > 0 || oneMoreStep
  const body = (
    <FormPage
      {...shown}
      locale={locale}
      t={t}
      document={{ ...at, name: document?.name }}
      action={address}
      settings={settings}
      parentId={parentId}
      above={above}
      cancelHref={address}
      idempotencyKey={idempotencyKey}
      returned={isBack ? returnSigner(payload).sign(idempotencyKey) : undefined}
      notice={expired ? t('keptGone') : undefined}
    />
  )
  return { title: oneMoreStep ? t('oneMoreStep') : t('writeTitle'), path, body }
}

interface SentComment {
  comment: PublicComment
  /** Its public address if it may be visible; absent if it certainly waits for a moderator. */
  place?: string
}

interface SentPageProps {
  locale: Locale
  t: CommentsMessages
  at: DocumentAddress
  /** Comments that the visitor has sent, the newest first. */
  sent: SentComment[]
  avatars: boolean
  /** A mail was sent to confirm the address. */
  confirm: boolean
}

function SentPage({ locale, t, at, sent, avatars, confirm }: SentPageProps) {
  const back = localePath(locale, commentsPath(at))
  const [newest] = sent
  const text = newest ? (newest.place ? t('sentSoon') : t('sentText')) : t('sentNothing')
  return (
    <div className="wrap comment-page">
      <header className="paper-heading">
        <h1>{newest ? t('sentTitle') : t('comments')}</h1>
        <p className="lead">{text}</p>
        {confirm && <p>{t('sentConfirm')}</p>}
      </header>
      {sent.map(({ comment, place }) => (
        <div key={comment.id}>
          <CommentItem comment={comment} locale={locale} t={t} avatars={avatars} pending={!place} />
          {place && (
            <p>
              <a href={place}>{t('seeSent')}</a>
            </p>
          )}
        </div>
      ))}
      <p>
        <a className="button button-quiet" href={back}>
          {t('backToComments')}
        </a>
      </p>
    </div>
  )
}

/** The comments that this browser sent about the document, newest first. */
const findOwn = async (
  { payload }: QueryContext,
  document: DocumentReference,
  ids: number[],
): Promise<Comment[]> => {
  if (!ids.length) return []
  return findAll(
    payload,
    'comments',
    { id: { in: ids }, ...whereDocument(document), state: { not_equals: 'removed' } },
    { sort: '-id' },
  )
}

/**
 * Whether a comment by this author may appear at once. It ignores whether the comment is spam: spammers must not be able
 * to tell the difference.
 */
const mayAppear = async ({ payload }: QueryContext, approval: ApprovalMode, comment: Comment) => {
  if (comment.state === 'approved' || approval === 'always') return true
  if (approval === 'never' || !comment.verified) return false
  return wasApprovedBefore(payload, comment.email ?? '', { except: comment.id })
}

/**
 * Whether a confirmation mail is on its way for one of these comments. There is a daily limit per address, so it may be missing;
 * without a mail server none reaches anybody.
 */
const wasAskedToConfirm = async ({ payload }: QueryContext, comments: Comment[]): Promise<boolean> => {
  if (!comments.length || (await hasNoMailServer(payload))) return false
  const about = { in: comments.map(({ id }) => mailAbout(id, 'confirm')) }
  return (await payload.count({ collection: 'outgoing-mail', where: { about } })).totalDocs > 0
}

/** The page that lists what this browser has sent; undefined if there is no such document. */
export const renderSent = async (
  ctx: QueryContext,
  at: DocumentAddress,
  { headers }: FastifyRequest,
): Promise<FormContent | undefined> => {
  const document = await getDocument(ctx, at)
  if (!document) return undefined
  const { locale } = ctx
  const settings = await getCommentSettings(ctx)
  const signer = createSigner(ctx.payload.secret, COOKIE_PURPOSE)
  const docs = await findOwn(ctx, document, readOwn(headers.cookie, signer))
  const placeOf = async (id: number) =>
    `${localePath(locale, threadPath(at, await pageOfComment(ctx, document, id)))}#${commentAnchor(id)}`
  const sent = await Promise.all(
    docs.map(async (doc) => ({
      comment: toPublicComment(doc),
      place: (await mayAppear(ctx, settings.approval, doc)) ? await placeOf(doc.id) : undefined,
    })),
  )
  const t = commentsMessages(locale)
  const { avatars } = settings
  const confirm = await wasAskedToConfirm(
    ctx,
    docs.filter((doc) => needsConfirming(settings, doc)),
  )
  return {
    title: docs.length ? t('sentTitle') : t('comments'),
    path: commentsPath(at),
    body: <SentPage {...{ locale, t, at, sent, avatars, confirm }} />,
  }
}
