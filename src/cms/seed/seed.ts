import type { Payload, PayloadRequest } from 'payload'
import { recordDemo } from '../../features/onboarding/onboarding.server'
import { recordAllTexts } from '../../features/translations/translations.server'
import { readDocumentPaths } from '../../platform/payload/document-paths'
import type { SiteSetting } from '../../platform/payload/payload-types'
import { inTransaction } from '../../platform/transaction/transaction'
import { type Locale, locales } from '../../shared/locale'
import { demoConsent } from './demo/consent'
import { demoForms } from './demo/forms'
import { demoHome } from './demo/home'
import { mapleHarbour } from './demo/maple-harbour/maple-harbour'
import { demoPosts } from './demo/news'
import { demoPages } from './demo/pages'
import { demoSite } from './demo/site'
import { vieuxPhare } from './demo/vieux-phare/vieux-phare'
import type { DemoLink, DemoSchool } from './demo-types'
import { inLocale, type Seeding } from './localised'
import { toRichText } from './rich-text'
import { blocksInLanguages, seedBlockPages } from './seed-blocks'
import { seedForms } from './seed-forms'
import { seedNews } from './seed-news'
import { findPicture } from './seed-picture'
import { seedSchool } from './seed-school'

/** Fills an empty site with the demo schools in one transaction, so that an interrupted start can begin again. */
export const seedDemo = async (
  payload: Payload,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> => {
  payload.logger.info({ msg: 'filling the empty database with the demo' })
  const pages = 4 + demoForms.length + demoPages.length + demoPosts.length
  const total = pages + documentsOf(mapleHarbour) + documentsOf(vieuxPhare)
  let done = 0
  const advance = () => {
    const before = tenths(done, total)
    done++
    if (tenths(done, total) > before) onProgress(done, total)
  }
  const fill = async (req: PayloadRequest) => {
    const seeding = { payload, req, advance }
    await seedConsent(seeding)
    advance()
    await seedPages(seeding)
    await seedSchool(seeding, mapleHarbour)
    await seedSchool(seeding, vieuxPhare)
    // Their page shows the schools.
    await seedForms(seeding)
    await seedBlockPages(seeding)
    await seedNews(seeding)
    await seedHome(seeding)
    // Its menus link to the documents above.
    await seedSettings(seeding)
    await recordAllTexts(req)
    await recordDemo(req)
    advance()
  }
  // Every document is saved once for each language; its texts are recorded once.
  await inTransaction(payload, fill, { recordsTextsLater: true })
  payload.logger.info({ msg: 'the demo is ready' })
}

const tenths = (done: number, total: number) => Math.floor((10 * done) / total)

/** How many steps the progress counts. A school is written once for each language. */
const documentsOf = ({ gallery, offerPictures, staff, trust, courses, accommodation }: DemoSchool): number =>
  1 +
  gallery.length +
  offerPictures.length +
  staff.length +
  trust.accreditations.length +
  locales.length +
  courses.length +
  accommodation.length

type LinkedDocument = NonNullable<SiteSetting['callToAction']>['document']

/** Rows of a list keep their ids in every language, because translations belong to rows. */
interface MenuIds {
  id?: string | null
  children?: MenuIds[] | null
}

const seedSettings = async ({ payload, req }: Seeding) => {
  const paths = await readDocumentPaths(payload, { req })
  const linkIn = (locale: Locale, { label, path }: DemoLink) => {
    const document = paths.at(path)
    return {
      label: inLocale(label, locale) ?? label.en,
      ...(document ? { document: document as LinkedDocument } : { target: path }),
    }
  }
  let ids: { navigation: MenuIds[]; footerNavigation: MenuIds[] } = { navigation: [], footerNavigation: [] }
  for (const locale of locales) {
    const links = (entries: readonly DemoLink[], rows: MenuIds[] | null = []) =>
      entries.map((entry, index) => {
        const id = rows?.[index]?.id
        return { ...(id ? { id } : {}), ...linkIn(locale, entry) }
      })
    const saved = await payload.updateGlobal({
      slug: 'site-settings',
      locale,
      req,
      data: {
        name: demoSite.name,
        tagline: inLocale(demoSite.tagline, locale),
        footerText: inLocale(demoSite.footerText, locale),
        ...demoSite.contact,
        navigation: links(demoSite.navigation, ids.navigation).map((entry, index) => ({
          ...entry,
          children: links(demoSite.navigation[index]?.children ?? [], ids.navigation[index]?.children),
        })),
        callToAction: linkIn(locale, demoSite.callToAction),
        footerNavigation: links(demoSite.footerNavigation, ids.footerNavigation),
      },
    })
    ids = { navigation: saved.navigation ?? [], footerNavigation: saved.footerNavigation ?? [] }
  }
}

const seedPages = async ({ payload, req, advance }: Seeding) => {
  for (const page of demoPages) {
    const text = (body: string | undefined) => ({
      // All languages share one block.
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
        themeColours: true,
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

/** Publishes what the demo's home page says. */
const seedHome = async (seeding: Seeding): Promise<void> => {
  const { payload, req, advance } = seeding
  const blocks = await blocksInLanguages(seeding, demoHome.blocks)
  const found = await Promise.all(demoHome.pictures.map((name) => findPicture(seeding, name)))
  const pictures = found.filter((id) => id !== undefined)
  for (const locale of locales)
    await payload.updateGlobal({
      slug: 'home-page',
      locale,
      req,
      data: { lead: inLocale(demoHome.lead, locale), pictures, blocks: blocks(locale), _status: 'published' },
    })
  advance()
}
