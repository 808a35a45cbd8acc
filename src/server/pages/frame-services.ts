import { consentService } from '../../features/consent/services.server'
import {
  constantErrorPages,
  errorContent,
  getSettingsOrNone,
  getSiteSettings,
} from '../../features/pages/pages.server'
import { languagesService } from '../../features/pages/services.server'
import { themeService } from '../../features/theme/services.server'
import type { Services } from '../../platform/services'

/** The features that every page stands on: its languages, its settings, its look, its error pages, and what its visitor has allowed. */
export const frameServices = (services: Services) => ({
  consent: services.use(consentService),
  languages: services.use(languagesService),
  theme: services.use(themeService),
  settings: { load: getSiteSettings, loadOrNone: getSettingsOrNone },
  errorPages: { content: errorContent, constant: constantErrorPages },
})

export type FrameServices = ReturnType<typeof frameServices>
