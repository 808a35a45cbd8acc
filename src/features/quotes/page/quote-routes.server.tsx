import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { keptForms } from '../../../platform/http/kept-forms'
import { localisedRoutes, type RequestOf, slugParams, textFields } from '../../../platform/http/routes'
import { readOnce } from '../../../platform/http/visit'
import { hasNoMailServer } from '../../../platform/mail/adapter'
import { mayMail, queueMail } from '../../../platform/mail/queue'
import { type PdfRoutes, sendPdf } from '../../../platform/pdf/pdf-routes'
import { inTransaction } from '../../../platform/transaction/transaction'
import { schoolPath } from '../../../shared/address/school-path'
import { AppError } from '../../../shared/errors'
import { defaultLocale, type Locale, localePath } from '../../../shared/locale'
import type { CaptchaProblem } from '../../captcha/contract'
import type { Captcha } from '../../captcha/queries.server'
import { calculatorMessages, isBookable, type Price, price, readRequest } from '../../pricing/contract'
import { countEvent, getPriceCatalogue } from '../../pricing/queries.server'
import { brochureLink } from '../../schools/queries.server'
import { readCart } from '../cart/cart'
import { loadQuoteMail } from '../mail/quote-mail.server'
import { printQuote } from '../pdf/quote-pdf.server'
import { findContact } from '../quote/contact.server'
import { quoteMessages } from '../quote/messages/messages'
import { bookedCourses, isExpired, isOffered, type Quote, quoteContent } from '../quote/quote'
import { calculatorHref, quotePath } from '../quote/quote-texts'
import { findQuote, findQuotedSchool, saveQuote, type VisitorRoutes } from '../quote/stored-quotes.server'
import { PriceChangedPage } from './PriceChangedPage'
import type { QuoteMailState } from './QuoteMailForm'
import { QuotePage } from './QuotePage'
import { QuoteRefusal, refusals } from './QuoteRefusal'

const maxFormBytes = 16 * 1024

const quoteLimit = { groupId: 'quotes', max: 30, timeWindow: '1 minute' }
/** Each request sends a mail to an unverified address. */
const mailLimit = { groupId: 'mails of quotes', max: 5, timeWindow: '10 minutes' }

const tokenParams = z.object({ token: z.string() })
const savedQuote = { params: slugParams, querystring: textFields, body: textFields }
const refusedChoices = { params: slugParams, querystring: textFields }
const openedQuote = { params: tokenParams, querystring: textFields }
const printedQuote = { params: tokenParams }
const mailedQuote = { params: tokenParams, body: textFields }

const mailForm = z.object({ email: z.string().trim().pipe(z.email().max(254)) })

/** A mail form that is shown again after a redirect. */
const refusedMail = z.object({
  typed: z.string(),
  once: z.string(),
  error: z.enum(['address', 'limit']).optional(),
  problem: z.enum(['wrong', 'used', 'away']).optional(),
})

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

const noSuchQuote = () => new AppError('not_found', 'There is no such quote.')

/** Saves a quote, shows it as a page or PDF, and sends it by mail. */
export const quoteRoutes = (
  app: FastifyInstance,
  options: VisitorRoutes & PdfRoutes & { captcha: Captcha },
): void => {
  const { contextFor, sendPage, publicUrl, captcha, pdfs, pdfRoute } = options

  const refusedMails = keptForms(contextFor(defaultLocale).payload, {
    purpose: 'quote mail',
    schema: refusedMail,
  })

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    quote: Quote,
    mail: Omit<QuoteMailState, 'captcha' | 'kept'> & { problem?: CaptchaProblem },
    status?: number,
  ) => {
    const t = quoteMessages[locale]
    const { slug } = quote.content.school
    const catalogue = await getPriceCatalogue(contextFor(locale), slug, new Date(), bookedCourses([quote]))
    const body = (
      <QuotePage
        quote={quote}
        locale={locale}
        t={t}
        link={publicUrl + localePath(locale, quotePath(quote))}
        expired={isExpired(quote, new Date())}
        offered={catalogue !== undefined && isOffered(quote, catalogue)}
        inCart={readCart(request.headers.cookie).includes(quote.token)}
        contact={await findContact(contextFor(locale), quote.school)}
        mail={{
          ...mail,
          kept: hasNoMailServer(contextFor(locale).payload),
          captcha: await captcha.ask(request, locale, mail.problem),
        }}
        brochure={quote.school === undefined ? undefined : brochureLink(locale, slug)}
      />
    )
    const title = `${t.quote}: ${quote.content.title}`
    return sendPage(reply, locale, { title, path: quotePath(quote), body, status })
  }

  /** Prices the fields of a form. Returns what to store, or the page that says why it cannot be stored. */
  const assess = async (slug: string, form: URLSearchParams, locale: Locale, enrols: boolean) => {
    const ctx = contextFor(locale)
    const now = new Date()
    const [catalogue, school] = await Promise.all([
      getPriceCatalogue(ctx, slug, now),
      findQuotedSchool(ctx, slug),
    ])
    if (!catalogue || !school) throw new AppError('not_found', 'There is no such school.')
    const { request: wanted, problems } = readRequest(form, catalogue)
    const found = price(wanted, catalogue, catalogue.today)
    const t = quoteMessages[locale]
    const path = schoolPath(slug)
    if (problems.length || !isBookable(found) || !hasList(found)) {
      const fields = calculatorMessages[locale]
      const reasons = refusals(locale, fields, { request: wanted, problems, price: found, catalogue })
      const body = (
        <QuoteRefusal
          locale={locale}
          t={t}
          fields={fields}
          school={catalogue.school}
          request={wanted}
          refusals={reasons}
        />
      )
      return { refused: { title: t.refused, path, body, status: 400 } }
    }
    const shown = shownTotal(form)
    if (shown !== undefined && shown !== found.total) {
      const body = (
        <PriceChangedPage
          locale={locale}
          t={t}
          catalogue={catalogue}
          request={wanted}
          shownIn={form.get('currency') ?? ''}
          shown={shown}
          total={found.total}
          enrols={enrols}
        />
      )
      return { refused: { title: t.priceChanged, path, body, status: 409 } }
    }
    const content = quoteContent(wanted, found, catalogue, {
      shownIn: form.get('currency') ?? '',
      registrationFee: t.registrationFee,
      timeZone: school.timeZone,
      now,
    })
    return { school, catalogue, wanted, content }
  }

  const save = async (request: RequestOf<typeof savedQuote>, reply: FastifyReply, locale: Locale) => {
    const { slug } = request.params
    const ctx = contextFor(locale)
    // The calculator's second button: the saved quote leads straight to its enrolment form.
    const enrols = request.query.has('enrol')
    const { refused, school, catalogue, wanted, content } = await assess(slug, request.body, locale, enrols)
    if (refused) {
      const query = refusedQuery(request.body)
      // By a redirect, so that the browser's Back and Reload never send the form again.
      return query === undefined
        ? sendPage(reply, locale, refused)
        : reply.redirect(
            `${localePath(locale, schoolPath(slug))}/quotes?${query}${enrols ? '&enrol' : ''}`,
            303,
          )
    }
    const { token } = await saveQuote(ctx, school, content, catalogue)
    void countEvent(ctx.payload, 'quote', {
      school: school.id,
      course: wanted.course,
      weeks: wanted.weeks,
      language: locale,
    })
    const page = quotePath({ token })
    return reply.redirect(localePath(locale, enrols ? `${page}/enrol` : page), 303)
  }

  /** Why a quote with these choices was not saved. If it can be saved now, the calculator opens with the same choices. */
  const explain = async (request: RequestOf<typeof refusedChoices>, reply: FastifyReply, locale: Locale) => {
    const { slug } = request.params
    const { refused, wanted } = await assess(slug, request.query, locale, request.query.has('enrol'))
    if (refused) return sendPage(reply, locale, refused)
    return reply.redirect(calculatorHref(locale, slug, wanted), 303)
  }

  const requireQuote = async (token: string, locale: Locale): Promise<Quote> => {
    const quote = await findQuote(contextFor(locale), token)
    if (!quote) throw noSuchQuote()
    return quote
  }

  const pdf = async (
    { params: { token } }: RequestOf<typeof printedQuote>,
    reply: FastifyReply,
    locale: Locale,
  ) => {
    const find = () => requireQuote(token, locale)
    const file = await printQuote(token, find, { pdfs, context: contextFor(locale), publicUrl })
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    return sendPdf(reply, file)
  }

  const open = async (request: RequestOf<typeof openedQuote>, reply: FastifyReply, locale: Locale) => {
    const quote = await requireQuote(request.params.token, locale)
    const kept = await refusedMails.find(request.query.get('kept'))
    const fresh = { sent: request.query.has('sent'), once: readOnce(new URLSearchParams()) }
    return show(request, reply, locale, quote, kept ? { sent: false, ...kept } : fresh)
  }

  const send = async (request: RequestOf<typeof mailedQuote>, reply: FastifyReply, locale: Locale) => {
    const { payload } = contextFor(locale)
    const quote = await requireQuote(request.params.token, locale)
    const form = request.body
    const typed = form.get('email') ?? ''
    const { success, data } = mailForm.safeParse({ email: typed })
    const address = localePath(locale, quotePath(quote))
    const once = readOnce(form)
    const giveBack = async (why: { error?: QuoteMailState['error']; problem?: CaptchaProblem }) => {
      const key = await refusedMails.keep({ typed, once, ...why }, once)
      // Without a fragment the field with the error gets the focus.
      if (key) return reply.redirect(`${address}?kept=${key}${why.error ? '' : '#mail'}`, 303)
      const status = why.error === 'limit' ? 429 : 400
      return show(request, reply, locale, quote, { sent: false, typed, once, ...why }, status)
    }
    if (!success) return giveBack({ error: 'address' })
    const verdict = await captcha.verify(form)
    if (!verdict.ok) return giveBack({ problem: verdict.problem })
    const mail = await loadQuoteMail(data.email, quote, contextFor(locale), publicUrl)
    const outcome = await inTransaction(payload, async (req) => {
      if (!(await captcha.spend(req, verdict))) return 'used'
      if (!(await mayMail(req, 'quote', data.email))) return 'limit'
      await queueMail(payload, mail, req)
      return 'sent'
    })
    if (outcome === 'used') return giveBack({ problem: 'used' })
    if (outcome === 'limit') return giveBack({ error: 'limit' })
    await refusedMails.forget(once)
    return reply.redirect(`${address}?sent#mail`, 303)
  }

  const { get, post } = localisedRoutes(app)
  const forQuotes = { bodyLimit: maxFormBytes, onRequest: app.rateLimit(quoteLimit) }
  const forMails = { bodyLimit: maxFormBytes, onRequest: app.rateLimit(mailLimit) }
  post('/schools/:slug/quotes', { schema: savedQuote, ...forQuotes }, save)
  get(
    '/schools/:slug/quotes',
    { schema: refusedChoices, onRequest: app.rateLimit({ ...quoteLimit, groupId: 'refused choices' }) },
    explain,
  )
  get('/quotes/:token.pdf', { schema: printedQuote, ...pdfRoute }, pdf)
  get('/quotes/:token', { schema: openedQuote }, open)
  post('/quotes/:token/mail', { schema: mailedQuote, ...forMails }, send)
}
