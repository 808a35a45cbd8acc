import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formFields } from '../../../shared/form-fields'
import { type Locale, localePath, locales } from '../../../shared/locale'
import { quoteMessages } from '../quotes/messages/messages'
import { findQuote, findQuotes, type VisitorRoutes } from '../quotes/quotes.server'
import { CartPage } from './CartPage'
import { MAX_CART, readCart, writeCart } from './cart'

const maxFormBytes = 4 * 1024
const cartLimit = { max: 60, timeWindow: '1 minute' }

/** Quotes that a visitor puts aside, in a cookie of their own browser. */
export const cartRoutes = (
  app: FastifyInstance,
  { contextFor, sendPage, publicUrl }: VisitorRoutes,
): void => {
  const https = publicUrl.startsWith('https:')

  const show = async (request: FastifyRequest, reply: FastifyReply, locale: Locale) => {
    const t = quoteMessages[locale]
    const quotes = await findQuotes(contextFor(locale), readCart(request.headers.cookie))
    const full = 'full' in (request.query as object)
    const body = <CartPage quotes={quotes} locale={locale} t={t} full={full} now={new Date()} />
    return sendPage(reply, locale, { title: t.cart, path: '/cart', body })
  }

  const change = async (request: FastifyRequest, reply: FastifyReply, locale: Locale) => {
    const fields = formFields(request.body)
    const [add, remove] = [fields.get('add'), fields.get('remove')]
    const cart = readCart(request.headers.cookie).filter((token) => token !== remove && token !== add)
    const page = localePath(locale, '/cart')
    if (add && cart.length >= MAX_CART) return reply.redirect(`${page}?full`, 303)
    const quote = add ? await findQuote(contextFor(locale), add) : undefined
    if (quote) cart.push(quote.token)
    return reply.header('set-cookie', writeCart(cart, https)).redirect(page, 303)
  }

  const limited = { bodyLimit: maxFormBytes, onRequest: app.rateLimit(cartLimit) }
  for (const locale of locales) {
    const path = localePath(locale, '/cart')
    app.get(path, (request, reply) => show(request, reply, locale))
    app.post(path, limited, (request, reply) => change(request, reply, locale))
  }
}
