import type { ServerFeature } from '../../platform/server-feature'
import { captchaService } from '../captcha/services.server'
import { readCart } from './cart/cart'
import { cartRoutes } from './cart/cart-routes.server'
import { quoteFiles } from './mail/quote-files.server'
import { quoteRoutes } from './page/quote-routes.server'

const year = 365

export const quotes: ServerFeature = {
  name: 'quotes',
  storage: [
    { name: 'schoolhouse-cart', kind: 'cookie', days: year, purpose: 'cart' },
    { name: 'schoolhouse-cart-count', kind: 'cookie', days: year, purpose: 'cart' },
  ],
  create: ({ env, mailPdfs, services }) => ({
    visitorRoutes: (app, kit) => {
      quoteRoutes(app, { ...kit, captcha: services.use(captchaService) })
      cartRoutes(app, kit)
    },
    cartSize: (cookies) => readCart(cookies).length,
    mail: { makers: quoteFiles(mailPdfs, env.publicUrl) },
  }),
}
