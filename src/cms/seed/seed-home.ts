import { locales } from '../../shared/locale'
import { demoHome } from './demo/home'
import { inLocale, type Seeding } from './localised'
import { blocksInLanguages } from './seed-blocks'

/** Publishes what the demo's home page says. */
export const seedHome = async (seeding: Seeding): Promise<void> => {
  const { payload, req, advance } = seeding
  const blocks = await blocksInLanguages(seeding, demoHome.blocks)
  for (const locale of locales)
    await payload.updateGlobal({
      slug: 'home-page',
      locale,
      req,
      data: { lead: inLocale(demoHome.lead, locale), blocks: blocks(locale), _status: 'published' },
    })
  advance()
}
