import type { Payload } from 'payload'
import { inTransaction } from '../../platform/transaction/transaction'
import { locales } from '../../shared/locale'
import { demoConsent } from './demo/consent'
import { demoForms } from './demo/forms'
import { mapleHarbour } from './demo/maple-harbour'
import { demoPosts } from './demo/news'
import { demoPages } from './demo/pages'
import { demoSite } from './demo/site'
import { vieuxPhare } from './demo/vieux-phare'
import type { DemoSchool } from './demo-types'
import { inLocale, type Seeding } from './localised'
import { toRichText } from './rich-text'
import { seedForms } from './seed-forms'
import { seedNews } from './seed-news'
import { seedSchool } from './seed-school'

/** Fills an empty site with the demo schools in one transaction, so that an interrupted start can begin again. */
export const seedDemo = async (
  payload: Payload,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> => {
  payload.logger.info({ msg: 'filling the empty database with the demo' })
  const pages = 3 + demoForms.length + demoPages.length + demoPosts.length
  const total = pages + documentsOf(mapleHarbour) + documentsOf(vieuxPhare)
  let done = 0
  const advance = () => {
    const before = tenths(done, total)
    done++
    if (tenths(done, total) > before) onProgress(done, total)
  }
  await inTransaction(payload, async (req) => {
    const seeding = { payload, req, advance }
    await seedSettings(seeding)
    advance()
    await seedConsent(seeding)
    advance()
    await seedPages(seeding)
    await seedForms(seeding)
    await seedSchool(seeding, mapleHarbour)
    await seedSchool(seeding, vieuxPhare)
    await seedNews(seeding)
  })
  payload.logger.info({ msg: 'the demo is ready' })
}

const tenths = (done: number, total: number) => Math.floor((10 * done) / total)

/** How many steps the progress counts. A school is written once for each language. */
const documentsOf = ({ gallery, staff, trust, courses, accommodation }: DemoSchool): number =>
  1 +
  gallery.length +
  staff.length +
  trust.accreditations.length +
  locales.length +
  courses.length +
  accommodation.length

const seedSettings = async ({ payload, req }: Seeding) => {
  let ids: { navigation?: (string | null)[]; footerNavigation?: (string | null)[] } = {}
  for (const locale of locales) {
    const links = (entries: typeof demoSite.navigation, rowIds: (string | null)[] = []) =>
      entries.map(({ label, path }, index) => ({
        ...(rowIds[index] ? { id: rowIds[index] } : {}),
        label: inLocale(label, locale) ?? label.en,
        target: path,
      }))
    const saved = await payload.updateGlobal({
      slug: 'site-settings',
      locale,
      req,
      data: {
        name: demoSite.name,
        tagline: inLocale(demoSite.tagline, locale),
        footerText: inLocale(demoSite.footerText, locale),
        ...demoSite.contact,
        navigation: links(demoSite.navigation, ids.navigation),
        footerNavigation: links(demoSite.footerNavigation, ids.footerNavigation),
      },
    })
    ids = {
      navigation: saved.navigation?.map((row) => row.id ?? null),
      footerNavigation: saved.footerNavigation?.map((row) => row.id ?? null),
    }
  }
}

const seedPages = async ({ payload, req, advance }: Seeding) => {
  for (const page of demoPages) {
    const text = (body: string | undefined) => ({
      // The same block in every language.
      id: 'text',
      blockType: 'text' as const,
      text: body ? toRichText(body) : undefined,
    })
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'en',
      req,
      data: {
        slug: page.slug,
        title: page.title.en,
        summary: page.summary.en,
        blocks: [text(page.body.en)],
        _status: 'published',
      },
    })
    for (const locale of locales.filter((code) => code !== 'en'))
      await payload.update({
        collection: 'pages',
        id,
        locale,
        req,
        data: {
          title: inLocale(page.title, locale) ?? page.title.en,
          summary: inLocale(page.summary, locale),
          blocks: [text(page.body[locale])],
          _status: 'published',
        },
      })
    advance()
  }
}

/** Stores the list of services. Translations belong to rows, so the rows keep their ids in every language. */
const seedConsent = async ({ payload, req }: Seeding): Promise<void> => {
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
