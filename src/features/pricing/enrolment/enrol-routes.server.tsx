import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { localisedRoutes, textFields } from '../../../platform/http/routes'
import { readOnce, type Visit } from '../../../platform/http/visit'
import { AppError, toAppError } from '../../../shared/errors'
import { type FieldError, formError } from '../../../shared/form-fields'
import { type Locale, localePath, splitLocale } from '../../../shared/locale'
import { type CaptchaProblem, captchaFields } from '../../captcha/contract'
import type { Captcha } from '../../captcha/queries.server'
import { getPage } from '../../pages/queries.server'
import { MAX_CART, readCart, writeCart } from '../cart/cart'
import { quoteMessages } from '../quotes/messages/messages'
import type { VisitorRoutes } from '../quotes/quotes.server'
import { countEvent } from '../statistics/count-events.server'
import { EnrolPage } from './EnrolPage'
import type { EnrolGroup } from './enrol-group'
import { checkStay } from './enrolment-check'
import { inFormOrder, readStudent } from './enrolment-form'
import { isReference } from './enrolment-reference'
import {
  areConfirmed,
  areStored,
  type EnrolmentRequest,
  graceMs,
  loadGroups,
  referencesOf,
  storeEnrolments,
} from './enrolments.server'
import { NoQuotePage } from './NoQuotePage'
import { ThanksPage } from './ThanksPage'

const maxFormBytes = 32 * 1024
const enrolLimit = { max: 20, timeWindow: '10 minutes' }
const termsSlug = 'terms'

const tokenParams = z.object({ token: z.string() })

interface EnrolVisit extends Visit {
  tokens: string[]
}

interface Refused {
  errors: FieldError[]
  status: number
  captcha?: CaptchaProblem
}

/** Enrolment with one quote or with all quotes of the cart. */
export const enrolRoutes = (app: FastifyInstance, options: VisitorRoutes & { captcha: Captcha }): void => {
  const { contextFor, sendPage, publicUrl, captcha } = options

  const findTerms = async (locale: Locale) =>
    (await getPage(contextFor(locale), termsSlug)) && localePath(locale, `/${termsSlug}`)

  /** Shows the form. Without groups it needs no database. */
  const show = async (
    visit: EnrolVisit,
    groups: EnrolGroup[] | undefined,
    typed: URLSearchParams,
    refused?: Refused,
  ) => {
    const { request, reply, locale } = visit
    const t = quoteMessages[locale]
    const action = request.url.split('?', 1)[0] ?? ''
    const errors = refused?.errors ?? []
    const field = await captcha.ask(request, locale, refused?.captcha)
    const body = (
      <EnrolPage
        locale={locale}
        t={t}
        action={action}
        once={readOnce(typed)}
        groups={groups}
        tokens={groups?.flatMap(({ quotes }) => quotes.map(({ token }) => token)) ?? visit.tokens}
        typed={typed}
        errors={errors}
        captcha={field}
        termsHref={groups && (await findTerms(locale))}
      />
    )
    const title = errors.length ? `${t.errorPrefix} ${t.enrol}` : t.enrol
    const { path } = splitLocale(action)
    return sendPage(reply, locale, { title, path, body, status: refused?.status })
  }

  const open = async (visit: EnrolVisit, otherwise: string) => {
    const { groups } = await loadGroups(contextFor(visit.locale), visit.tokens)
    if (!groups.length) return visit.reply.redirect(localePath(visit.locale, otherwise), 303)
    return show(visit, groups, new URLSearchParams())
  }

  /** Redirects to the thank-you page and removes the quotes from the cart. */
  const finish = ({ request, reply, locale, tokens }: EnrolVisit, references: string[]) => {
    const cart = readCart(request.headers.cookie)
    const left = cart.filter((token) => !tokens.includes(token))
    if (left.length < cart.length) reply.header('set-cookie', writeCart(left, publicUrl.startsWith('https:')))
    const query = new URLSearchParams(references.map((reference) => ['reference', reference]))
    return reply.redirect(`${localePath(locale, '/enrolled')}?${query}`, 303)
  }

  const check = async (locale: Locale, typed: URLSearchParams, groups: EnrolGroup[], lost: boolean) => {
    const t = quoteMessages[locale]
    const { minAge } = await contextFor(locale).payload.findGlobal({ slug: 'pricing', depth: 0 })
    const { student, errors } = readStudent(typed, t)
    const found = [...errors, ...checkStay(typed, groups, minAge ?? 0, locale, t)]
    if (typed.get('homepage')) found.push(formError(t.honeypot))
    if (lost) found.push(formError(t.quoteGone))
    return { student: found.length ? undefined : student, errors: inFormOrder(found) }
  }

  const store = async (visit: EnrolVisit, typed: URLSearchParams) => {
    const { locale, reply } = visit
    const t = quoteMessages[locale]
    const ctx = contextFor(locale)
    const { payload } = ctx
    const since = new Date(Date.now() - graceMs)
    const { groups, lost, expired } = await loadGroups(ctx, visit.tokens, since)
    if (!groups.length)
      return sendPage(reply, locale, {
        title: t.enrolNone,
        path: '/cart',
        body: <NoQuotePage locale={locale} t={t} expired={expired} />,
        status: 400,
      })
    const { student, errors } = await check(locale, typed, groups, lost)
    if (!student) return show(visit, groups, typed, { errors, status: 400 })

    const starts = groups.map((group) => ({ group, start: typed.get(group.field)?.trim() ?? '' }))
    const enrolment: EnrolmentRequest = { once: readOnce(typed), student, groups: starts, locale }
    const references = referencesOf(payload, enrolment)
    const refuseCaptcha = async (problem: CaptchaProblem) =>
      show(visit, groups, typed, {
        errors: [
          { field: captchaFields.answer, message: await captcha.message(visit.request, locale, problem) },
        ],
        status: 400,
        captcha: problem,
      })
    // The form was submitted twice, and the first submission is stored.
    if (await areStored(payload, references)) return finish(visit, references)
    const verdict = await captcha.verify(typed)
    if (!verdict.ok) return refuseCaptcha(verdict.problem)
    const storing = { captcha, answer: verdict, publicUrl }
    const stored = await storeEnrolments(payload, enrolment, storing).catch(async (error) => {
      // The form was submitted twice with two captcha answers: the reference already exists.
      if (await areStored(payload, references)) return false
      throw error
    })
    if (!stored)
      return (await areStored(payload, references)) ? finish(visit, references) : refuseCaptcha('used')
    for (const { catalogue, quotes } of groups)
      for (const { content } of quotes)
        void countEvent(payload, 'enrolment', { ...content.request, school: catalogue.school.id })
    return finish(visit, references)
  }

  /** Shows the form again with everything that was typed if the request cannot be stored. */
  const send = async (visit: EnrolVisit, typed: URLSearchParams) => {
    try {
      return await store(visit, typed)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.code !== 'unavailable' && error.code !== 'storage_full') throw error
      visit.request.log.error({ err: error.cause, code: error.code }, 'enrolment request not stored')
      const errors = [formError(quoteMessages[visit.locale].notStored)]
      return show(visit, undefined, typed, { errors, status: error.status })
    }
  }

  const thank = async (given: string[], reply: FastifyReply, locale: Locale) => {
    const references = given.filter(isReference).slice(0, MAX_CART)
    if (!references.length) throw new AppError('not_found', 'There is no such request.')
    const t = quoteMessages[locale]
    const mailed = await areConfirmed(contextFor(locale).payload, references)
    const body = <ThanksPage locale={locale} t={t} references={references} mailed={mailed} />
    return sendPage(reply, locale, { title: t.thanksTitle, path: '/enrolled', body })
  }

  const limited = { bodyLimit: maxFormBytes, onRequest: app.rateLimit(enrolLimit) }
  const { get, post } = localisedRoutes(app)
  get('/quotes/:token/enrol', { schema: { params: tokenParams } }, (request, reply, locale) => {
    const { token } = request.params
    return open({ request, reply, locale, tokens: [token] }, `/quotes/${encodeURIComponent(token)}`)
  })
  post(
    '/quotes/:token/enrol',
    { schema: { params: tokenParams, body: textFields }, ...limited },
    (request, reply, locale) =>
      send({ request, reply, locale, tokens: [request.params.token] }, request.body),
  )
  get('/cart/enrol', {}, (request, reply, locale) =>
    open({ request, reply, locale, tokens: readCart(request.headers.cookie) }, '/cart'),
  )
  post('/cart/enrol', { schema: { body: textFields }, ...limited }, (request, reply, locale) => {
    const typed = request.body
    // From the form instead of the cart: if it is submitted twice, the cart is already empty.
    const tokens = [...new Set(typed.get('quotes')?.split(' '))].slice(0, MAX_CART)
    return send({ request, reply, locale, tokens }, typed)
  })
  get('/enrolled', { schema: { querystring: textFields } }, (request, reply, locale) =>
    thank(request.query.getAll('reference'), reply, locale),
  )
}
