import type { FastifyInstance } from 'fastify'
import type { PdfRoutes } from '../../platform/pdf/pdf-routes'
import type { Captcha } from '../captcha/queries.server'
import { cartRoutes } from './cart/cart-routes.server'
import { quoteRoutes } from './page/quote-routes.server'
import type { VisitorRoutes } from './quote/stored-quotes.server'

// The one door of the feature: src/server and src/site import nothing else of it but contract.ts, client.ts and the island.

export { readCart } from './cart/cart'
export { quoteFiles } from './mail/quote-files.server'

/** The pages and forms of quotes and the cart. */
export const quotesRoutes = (
  app: FastifyInstance,
  options: VisitorRoutes & PdfRoutes & { captcha: Captcha },
): void => {
  quoteRoutes(app, options)
  cartRoutes(app, options)
}
