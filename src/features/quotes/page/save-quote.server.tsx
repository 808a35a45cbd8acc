import type { FastifyInstance, FastifyReply } from 'fastify'
import { localisedRoutes, type RequestOf, slugParams, textFields } from '../../../platform/http/routes'
import { schoolPath } from '../../../shared/address/school-path'
import { AppError } from '../../../shared/errors'
import { type Locale, localePath } from '../../../shared/locale'
import { isBookable, type Price, price, pricingMessages, readRequest } from '../../pricing/contract'
import { countEvent, getPriceCatalogue } from '../../pricing/queries.server'
import { cartCookies, MAX_CART, readCart } from '../cart/cart'
import { quotesMessages } from '../messages/messages'
import { quoteContent } from '../quote/quote'
import { calculatorHref, quotePath } from '../quote/quote-texts'
import { findQuotedSchool, saveQuote, type VisitorRoutes } from '../quote/stored-quotes.server'
import { PriceChangedPage } from './PriceChangedPage'
import { QuoteRefusal, refusals } from './QuoteRefusal'

const quoteLimit = { groupId: 'quotes', max: 30, timeWindow: '1 minute' }

const savedQuote = { params: slugParams, querystring: textFields, body: textFields }
const refusedChoices = { params: slugParams, querystring: textFields }

const hasList = (found: Price): found is Price & { list: NonNullable<Price['list']> } =>
  found.list !== undefined

/** The total that the visitor saw, if the form contains it. */
const shownTotal = (form: URLSearchParams): number | undefined => {
  const shown = form.get('shown') ?? ''
  return /^\d{1,12}$/.test(shown) ? Number(shown) : undefined
}

const choiceNames = ['course', 'weeks', 'accommodation', 'start', 'extras', 'promo', 'currency', 'shown']
const maxQueryLength = 2000

/** The choices of a form as a query; undefined if it is too long for an address. */
const refusedQuery = (form: URLSearchParams): string | undefined => {
  const query = String(new URLSearchParams([...form].filter(([name]) => choiceNames.includes(name))))
  return query.length > maxQueryLength ? undefined : query
}

interface Choices {
  slug: string
  form: URLSearchParams
  /** The saved quote leads straight to its enrolment form: the calculator's second button. */
  enrols: boolean
}

/** Prices the fields of a form. Returns what to store, or the page that says why it cannot be stored. */
const assessQuote = async (
  { contextFor }: Pick<VisitorRoutes, 'contextFor'>,
  locale: Locale,
  { slug, form, enrols }: Choices,
) => {
  const ctx = contextFor(locale)
  const now = new Date()
  const [catalogue, school] = await Promise.all([
    getPriceCatalogue(ctx, slug, now),
    findQuotedSchool(ctx, slug),
  ])
  if (!catalogue || !school) throw new AppError('not_found', 'There is no such school.')
  const { request, problems: found } = readRequest(form, catalogue)
  // A code that is too long is left out like an unknown one.
  const problems = found.filter(({ field }) => field !== 'promo')
  const promo = form.get('promo')?.trim() ?? ''
  const wanted = problems.length < found.length ? { ...request, promo: `${promo.slice(0, 40)}…` } : request
  const priced = price(wanted, catalogue, catalogue.today)
  const t = quotesMessages(locale)
  const path = schoolPath(slug)
  const shownIn = form.get('currency') ?? ''
  if (problems.length || !isBookable(priced) || !hasList(priced)) {
    const fields = pricingMessages(locale)
    const reasons = refusals(locale, fields, { request: wanted, problems, price: priced, catalogue })
    const props = { locale, t, fields, school: catalogue.school, request: wanted, refusals: reasons }
    return { refused: { title: t('refused'), path, body: <QuoteRefusal {...props} />, status: 400 } }
  }
  const shown = shownTotal(form)
  if (shown !== undefined && shown !== priced.total) {
    const props = { locale, t, catalogue, request: wanted, shownIn, shown, total: priced.total, enrols }
    return { refused: { title: t('priceChanged'), path, body: <PriceChangedPage {...props} />, status: 409 } }
  }
  const { timeZone } = school
  const content = quoteContent(wanted, priced, catalogue, {
    shownIn,
    registrationFee: t('registrationFee'),
    timeZone,
    now,
  })
  return { school, catalogue, wanted, content }
}

/**
 * Saves a quote. Refused choices hold nothing personal, so they are kept in the address and not by `visitorForm`, and the page
 * of the reasons has the status of the refusal.
 */
export const saveQuoteRoutes = (app: FastifyInstance, options: VisitorRoutes): void => {
  const { contextFor, sendPage, publicUrl } = options

  const save = async (
    { params: { slug }, query, body: form, headers }: RequestOf<typeof savedQuote>,
    reply: FastifyReply,
    locale: Locale,
  ) => {
    const ctx = contextFor(locale)
    const enrols = query.has('enrol')
    const { refused, school, catalogue, wanted, content } = await assessQuote(options, locale, {
      slug,
      form,
      enrols,
    })
    if (refused) {
      const choices = refusedQuery(form)
      // By a redirect, so that the browser's Back and Reload never send the form again.
      return choices === undefined
        ? sendPage(reply, locale, refused)
        : reply.redirect(
            `${localePath(locale, schoolPath(slug))}/quotes?${choices}${enrols ? '&enrol' : ''}`,
            303,
          )
    }
    const { token } = await saveQuote(ctx, school, content, catalogue)
    const { course, weeks } = wanted
    void countEvent(ctx.payload, 'quote', { school: school.id, course, weeks, language: locale })
    const page = quotePath({ token })
    const cart = readCart(headers.cookie)
    // Adds the quote to the saved quotes. If there are too many, its page shows the button that adds it, which says why it cannot.
    if (!enrols && cart.length < MAX_CART)
      reply.header('set-cookie', cartCookies([...cart, token], publicUrl.startsWith('https:')))
    return reply.redirect(localePath(locale, enrols ? `${page}/enrol` : page), 303)
  }

  /** Why a quote with these choices was not saved. If it can be saved now, the calculator opens with the same choices. */
  const explain = async (
    { params: { slug }, query: form }: RequestOf<typeof refusedChoices>,
    reply: FastifyReply,
    locale: Locale,
  ) => {
    const { refused, wanted } = await assessQuote(options, locale, { slug, form, enrols: form.has('enrol') })
    if (refused) return sendPage(reply, locale, refused)
    return reply.redirect(calculatorHref(locale, slug, wanted), 303)
  }

  const { get, post } = localisedRoutes(app)
  const path = '/schools/:slug/quotes'
  const limited = { bodyLimit: 16 * 1024, onRequest: app.rateLimit(quoteLimit) }
  const explained = app.rateLimit({ ...quoteLimit, groupId: 'refused choices' })
  post(path, { schema: savedQuote, ...limited }, save)
  get(path, { schema: refusedChoices, onRequest: explained }, explain)
}
