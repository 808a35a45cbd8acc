import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { keptForms } from '../../../platform/http/kept-forms'
import { localisedRoutes, textFields } from '../../../platform/http/routes'
import { createSigner } from '../../../platform/http/signature'
import { readOnce, type Visit } from '../../../platform/http/visit'
import type { CaptchaProblem } from '../../../platform/http/visitor-form/form-captcha'
import { AppError, toAppError } from '../../../shared/errors'
import { type FieldError, formError } from '../../../shared/form-fields'
import { defaultLocale, type Locale, localePath, splitLocale } from '../../../shared/locale'
import { captchaFields } from '../../captcha/contract'
import type { Captcha } from '../../captcha/queries.server'
import { getPage } from '../../pages/queries.server'
import { countEvent } from '../../pricing/queries.server'
import { cartCookies, MAX_CART, quoteMessages, readCart } from '../../quotes/contract'
import { findContacts, type VisitorRoutes } from '../../quotes/queries.server'
import { AlreadySentPage, type SentBefore } from './AlreadySentPage'
import { checkStay } from './enrolment-check'
import { isReference } from './enrolment-reference'
import {
  areConfirmed,
  areStored,
  type EnrolmentRequest,
  findSentBefore,
  graceMs,
  loadGroups,
  referencesOf,
  storeEnrolments,
} from './enrolments.server'
import { EnrolPage } from './fields/EnrolPage'
import type { EnrolGroup } from './fields/enrol-group'
import { inFormOrder, readStudent } from './fields/enrolment-form'
import { enrolMessages } from './messages/messages'
import { findRequestCalendar, findSentRequests } from './sent-requests.server'
import { ThanksPage } from './ThanksPage'

const maxFormBytes = 32 * 1024
const enrolLimit = { groupId: 'enrolments', max: 20, timeWindow: '10 minutes' }
const termsSlug = 'terms'

const tokenParams = z.object({ token: z.string() })

interface EnrolVisit extends Visit {
  /** The quote in the address; without it the quotes of the cart are used. */
  token?: string
  /** Where visitors go whose quotes have expired. Without the language's prefix. */
  otherwise: string
}

const fieldError = z.object({
  field: z.string(),
  message: z.string(),
  link: z.object({ href: z.string(), text: z.string() }).optional(),
})

const sentBeforeSchema = z.object({
  reference: z.string(),
  school: z.string(),
  timeZone: z.string(),
  at: z.string(),
})

/** A form that is shown again after a redirect. */
const refusedForm = z.object({
  /** The fields of the form, written as a query. */
  typed: z.string(),
  errors: z.array(fieldError),
  captcha: z.enum(['wrong', 'used', 'away']).optional(),
  /** Requests like this one that were sent before. */
  sentBefore: z.array(sentBeforeSchema).optional(),
})

type RefusedForm = z.output<typeof refusedForm>

/** What is wrong with a form, with the status for when it is shown without a redirect. */
interface Refused {
  errors: FieldError[]
  status: number
  captcha?: CaptchaProblem
}

/** The quotes to enrol with. Those in the form come before the cart, which is empty after the form was sent. */
const tokensOf = ({ token, request }: EnrolVisit, typed: URLSearchParams): string[] => {
  if (token !== undefined) return [token]
  const inForm = typed.get('quotes')
  if (inForm === null) return readCart(request.headers.cookie)
  return [...new Set(inForm.split(' '))].slice(0, MAX_CART)
}

/** The fields without the honeypot and without the answer of the captcha, which is asked anew. */
const fieldsToShow = (typed: URLSearchParams): URLSearchParams => {
  const left = new URLSearchParams(typed)
  for (const name of ['homepage', ...Object.values(captchaFields)]) left.delete(name)
  return left
}

/** Enrolment with one quote or with all quotes of the cart. */
export const enrolRoutes = (app: FastifyInstance, options: VisitorRoutes & { captcha: Captcha }): void => {
  const { contextFor, sendPage, publicUrl, captcha } = options
  const { payload } = contextFor(defaultLocale)
  const refusedForms = keptForms(payload, { purpose: 'enrolment', schema: refusedForm })

  /** Only the sender of a request has its signature, so nobody else sees more than the reference. */
  const thankYou = createSigner(payload.secret, 'thank-you page')

  const findTerms = async (locale: Locale) =>
    (await getPage(contextFor(locale), termsSlug)) && localePath(locale, `/${termsSlug}`)

  const addressOf = ({ request }: Visit) => request.url.split('?', 1)[0] ?? ''

  /** Shows the form. Without groups it needs no database. */
  const show = async (
    visit: EnrolVisit,
    groups: EnrolGroup[] | undefined,
    typed: URLSearchParams,
    { refused, gone = false }: { refused?: Refused; gone?: boolean } = {},
  ) => {
    const { request, reply, locale } = visit
    const t = quoteMessages[locale]
    const action = addressOf(visit)
    const errors = refused?.errors ?? []
    const field = await captcha.ask(request, locale, refused?.captcha)
    const body = (
      <EnrolPage
        locale={locale}
        t={t}
        action={action}
        once={readOnce(typed)}
        again={typed.get('again') === 'yes'}
        groups={groups}
        tokens={groups?.flatMap(({ quotes }) => quotes.map(({ token }) => token)) ?? tokensOf(visit, typed)}
        typed={typed}
        notice={gone ? enrolMessages[locale].keptGone : undefined}
        errors={errors}
        contacts={
          groups &&
          (await findContacts(
            contextFor(locale),
            groups.map(({ catalogue }) => catalogue.school.id),
          ))
        }
        captcha={field}
        termsHref={groups && (await findTerms(locale))}
      />
    )
    const title = errors.length ? `${t.errorPrefix} ${t.enrol}` : t.enrol
    const { path } = splitLocale(action)
    return sendPage(reply, locale, { title, path, body, status: refused?.status })
  }

  /**
   * Keeps a form and redirects to it; false if it cannot be kept. It does not return the reply: whoever awaits a reply gets
   * undefined once it is sent.
   */
  const redirectTo = async (visit: EnrolVisit, form: RefusedForm, once: string): Promise<boolean> => {
    const key = await refusedForms.keep(form, once)
    if (key === undefined) return false
    visit.reply.redirect(`${addressOf(visit)}?kept=${key}`, 303)
    return true
  }

  /** Gives the form back with its errors: by a redirect, so that the browser's Back and Reload never send it again. */
  const refuse = async (
    visit: EnrolVisit,
    groups: EnrolGroup[],
    typed: URLSearchParams,
    refused: Refused,
  ) => {
    const { errors, captcha: problem } = refused
    const form = { typed: String(fieldsToShow(typed)), errors, captcha: problem }
    if (await redirectTo(visit, form, readOnce(typed))) return visit.reply
    return show(visit, groups, typed, { refused })
  }

  const showSentBefore = (visit: EnrolVisit, key: string, sentBefore: SentBefore[]) => {
    const { reply, locale } = visit
    const action = addressOf(visit)
    const t = quoteMessages[locale]
    const body = (
      <AlreadySentPage
        locale={locale}
        t={t}
        texts={enrolMessages[locale]}
        action={action}
        kept={key}
        sent={sentBefore}
      />
    )
    const { path } = splitLocale(action)
    return sendPage(reply, locale, { title: enrolMessages[locale].sentBefore, path, body })
  }

  const open = async (visit: EnrolVisit, key: string | null) => {
    const form = await refusedForms.find(key)
    if (key && form?.sentBefore) return showSentBefore(visit, key, form.sentBefore)
    const typed = new URLSearchParams(form?.typed)
    const since = form ? new Date(Date.now() - graceMs) : new Date()
    const { groups } = await loadGroups(contextFor(visit.locale), tokensOf(visit, typed), since)
    if (!groups.length) return visit.reply.redirect(localePath(visit.locale, visit.otherwise), 303)
    const refused = form && { errors: form.errors, captcha: form.captcha, status: 200 }
    return show(visit, groups, typed, { refused, gone: key !== null && !form })
  }

  /** Redirects to the thank-you page and removes the quotes from the cart. */
  const finish = async (visit: EnrolVisit, references: string[], typed: URLSearchParams) => {
    const { request, reply, locale } = visit
    await refusedForms.forget(readOnce(typed))
    const tokens = tokensOf(visit, typed)
    const cart = readCart(request.headers.cookie)
    const left = cart.filter((token) => !tokens.includes(token))
    if (left.length < cart.length)
      reply.header('set-cookie', cartCookies(left, publicUrl.startsWith('https:')))
    const query = new URLSearchParams(references.map((reference) => ['reference', reference]))
    query.set('key', thankYou.sign(references.join(' ')))
    return reply.redirect(`${localePath(locale, '/enrolled')}?${query}`, 303)
  }

  const check = async (locale: Locale, typed: URLSearchParams, groups: EnrolGroup[], lost: boolean) => {
    const t = quoteMessages[locale]
    const { minAge } = await payload.findGlobal({ slug: 'pricing', depth: 0 })
    const { student, errors } = readStudent(typed, t)
    const found = [...errors, ...checkStay(typed, groups, minAge ?? 0, locale, t)]
    if (typed.get('homepage')) found.push(formError(t.honeypot))
    if (lost) found.push(formError(t.quoteGone))
    return { student: found.length ? undefined : student, errors: inFormOrder(found) }
  }

  const store = async (visit: EnrolVisit, typed: URLSearchParams) => {
    const { locale, reply } = visit
    const since = new Date(Date.now() - graceMs)
    const { groups, lost } = await loadGroups(contextFor(locale), tokensOf(visit, typed), since)
    if (!groups.length) return reply.redirect(localePath(locale, visit.otherwise), 303)
    const { student, errors } = await check(locale, typed, groups, lost)
    const captchaError = async (problem: CaptchaProblem): Promise<FieldError> => ({
      field: captchaFields.answer,
      message: await captcha.message(visit.request, locale, problem),
    })
    if (!student) {
      // Checked with the other fields, so that its error is not the only one of a second round.
      const verdict = await captcha.verify(typed)
      if (verdict.ok) return refuse(visit, groups, typed, { errors, status: 400 })
      const { problem } = verdict
      const all = [...errors, await captchaError(problem)]
      return refuse(visit, groups, typed, { errors: all, status: 400, captcha: problem })
    }

    const once = readOnce(typed)
    const again = typed.get('again') === 'yes'
    const starts = groups.map((group) => ({ group, start: typed.get(group.field)?.trim() ?? '' }))
    const enrolment: EnrolmentRequest = { once, student, groups: starts, locale }
    const references = referencesOf(payload, enrolment)
    const refuseCaptcha = async (problem: CaptchaProblem) =>
      refuse(visit, groups, typed, {
        errors: [await captchaError(problem)],
        status: 400,
        captcha: problem,
      })
    /** With the captcha's answer, which is still unused: sending it on purpose takes one click. */
    const refuseSentBefore = async (sentBefore: SentBefore[]) => {
      if (await redirectTo(visit, { typed: String(typed), errors: [], sentBefore }, once)) return visit.reply
      const errors = [formError(enrolMessages[locale].sentBefore)]
      return refuse(visit, groups, typed, { errors, status: 409 })
    }
    // The form was submitted twice, and the first submission is stored.
    if (await areStored(payload, references)) return finish(visit, references, typed)
    const verdict = await captcha.verify(typed)
    if (!verdict.ok) return refuseCaptcha(verdict.problem)
    const storing = { again, captcha, answer: verdict, publicUrl }
    const result = await storeEnrolments(payload, enrolment, storing).catch(async (error) => {
      // The form was submitted twice with two captcha answers: the reference already exists.
      if (await areStored(payload, references)) return 'stored before' as const
      throw error
    })
    if (result !== 'stored') {
      if (await areStored(payload, references)) return finish(visit, references, typed)
      if (result !== 'sent before') return refuseCaptcha('used')
      return refuseSentBefore(await findSentBefore(payload, enrolment))
    }
    for (const { catalogue, quotes } of groups)
      for (const { content } of quotes)
        void countEvent(payload, 'enrolment', {
          ...content.request,
          school: catalogue.school.id,
          language: visit.locale,
        })
    return finish(visit, references, typed)
  }

  /** Shows the form again with everything that was typed if the request cannot be stored. */
  const send = async (visit: EnrolVisit, posted: URLSearchParams) => {
    let typed = posted
    try {
      const key = posted.get('kept')
      if (key) {
        const form = await refusedForms.find(key)
        if (!form) return visit.reply.redirect(`${addressOf(visit)}?kept=gone`, 303)
        typed = new URLSearchParams(form.typed)
        typed.set('again', 'yes')
      }
      return await store(visit, typed)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.code !== 'unavailable' && error.code !== 'storage_full') throw error
      visit.request.log.error({ err: error.cause, code: error.code }, 'enrolment request not stored')
      const errors = [formError(quoteMessages[visit.locale].notStored)]
      return show(visit, undefined, typed, { refused: { errors, status: error.status } })
    }
  }

  const thank = async (query: URLSearchParams, reply: FastifyReply, locale: Locale) => {
    const references = query.getAll('reference').filter(isReference).slice(0, MAX_CART)
    if (!references.length) throw new AppError('not_found', 'There is no such request.')
    const t = quoteMessages[locale]
    const isSender = thankYou.isGenuine(references.join(' '), query.get('key') ?? '')
    const [mailed, requests] = isSender
      ? await Promise.all([
          areConfirmed(payload, references),
          findSentRequests(contextFor(locale), references),
        ])
      : [false, []]
    const texts = enrolMessages[locale]
    const contacts = await findContacts(
      contextFor(locale),
      requests.map(({ school }) => school?.id),
    )
    const calendarOf = (reference: string) =>
      `${localePath(locale, '/enrolled/calendar')}?${new URLSearchParams({ reference, key: thankYou.sign(reference) })}`
    const body = (
      <ThanksPage
        locale={locale}
        t={t}
        texts={texts}
        references={references}
        mailed={mailed}
        requests={requests}
        contacts={contacts}
        calendarOf={calendarOf}
      />
    )
    return sendPage(reply, locale, { title: t.thanksTitle, path: '/enrolled', body })
  }

  /** The days of a request for calendars, for the person who sent it. */
  const sendCalendar = async (query: URLSearchParams, reply: FastifyReply, locale: Locale) => {
    const reference = query.get('reference') ?? ''
    const file = thankYou.isGenuine(reference, query.get('key') ?? '')
      ? await findRequestCalendar(contextFor(locale), reference, publicUrl)
      : undefined
    if (!file) throw new AppError('not_found', 'There is no such request.')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.text)
  }

  const limited = { bodyLimit: maxFormBytes, onRequest: app.rateLimit(enrolLimit) }
  const { get, post } = localisedRoutes(app)
  const ofQuote = (visit: Visit, token: string): EnrolVisit => ({
    ...visit,
    token,
    otherwise: `/quotes/${encodeURIComponent(token)}`,
  })
  const ofCart = (visit: Visit): EnrolVisit => ({ ...visit, otherwise: '/cart' })
  get(
    '/quotes/:token/enrol',
    { schema: { params: tokenParams, querystring: textFields } },
    (request, reply, locale) =>
      open(ofQuote({ request, reply, locale }, request.params.token), request.query.get('kept')),
  )
  post(
    '/quotes/:token/enrol',
    { schema: { params: tokenParams, body: textFields }, ...limited },
    (request, reply, locale) => send(ofQuote({ request, reply, locale }, request.params.token), request.body),
  )
  get('/cart/enrol', { schema: { querystring: textFields } }, (request, reply, locale) =>
    open(ofCart({ request, reply, locale }), request.query.get('kept')),
  )
  post('/cart/enrol', { schema: { body: textFields }, ...limited }, (request, reply, locale) =>
    send(ofCart({ request, reply, locale }), request.body),
  )
  get('/enrolled', { schema: { querystring: textFields } }, (request, reply, locale) =>
    thank(request.query, reply, locale),
  )
  get('/enrolled/calendar', { schema: { querystring: textFields } }, (request, reply, locale) =>
    sendCalendar(request.query, reply, locale),
  )
}
