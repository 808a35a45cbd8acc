import path from 'node:path'
import type { ServerFeature } from '../../platform/server-feature'
import { defaultLocale } from '../../shared/locale'
import { getSiteSettings } from '../pages/queries.server'
import { homePage } from '../schools/services.server'
import { themeService } from './services.server'
import { createTheme } from './theme.server'

export const theme: ServerFeature = {
  name: 'theme',
  create: ({ payload, memo, services }) => {
    const look = services.provide(themeService, createTheme({ payload, memo }))
    return {
      globalPreviews: {
        // The published home page in the draft of the theme.
        theme: (ctx) => services.use(homePage)({ ...ctx, draft: false }),
      },
      documentColours: look.colours,
      routes: (app, { publicDir, contextFor }) =>
        look.routes(app, {
          usualIcon: path.join(publicDir, 'favicon.svg'),
          siteName: async () => (await getSiteSettings(contextFor(defaultLocale))).name,
        }),
    }
  },
}
