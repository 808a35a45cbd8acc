import type { FastifyInstance, FastifyReply } from 'fastify'
import { localisedRoutes, type RequestOf, textFields } from '../../../platform/http/routes'
import type { QueryContext } from '../../../platform/payload/query'
import { type Locale, localePath } from '../../../shared/locale'
import { getPriceCatalogue } from '../../pricing/queries.server'
import { getSchool, offerFacts } from '../../schools/queries.server'
import { quotesMessages } from '../messages/messages'
import { chargeFeeOnce } from '../quote/fee-once'
import { isExpired, type Quote } from '../quote/quote'
import { findQuote, findQuotes, type VisitorRoutes } from '../quote/stored-quotes.server'
import { CartPage } from './CartPage'
import { ComparePage } from './ComparePage'
import { cartCookies, MAX_CART, readCart } from './cart'
import { readCartCount } from './cart-count'
import { type FactsOf, readChosen } from './compare'

const maxFormBytes = 4 * 1024
const cartLimit = { groupId: 'cart', max: 60, timeWindow: '1 minute' }

const shown = { querystring: textFields }
const changed = { body: textFields }

/** What the schools say about the courses and rooms of these quotes. */
const readFacts = async (ctx: QueryContext, quotes: readonly Quote[]): Promise<FactsOf> => {
  const slugs = [...new Set(quotes.map(({ content }) => content.school.slug))]
  const schools = new Map(
    await Promise.all(slugs.map(async (slug) => [slug, await getSchool(ctx, slug)] as const)),
  )
  return ({ content: { school, request } }) => {
    const found = schools.get(school.slug)
    return found ? offerFacts(found, request, ctx.locale) : []
  }
}

/** The cart: quotes that a visitor collects, in a cookie. */
export const cartRoutes = (
  app: FastifyInstance,
  { contextFor, sendPage, publicUrl }: VisitorRoutes,
): void => {
  const https = publicUrl.startsWith('https:')

  const show = async (request: RequestOf<typeof shown>, reply: FastifyReply, locale: Locale) => {
    const t = quotesMessages(locale)
    const quotes = await findQuotes(contextFor(locale), readCart(request.headers.cookie))
    const full = request.query.has('full')
    // Deleted quotes leave the cart, and carts from before there was a number get one.
    if (readCartCount(request.headers.cookie ?? '') !== quotes.length)
      reply.header(
        'set-cookie',
        cartCookies(
          quotes.map(({ token }) => token),
          https,
        ),
      )
    const now = new Date()
    const valid = quotes.filter((quote) => !isExpired(quote, now))
    const slugs = valid.length > 1 ? [...new Set(valid.map(({ content }) => content.school.slug))] : []
    const catalogues = await Promise.all(slugs.map((slug) => getPriceCatalogue(contextFor(locale), slug)))
    const together = chargeFeeOnce(
      valid,
      catalogues.flatMap((catalogue) => catalogue ?? []),
    )
    const body = <CartPage quotes={quotes} together={together} locale={locale} t={t} full={full} now={now} />
    return sendPage(reply, locale, { title: t('cart'), path: '/cart', body })
  }

  const compare = async (request: RequestOf<typeof shown>, reply: FastifyReply, locale: Locale) => {
    // A form without a choice sends an empty query.
    if (request.url.endsWith('?')) return reply.redirect(request.url.slice(0, -1), 303)
    const chosen = new Set(readChosen(request.query))
    const inCart = await findQuotes(contextFor(locale), readCart(request.headers.cookie))
    const quotes = chosen.size ? inCart.filter(({ id }) => chosen.has(id)) : inCart
    const t = quotesMessages(locale)
    const factsOf = await readFacts(contextFor(locale), quotes)
    const body = <ComparePage quotes={quotes} factsOf={factsOf} locale={locale} t={t} now={new Date()} />
    const query = [...chosen].map((id) => `quote=${id}`).join('&')
    return sendPage(reply, locale, {
      title: t('compare.title'),
      path: `/cart/compare${query && `?${query}`}`,
      body,
    })
  }

  const change = async (request: RequestOf<typeof changed>, reply: FastifyReply, locale: Locale) => {
    const [add, remove] = [request.body.get('add'), request.body.get('remove')]
    const cart = readCart(request.headers.cookie).filter((token) => token !== remove && token !== add)
    const page = localePath(locale, '/cart')
    if (add && cart.length >= MAX_CART) return reply.redirect(`${page}?full`, 303)
    const quote = add ? await findQuote(contextFor(locale), add) : undefined
    if (quote) cart.push(quote.token)
    return reply.header('set-cookie', cartCookies(cart, https)).redirect(page, 303)
  }

  const { get, post } = localisedRoutes(app)
  get('/cart', { schema: shown }, show)
  get('/cart/compare', { schema: shown }, compare)
  post('/cart', { schema: changed, bodyLimit: maxFormBytes, onRequest: app.rateLimit(cartLimit) }, change)
}
