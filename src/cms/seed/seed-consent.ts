import { locales } from '../../shared/locale'
import { demoConsent } from './demo/consent'
import { inLocale, type Seeding } from './localised'

/** Stores the list of services. Translations belong to rows, so the rows keep their ids in every language. */
export const seedConsent = async ({ payload, req }: Seeding): Promise<void> => {
  let ids: (string | null | undefined)[] = []
  for (const locale of locales) {
    const saved = await payload.updateGlobal({
      slug: 'consent-settings',
      locale,
      req,
      data: {
        brand: { websiteOwner: demoConsent.websiteOwner },
        blockList: demoConsent.services.map(({ purpose, ...service }, index) => ({
          ...(ids[index] ? { id: ids[index] } : {}),
          ...service,
          purpose: purpose && inLocale(purpose, locale),
        })),
      },
    })
    ids = saved.blockList?.map(({ id }) => id) ?? []
  }
}
