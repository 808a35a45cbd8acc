import { locales } from '../../shared/locale'
import { demoHome } from './demo/home'
import { inLocale, type Seeding } from './localised'

/** Publishes what the demo's home page says. */
export const seedHome = async ({ payload, req, advance }: Seeding): Promise<void> => {
  for (const locale of locales)
    await payload.updateGlobal({
      slug: 'home-page',
      locale,
      req,
      data: { lead: inLocale(demoHome.lead, locale), _status: 'published' },
    })
  advance()
}
