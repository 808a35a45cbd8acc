import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { keptForms } from '../../../platform/http/kept-forms'
import type { SendPrivatePage } from '../../../platform/http/pages'
import { localisedRoutes, textFields } from '../../../platform/http/routes'
import { readOnce, type Visit } from '../../../platform/http/visit'
import { hasNoMailServer } from '../../../platform/mail/adapter'
import type { QueryContext } from '../../../platform/payload/query'
import { parseUrl } from '../../../shared/address/parse-url'
import { toAppError } from '../../../shared/errors'
import { type FieldError, formError } from '../../../shared/form-fields'
import { defaultLocale, type Locale, localePath } from '../../../shared/locale'
import { isSlug } from '../../../shared/text/slug'
import { type CaptchaProblem, captchaFields } from '../../captcha/contract'
import type { Captcha } from '../../captcha/queries.server'
import { readAnswers, senderAddress } from '../answers'
import { formPath, inputName, type SiteForm, sentFrom, trap } from '../contract'
import { formMessages } from '../messages/messages'
import { getForm } from '../queries.server'
import { storeSubmission } from '../submissions/store-submission.server'
import { FormPage, SentPage } from './FormPages'

/** More than the texts of a usual form, so that one that is too long comes back to its author. */
const maxFormBytes = 128 * 1024
const postLimit = { groupId: 'forms', max: 20, timeWindow: '10 minutes' }

const slugParams = z.object({ slug: z.string().refine(isSlug) })

/** A form that is shown again after a redirect. */
const refusedForm = z.object({
  /** The fields of the form, written as a query. */
  typed: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  captcha: z.enum(['wrong', 'used', 'away']).optional(),
  /** Nothing is wrong, but the captcha was not asked yet. */
  oneMoreStep: z.boolean().optional(),
})

interface Refused {
  errors: FieldError[]
  /** For when it is shown without a redirect. */
  status: number
  captcha?: CaptchaProblem
  oneMoreStep?: boolean
}

/** What the server passes to the routes. */
export interface FormRoutes {
  contextFor: (locale: Locale) => QueryContext
  sendPage: SendPrivatePage
  publicUrl: string
  captcha: Captcha
  /** Keeps what was loaded until it changes. */
  remember: <T>(key: string, load: (tag: QueryContext['tag']) => Promise<T>) => Promise<T>
}

/** The fields of the form and what identifies it: not the honeypot, and not the answer of the captcha, which is asked anew. */
const fieldsToShow = (form: SiteForm, typed: URLSearchParams): URLSearchParams => {
  const names = ['once', sentFrom, ...form.fields.map(({ name }) => inputName(name))]
  return new URLSearchParams([...typed].filter(([name]) => names.includes(name)))
}

const maxPath = 200

/** The path of the page that a form is first sent from. It is for staff only, so a forged one does no harm. */
const pageOf = ({ request }: Visit, typed: URLSearchParams): string | undefined => {
  const given = typed.get(sentFrom)
  if (given !== null) return given.startsWith('/') ? given.slice(0, maxPath) : undefined
  const { referer } = request.headers
  return referer ? parseUrl(referer)?.pathname.slice(0, maxPath) : undefined
}

/** The forms that staff have built: `POST /forms/<slug>`, and the pages after it. */
export const formRoutes = (app: FastifyInstance, options: FormRoutes): void => {
  const { contextFor, sendPage, publicUrl, captcha, remember } = options
  const { payload } = contextFor(defaultLocale)
  const refusedForms = keptForms(payload, { purpose: 'site form', schema: refusedForm })

  const findForm = (locale: Locale, slug: string) =>
    remember(`form ${locale} ${slug}`, (tag) => getForm({ ...contextFor(locale), tag }, slug))

  const show = async (
    { request, reply, locale }: Visit,
    form: SiteForm,
    typed: URLSearchParams,
    { refused, gone = false }: { refused?: Refused; gone?: boolean } = {},
  ) => {
    const t = formMessages[locale]
    const errors = refused?.errors ?? []
    const oneMoreStep = refused?.oneMoreStep ?? false
    const body = (
      <FormPage
        form={form}
        locale={locale}
        t={t}
        captcha={form.asksCaptcha && (await captcha.ask(request, locale, refused?.captcha))}
        typed={typed}
        errors={errors}
        once={readOnce(typed)}
        notice={gone ? t.keptGone : undefined}
        oneMoreStep={oneMoreStep}
      />
    )
    const heading = oneMoreStep ? t.oneMoreStep : form.title.text
    const title = errors.length ? `${t.errorPrefix} ${heading}` : heading
    return sendPage(reply, locale, { title, path: formPath(form.slug), body, status: refused?.status })
  }

  /** Gives the form back by a redirect, so that the browser's Back and Reload never send it again. */
  const refuse = async (visit: Visit, form: SiteForm, typed: URLSearchParams, refused: Refused) => {
    const once = readOnce(typed)
    const shown = fieldsToShow(form, typed)
    const page = pageOf(visit, typed)
    if (page) shown.set(sentFrom, page)
    shown.set('once', once)
    const { errors, captcha: problem, oneMoreStep } = refused
    const kept = { typed: String(shown), errors, captcha: problem, oneMoreStep }
    const key = await refusedForms.keep(kept, once)
    if (key === undefined) return show(visit, form, shown, { refused })
    return visit.reply.redirect(`${localePath(visit.locale, formPath(form.slug))}?kept=${key}`, 303)
  }

  const open = async (visit: Visit, slug: string, key: string | null) => {
    const form = await findForm(visit.locale, slug)
    if (!form) return visit.reply.callNotFound()
    const kept = await refusedForms.find(key)
    const refused = kept && { ...kept, status: 200 }
    return show(visit, form, new URLSearchParams(kept?.typed), { refused, gone: key !== null && !kept })
  }

  const finish = async ({ reply, locale }: Visit, form: SiteForm, once: string, mailed: boolean) => {
    await refusedForms.forget(once)
    return reply.redirect(
      `${localePath(locale, formPath(form.slug))}/sent${mailed ? '?mail=confirmed' : ''}`,
      303,
    )
  }

  const store = async (visit: Visit, form: SiteForm, typed: URLSearchParams) => {
    const { locale, request } = visit
    const t = formMessages[locale]
    const { answers, errors } = readAnswers(form.fields, typed, t)
    if (typed.get(trap)) errors.unshift(formError(t.honeypot))
    if (!answers || errors.length) return refuse(visit, form, typed, { errors, status: 400 })

    const refuseCaptcha = async (problem: CaptchaProblem) => {
      const message = await captcha.message(request, locale, problem)
      const wrong = [{ field: captchaFields.answer, message }]
      return refuse(visit, form, typed, { errors: wrong, status: 400, captcha: problem })
    }
    const verdict = form.asksCaptcha ? await captcha.verify(typed) : undefined
    if (verdict && !verdict.ok)
      return verdict.missing
        ? refuse(visit, form, typed, { errors: [], status: 200, oneMoreStep: true })
        : refuseCaptcha(verdict.problem)

    const sending = typed.get('once') || (verdict?.id ?? '')
    const submission = { form, answers, locale, page: pageOf(visit, typed), sending, ip: request.ip }
    const result = await storeSubmission(payload, submission, { captcha, answer: verdict, publicUrl })
    if (result === 'captcha used') return refuseCaptcha('used')
    if (result === 'too many')
      return refuse(visit, form, typed, { errors: [formError(t.tooMany)], status: 429 })
    const address = senderAddress(form.fields, answers)
    const mailed = Boolean(address && form.answerMail.enabled && !hasNoMailServer(payload))
    return finish(visit, form, readOnce(typed), mailed)
  }

  /** Shows the form with everything that was typed if it cannot be stored. */
  const giveBack = async (visit: Visit, slug: string, typed: URLSearchParams, thrown: unknown) => {
    const error = toAppError(thrown)
    const t = formMessages[visit.locale]
    const messages: Partial<Record<typeof error.code, string>> = {
      too_many_requests: t.tooFast,
      unavailable: t.notStored,
      storage_full: t.notStored,
    }
    const message = messages[error.code]
    const form = message && (await findForm(visit.locale, slug).catch(() => undefined))
    if (!message || !form) throw thrown
    if (error.status >= 500)
      visit.request.log.error({ err: error.cause, code: error.code }, 'form submission not stored')
    const refused = { errors: [formError(message)], status: error.status }
    return show(visit, form, fieldsToShow(form, typed), { refused })
  }

  const send = async (visit: Visit, slug: string, typed: URLSearchParams) => {
    try {
      const form = await findForm(visit.locale, slug)
      return form ? await store(visit, form, typed) : visit.reply.callNotFound()
    } catch (thrown) {
      return giveBack(visit, slug, typed, thrown)
    }
  }

  const { get, post } = localisedRoutes(app)
  const path = formPath(':slug')
  post(
    path,
    {
      schema: { params: slugParams, body: textFields },
      bodyLimit: maxFormBytes,
      // Applied after the form is parsed, so that it can be given back.
      preHandler: app.rateLimit(postLimit),
      errorHandler: (thrown, request, reply, locale) =>
        giveBack({ request, reply, locale }, request.params.slug, request.body, thrown),
    },
    (request, reply, locale) => send({ request, reply, locale }, request.params.slug, request.body),
  )
  get(path, { schema: { params: slugParams, querystring: textFields } }, (request, reply, locale) =>
    open({ request, reply, locale }, request.params.slug, request.query.get('kept')),
  )
  get(
    `${path}/sent`,
    { schema: { params: slugParams, querystring: textFields } },
    async (request, reply, locale) => {
      const form = await findForm(locale, request.params.slug)
      if (!form) return reply.callNotFound()
      const t = formMessages[locale]
      const mailed = request.query.get('mail') === 'confirmed'
      const body = <SentPage form={form} t={t} mailed={mailed} />
      return sendPage(reply, locale, { title: t.sentTitle, path: formPath(form.slug), body })
    },
  )
}
