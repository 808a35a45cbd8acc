import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  Elsewhere,
  type FormPage,
  type FormVisit,
  type Sending,
  type ShownForm,
  type VisitorForm,
} from '../../../platform/http/visitor-form/form-declaration'
import { visitorForm } from '../../../platform/http/visitor-form/visitor-form'
import type { QueryContext } from '../../../platform/payload/query'
import { formError } from '../../../shared/form-fields'
import { defaultLocale, type Locale, localePath, splitLocale } from '../../../shared/locale'
import type { Captcha } from '../../captcha/queries.server'
import { getPage } from '../../pages/queries.server'
import { cartCookies, MAX_CART, quotesMessages, readCart, readChosen } from '../../quotes/contract'
import { findContacts, findQuotes, type VisitorRoutes } from '../../quotes/queries.server'
import { enrolmentsMessages } from '../messages/messages'
import { type Question, questionsFor, readAnswers } from '../questions/questions'
import { loadQuestions } from '../questions/questions.server'
import { stateNames } from '../request/request-rules'
import { AlreadySentPage, type SentBefore } from './AlreadySentPage'
import { checkStay } from './enrolment-check'
import {
  areStored,
  type EnrolmentRequest,
  graceMs,
  type LoadedGroups,
  loadGroups,
  referencesOf,
  storeEnrolments,
} from './enrolments.server'
import { EnrolPage } from './fields/EnrolPage'
import { inFormOrder, readStudent } from './fields/enrolment-form'
import { readHomestay, staysWithFamily } from './fields/homestay'
import { moveGroup } from './fields/move-quotes'
import { findTerms } from './sent-requests.server'
import { calendarRoute, renderThanks, thanksAddress, thanksPath } from './thanks-routes.server'

const termsSlug = 'terms'
/** Sends a request although the same was sent before. */
const againField = 'again'

const sentBeforeSchema: z.ZodType<SentBefore[]> = z.array(
  z.object({
    reference: z.string(),
    school: z.string(),
    timeZone: z.string(),
    at: z.string(),
    state: z.enum(stateNames).exclude(['declined']),
  }),
)

/** Data of the form besides the typed fields. */
interface Enrolling extends Partial<LoadedGroups> {
  tokens: string[]
  /** The school's own questions about these quotes. */
  questions?: Question[]
}

type Request = Omit<EnrolmentRequest, 'idempotencyKey' | 'locale'>

/**
 * The quotes to enrol with: the one in the address, else those in the form. These come before the cart, which is empty after
 * the form was sent.
 */
const tokensOf = ({ params: { token }, request }: FormVisit, typed?: URLSearchParams): string[] => {
  if (token !== undefined) return [token]
  const inForm = typed?.get('quotes') ?? undefined
  if (inForm === undefined) return readCart(request.headers.cookie)
  return [...new Set(inForm.split(' '))].slice(0, MAX_CART)
}

/** Those of the quotes that were ticked in the cart: `/cart/enrol?quote=3&quote=7`. Without a choice all of them. */
const chooseTokens = async (ctx: QueryContext, { request }: FormVisit, tokens: string[]) => {
  const chosen = readChosen(new URLSearchParams(request.url.split('?', 2)[1]))
  if (chosen.length === 0) return tokens
  const quotes = await findQuotes(ctx, tokens)
  return quotes.flatMap(({ id, token }) => (chosen.includes(id) ? token : []))
}

const addressOf = ({ request }: FormVisit) => request.url.split('?', 1)[0] ?? ''

const requestOf = ({ locale }: FormVisit, { value, idempotencyKey }: Sending<Request>): EnrolmentRequest => ({
  ...value,
  idempotencyKey,
  locale,
})

/** Without groups it needs no database. */
const renderForm = async (
  { contextFor }: VisitorRoutes,
  visit: FormVisit,
  { groups, tokens, questions }: Enrolling,
  { typed, errors, captcha, expired, idempotencyKey }: ShownForm,
): Promise<FormPage> => {
  const { locale } = visit
  const ctx = contextFor(locale)
  const t = quotesMessages(locale)
  const action = addressOf(visit)
  const schools = groups?.map(({ catalogue }) => catalogue.school.id)
  const body = (
    <EnrolPage
      locale={locale}
      t={t}
      action={action}
      idempotencyKey={idempotencyKey}
      again={typed.get(againField) === 'yes'}
      groups={groups}
      questions={questions}
      tokens={groups?.flatMap(({ quotes }) => quotes.map(({ token }) => token)) ?? tokens}
      typed={typed}
      notice={expired ? enrolmentsMessages(locale)('keptGone') : undefined}
      errors={errors}
      contacts={schools && (await findContacts(ctx, schools))}
      terms={groups && (await findTerms(ctx, groups))}
      captcha={captcha}
      termsHref={groups && (await getPage(ctx, termsSlug)) && localePath(locale, `/${termsSlug}`)}
    />
  )
  return { title: t('enrol'), path: splitLocale(action).path, body }
}

const renderSentBefore = (visit: FormVisit, sent: SentBefore[], key: string): FormPage => {
  const { locale } = visit
  const action = addressOf(visit)
  const texts = enrolmentsMessages(locale)
  const body = (
    <AlreadySentPage
      locale={locale}
      t={quotesMessages(locale)}
      texts={texts}
      action={action}
      kept={key}
      sent={sent}
    />
  )
  return { title: texts('sentBefore'), path: splitLocale(action).path, body }
}

const load = async (
  { contextFor }: VisitorRoutes,
  visit: FormVisit,
  typed?: URLSearchParams,
): Promise<Enrolling | Elsewhere> => {
  const { locale, params } = visit
  const since = typed ? new Date(Date.now() - graceMs) : new Date()
  const tokens = await chooseTokens(contextFor(locale), visit, tokensOf(visit, typed))
  const loaded = await loadGroups(contextFor(locale), tokens, since)
  if (loaded.groups.length) {
    const questions = questionsFor(await loadQuestions(contextFor(locale)), loaded.groups)
    return { ...loaded, tokens, questions }
  }
  const quote = params.token === undefined ? undefined : encodeURIComponent(params.token)
  // There it says that the quote has expired.
  return new Elsewhere(localePath(locale, quote === undefined ? '/cart' : `/quotes/${quote}`))
}

const readRequest = async (
  { contextFor }: VisitorRoutes,
  locale: Locale,
  typed: URLSearchParams,
  { groups = [], lost, questions = [] }: Enrolling,
) => {
  const t = quotesMessages(locale)
  const { minAge } = await contextFor(locale).payload.findGlobal({ slug: 'pricing', depth: 0 })
  const texts = enrolmentsMessages(locale)
  const { student, errors } = readStudent(typed, t, texts)
  const { homestay, errors: ofFamily } = staysWithFamily(groups)
    ? readHomestay(typed, texts)
    : { homestay: undefined, errors: [] }
  const { answers, errors: ofQuestions } = readAnswers(typed, questions, locale)
  const found = [...errors, ...ofFamily, ...ofQuestions, ...checkStay(typed, groups, minAge ?? 0, locale, t)]
  if (lost) found.push(formError(t('quoteGone')))
  const starts = groups.flatMap((group) => {
    const start = typed.get(group.field)?.trim() ?? ''
    const moved = moveGroup(group, start, locale)
    const asked = questionsFor(questions, [group]).map(({ id }) => id)
    const given = answers.filter(({ question }) => asked.includes(question))
    return moved ? [{ group: moved, start, answers: given }] : []
  })
  const value = student && { student: { ...student, ...(homestay && { homestay }) }, groups: starts }
  return { value, errors: inFormOrder(found) }
}

/** The cart without the quotes that were sent. */
const emptyCart = (visit: FormVisit, typed: URLSearchParams, publicUrl: string): void => {
  const sent = tokensOf(visit, typed)
  const cart = readCart(visit.request.headers.cookie)
  const left = cart.filter((token) => !sent.includes(token))
  if (left.length < cart.length)
    visit.reply.header('set-cookie', cartCookies(left, publicUrl.startsWith('https:')))
}

const enrolForm = (options: VisitorRoutes): VisitorForm<Enrolling, Request, string[], SentBefore[]> => {
  const { contextFor, publicUrl } = options
  const { payload } = contextFor(defaultLocale)
  return {
    purpose: 'enrolment',
    path: ['/quotes/:token/enrol', '/cart/enrol'],
    maxBytes: 32 * 1024,
    limit: { groupId: 'enrolments', max: 20, timeWindow: '10 minutes' },
    honeypot: 'homepage',
    texts: (locale) => {
      const t = quotesMessages(locale)
      return { errorPrefix: t('errorPrefix'), notStored: t('notStored'), honeypot: t('honeypot') }
    },
    load: (visit, typed) => load(options, visit, typed),
    loadWithoutDatabase: async (visit, typed) => ({ tokens: tokensOf(visit, typed) }),
    schema: (typed, page, { locale }) => readRequest(options, locale, typed, page),
    render: (visit, page, shown) => renderForm(options, visit, page, shown),
    findStored: async (visit, _page, sending) => {
      const references = referencesOf(payload, requestOf(visit, sending))
      return (await areStored(payload, references)) ? references : undefined
    },
    store: (visit, _page, sending) => {
      const again = sending.typed.get(againField) === 'yes'
      return storeEnrolments(payload, requestOf(visit, sending), { again, publicUrl })
    },
    thank: (visit, _page, sending) => {
      emptyCart(visit, sending.typed, publicUrl)
      return thanksAddress(payload, visit.locale, referencesOf(payload, requestOf(visit, sending)))
    },
    thanks: { path: thanksPath, render: (visit) => renderThanks(options, visit) },
    confirmation: { field: againField, schema: sentBeforeSchema, render: renderSentBefore },
  }
}

/** Enrolment with one quote, with those that were ticked in the cart, or with all of it. */
export const enrolRoutes = (app: FastifyInstance, options: VisitorRoutes & { captcha: Captcha }): void => {
  const { contextFor, sendPage, captcha } = options
  visitorForm(app, { payload: contextFor(defaultLocale).payload, captcha, sendPage }, enrolForm(options))
  calendarRoute(app, options)
}
