import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { createSigner } from '../../../platform/http/signature'
import { localePath } from '../../../shared/locale'
import type { CaptchaProblem } from '../../captcha/contract'
import {
  type CommentSettings,
  commentFields,
  commentsPath,
  type FieldError,
  type PublicComment,
} from '../contract'
import { commentMessages } from '../messages/messages'
import { FormPage } from './FormPage'
import type { PostingRoutes, Visit } from './posting-options.server'

/** What the form is shown with while the settings cannot be read. */
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

/** An error about the form as a whole rather than one of its fields. */
export const whole = (message: string): FieldError => ({ field: 'form', message })

const newOnce = () => randomBytes(16).toString('base64url')

/** From the form, if it is one of ours; whoever sends none has sent nothing before. */
export const onceOf = (form: URLSearchParams): string => {
  const given = form.get(commentFields.once) ?? ''
  return /^[\w-]{22}$/.test(given) ? given : newOnce()
}

const returnSigner = (payload: Payload) => createSigner(payload.secret, 'comment-returned')

/** Whether the server has shown this form before, with everything that is in it. */
export const isReturned = (payload: Payload, form: URLSearchParams): boolean =>
  returnSigner(payload).isGenuine(form.get(commentFields.once) ?? '', form.get(commentFields.returned) ?? '')

export interface ShownForm {
  typed: URLSearchParams
  school?: { name: string }
  settings?: CommentSettings
  parentId: number
  above?: PublicComment
  errors?: FieldError[]
  status?: number
  /** Guests are asked; staff are not. */
  asks: boolean
  problem?: CaptchaProblem
  oneMoreStep?: boolean
}

/** Shows the form with everything that was typed. Without settings and school it needs no database. */
export const showForm =
  ({ contextFor, sendPage, captcha }: PostingRoutes) =>
  async ({ request, reply, locale, slug }: Visit, form: ShownForm) => {
    const t = commentMessages[locale]
    const { typed, settings = settingsWhileAway, errors = [], parentId, above, status } = form
    const asked = form.asks && (await captcha.ask(request, locale, form.problem))
    const path = commentsPath(slug)
    const once = onceOf(typed)
    const isBack = errors.length > 0 || form.oneMoreStep
    const body = (
      <FormPage
        locale={locale}
        t={t}
        school={{ slug, name: form.school?.name }}
        action={localePath(locale, path)}
        settings={settings}
        typed={typed}
        errors={errors}
        captcha={asked}
        parentId={parentId}
        above={above}
        cancelHref={localePath(locale, path)}
        once={once}
        returned={isBack ? returnSigner(contextFor(locale).payload).sign(once) : undefined}
        oneMoreStep={form.oneMoreStep}
      />
    )
    const heading = form.oneMoreStep ? t.oneMoreStep : t.writeTitle
    const title = errors.length ? `${t.errorPrefix} ${heading}` : heading
    return sendPage(reply, locale, { title, path, body, status })
  }
