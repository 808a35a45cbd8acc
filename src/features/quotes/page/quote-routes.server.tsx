import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { localisedRoutes, type RequestOf } from '../../../platform/http/routes'
import {
  type FormPage,
  type FormVisit,
  Rejection,
  type ShownForm,
  type VisitorForm,
} from '../../../platform/http/visitor-form/form-declaration'
import { visitorForm } from '../../../platform/http/visitor-form/visitor-form'
import { mayMail, queueVisitorMail } from '../../../platform/mail/queue'
import { hasNoMailServer } from '../../../platform/mail/sending'
import { type PdfRoutes, sendPdf } from '../../../platform/pdf/pdf-routes'
import { AppError } from '../../../shared/errors'
import { defaultLocale, type Locale, localePath } from '../../../shared/locale'
import { labelText } from '../../../shared/text/label-text'
import type { Captcha } from '../../captcha/queries.server'
import { getPriceCatalogue } from '../../pricing/queries.server'
import { brochureLink } from '../../schools/queries.server'
import { readCart } from '../cart/cart'
import { loadQuoteMail } from '../mail/quote-mail.server'
import { quotesMessages } from '../messages/messages'
import { printQuote } from '../pdf/quote-pdf.server'
import { findContact } from '../quote/contact.server'
import { bookedCourses, isExpired, isOffered, type Quote } from '../quote/quote'
import { quoteDescription, quotePath } from '../quote/quote-texts'
import { findQuote, type VisitorRoutes } from '../quote/stored-quotes.server'
import { QuotePage } from './QuotePage'
import { saveQuoteRoutes } from './save-quote.server'

const requireQuote = async (
  { contextFor }: Pick<VisitorRoutes, 'contextFor'>,
  locale: Locale,
  token: string,
): Promise<Quote> => {
  const quote = await findQuote(contextFor(locale), token)
  if (!quote) throw new AppError('not_found', 'There is no such quote.')
  return quote
}

/** The page of a quote, with the form that mails it. */
const renderQuote = async (
  { contextFor, publicUrl }: VisitorRoutes,
  { request, locale, query }: FormVisit,
  quote: Quote,
  { typed, errors, idempotencyKey, captcha }: ShownForm,
): Promise<FormPage> => {
  const t = quotesMessages(locale)
  const ctx = contextFor(locale)
  const { slug } = quote.content.school
  const catalogue = await getPriceCatalogue(ctx, slug, new Date(), bookedCourses([quote]))
  const body = (
    <QuotePage
      quote={quote}
      locale={locale}
      t={t}
      link={publicUrl + localePath(locale, quotePath(quote))}
      expired={isExpired(quote, new Date())}
      offered={catalogue !== undefined && isOffered(quote, catalogue)}
      inCart={readCart(request.headers.cookie).includes(quote.token)}
      contact={await findContact(ctx, quote.school)}
      mail={{
        sent: query.has('sent'),
        kept: await hasNoMailServer(ctx.payload),
        idempotencyKey,
        typed: typed.get('email') ?? undefined,
        error: errors.find(({ field }) => field === 'email')?.message,
        captcha,
      }}
      brochure={quote.school === undefined ? undefined : brochureLink(locale, slug)}
    />
  )
  return {
    title: labelText(locale, t('quote'), quote.content.title),
    description: quoteDescription(locale, t, quote),
    path: quotePath(quote),
    body,
  }
}

const mailAddress = z.string().trim().pipe(z.email().max(254))

const quoteMailForm = (options: VisitorRoutes): VisitorForm<Quote, string, void> => {
  const { contextFor, publicUrl } = options
  return {
    purpose: 'quote mail',
    // A visitor whose mail did not arrive sends the form again.
    repeatedForMs: 60_000,
    path: '/quotes/:token/mail',
    shownAt: ['/quotes/:token'],
    maxBytes: 16 * 1024,
    // Each request sends a mail to an unverified address.
    limit: { groupId: 'mails of quotes', max: 5, timeWindow: '10 minutes' },
    texts: (locale) => ({ notStored: quotesMessages(locale)('notStored') }),
    load: ({ locale, params: { token = '' } }) => requireQuote(options, locale, token),
    schema: (typed, _quote, { locale }) => {
      const { data } = mailAddress.safeParse(typed.get('email') ?? '')
      const wrong = { field: 'email', message: quotesMessages(locale)('mailInvalid') }
      return { value: data, errors: data === undefined ? [wrong] : [] }
    },
    render: (visit, quote, shown) => renderQuote(options, visit, quote, shown),
    // Without a fragment the field with the error gets the focus.
    rejectedAt: ({ locale }, quote, { errors }) =>
      `${localePath(locale, quotePath(quote))}${errors.some(({ field }) => field === 'email') ? '' : '#mail'}`,
    store: async ({ locale }, quote, { value: email }) => {
      const mail = await loadQuoteMail(email, quote, contextFor(locale), publicUrl)
      const tooMany = { field: 'email', message: quotesMessages(locale)('mailTooMany') }
      return async (req) => {
        if (!(await mayMail(req, 'quote', email))) throw new Rejection([tooMany], { status: 429 })
        await queueVisitorMail(req.payload, mail, req)
      }
    },
    thank: ({ locale }, quote) => `${localePath(locale, quotePath(quote))}?sent#mail`,
  }
}

const printedQuote = { params: z.object({ token: z.string() }) }

/** Saves a quote, shows it as a page or PDF, and sends it by mail. */
export const quoteRoutes = (
  app: FastifyInstance,
  options: VisitorRoutes & PdfRoutes & { captcha: Captcha },
): void => {
  const { contextFor, sendPage, publicUrl, captcha, pdfs, pdfRoute } = options

  const print = async (
    { params: { token } }: RequestOf<typeof printedQuote>,
    reply: FastifyReply,
    locale: Locale,
  ) => {
    const find = () => requireQuote(options, locale, token)
    const file = await printQuote(token, find, { pdfs, context: contextFor(locale), publicUrl })
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    return sendPdf(reply, file)
  }

  saveQuoteRoutes(app, options)
  localisedRoutes(app).get('/quotes/:token.pdf', { schema: printedQuote, ...pdfRoute }, print)
  visitorForm(app, { payload: contextFor(defaultLocale).payload, captcha, sendPage }, quoteMailForm(options))
}
