import type { CollectionSlug, Payload } from 'payload'
import { storeViews } from '../../../features/analytics/queries.server'
import { readForm, readStays } from '../../../features/billing/queries.server'
import { addToDemo, recordAgain } from '../../../features/onboarding/onboarding.server'
import { type PriceCatalogue, type StayRules, stayDates } from '../../../features/pricing/contract'
import {
  countPastEvents,
  getPriceCatalogue,
  type PastEvent,
  readStayRules,
} from '../../../features/pricing/queries.server'
import type { MailSchool, Quote } from '../../../features/quotes/contract'
import { findMailSchool } from '../../../features/quotes/queries.server'
import { siteHasUsers } from '../../../platform/payload/access'
import { findAll } from '../../../platform/payload/find-documents'
import { inTransaction } from '../../../platform/transaction/transaction'
import { coursePath, directionsPath, schoolPath } from '../../../shared/address/school-path'
import { documentId } from '../../../shared/id'
import { type Locale, locales } from '../../../shared/locale'
import { addDays } from '../../../shared/time/days'
import { addDemoStaff } from './demo-staff'
import {
  daysBack,
  type OfficePlan,
  type OfficeSchool,
  type PlannedEnrolment,
  type PlannedQuote,
  planOffice,
  planViews,
} from './plan-office'
import { Random } from './random'
import { writeComments } from './write-comments'
import { limitPlaces } from './write-places'
import { writeEnrolment, writeMessages, writeQuote } from './write-requests'
import { momentOf, type Office } from './write-row'
import { type Story, writeBill, writeStory } from './write-stories'

type Chances = Omit<Office, 'req'>

interface StoredRequest {
  enrolment: number
  quote: Quote
  planned: PlannedEnrolment
}

/** Stores what visitors have sent, and records it as the demo's. */
const writeRequests = (payload: Payload, plan: OfficePlan, chances: Chances): Promise<StoredRequest[]> =>
  inTransaction(payload, async (req) => {
    const office = { ...chances, req }
    const quotes: number[] = []
    for (const planned of plan.quotes)
      quotes.push((await writeQuote(office, planned, momentOf(office, planned.daysAgo))).id)
    const rules = new Map<number, StayRules>()
    const stored: StoredRequest[] = []
    for (const planned of plan.enrolments) {
      const { school, today } = planned.school.catalogues.en
      const own = rules.get(school.id) ?? (await readStayRules(req, school.id, addDays(today, -daysBack)))
      rules.set(school.id, own)
      stored.push({ ...(await writeEnrolment(office, planned, own)), planned })
    }
    const submissions = await writeMessages(office, plan.messages)
    const keys = (collection: CollectionSlug, ids: number[]) => ids.map((id) => [collection, id] as const)
    await addToDemo(req, [
      ...keys(
        'enrolments',
        stored.map(({ enrolment }) => enrolment),
      ),
      ...keys('quotes', [...quotes, ...stored.map(({ quote }) => quote.id)]),
      ...keys('form-submissions', submissions),
    ])
    return stored
  })

/** What answers and invoices say, which are read outside of a transaction. */
const readStories = async (payload: Payload, requests: readonly StoredRequest[]): Promise<Story[]> => {
  const ids = requests.map(({ enrolment }) => enrolment)
  const docs = new Map(
    (await findAll(payload, 'enrolments', { id: { in: ids } })).map((doc) => [doc.id, doc]),
  )
  const schools = new Map<string, MailSchool | undefined>()
  for (const slug of new Set(requests.map(({ planned }) => planned.school.slug)))
    schools.set(slug, await findMailSchool(payload, slug))
  const forms = new Map<string, Awaited<ReturnType<typeof readForm>>>()
  const stories: Story[] = []
  for (const { enrolment, quote, planned } of requests) {
    const doc = docs.get(enrolment)
    const school = schools.get(planned.school.slug)
    if (!doc || !school) continue
    const stay = stayDates(planned.request, planned.school.catalogues[planned.locale])
    // Without a catalogue: no answer offers other starts, which take long to find.
    const request = { quotes: [quote], stored: [quote], stay, school, catalogue: undefined }
    const stays = await readStays(payload, doc, request)
    const key = `${stays.locale} ${planned.school.slug}`
    const form = forms.get(key) ?? (await readForm(payload, stays))
    forms.set(key, form)
    stories.push({ doc, planned, paper: { ...stays, ...form } })
  }
  return stories
}

/** Stores what the office has done with the requests. */
const writeStories = (payload: Payload, stories: readonly Story[], chances: Chances) =>
  inTransaction(payload, async (req) => {
    const office = { ...chances, req }
    for (const story of stories) await writeStory(office, story)
    const billed = stories.filter(({ planned }) => planned.paid !== undefined)
    for (const [index, story] of billed.entries()) await writeBill(office, story, index + 1)
  })

/** Stores what happens beside the requests: comments, places that run out, and accounts if the site has an administrator. */
const writeSurroundings = (payload: Payload, chances: Chances) =>
  inTransaction(payload, async (req) => {
    const office = { ...chances, req }
    const comments = await writeComments(office)
    await recordAgain(req, await limitPlaces(office))
    await addToDemo(
      req,
      comments.map((id) => ['comments', id] as const),
    )
    if (await siteHasUsers(payload, req)) await addDemoStaff(req)
  })

/** How many prices are calculated for each quote that is saved. */
const startsPerQuote = 4

/** What the visitors of the plan have done with the calculator, each event once with its count. */
const calculatorEvents = ({ quotes, enrolments }: OfficePlan, today: string): PastEvent[] => {
  const events = new Map<string, PastEvent>()
  const add = (planned: PlannedQuote, event: PastEvent['event'], count = 1) => {
    const { locale, request, school, daysAgo } = planned
    const { course, weeks } = request
    const stay = { school: school.catalogues[locale].school.id, course, weeks, language: locale }
    const day = addDays(today, -daysAgo)
    const key = [day, event, ...Object.values(stay)].join(' ')
    events.set(key, { ...stay, day, event, count: count + (events.get(key)?.count ?? 0) })
  }
  for (const planned of [...quotes, ...enrolments]) {
    add(planned, 'start', startsPerQuote)
    add(planned, 'quote')
  }
  for (const planned of enrolments) {
    add(planned, 'enrolment')
    if (planned.state === 'confirmed') add(planned, 'confirmation')
  }
  return [...events.values()]
}

const readCatalogues = async (payload: Payload, slug: string): Promise<OfficeSchool['catalogues']> => {
  const found: Partial<Record<Locale, PriceCatalogue>> = {}
  for (const locale of locales) {
    const ctx = { payload, locale, draft: false, tag: () => {} }
    found[locale] = await getPriceCatalogue(ctx, slug)
  }
  return found as OfficeSchool['catalogues']
}

const readSchools = async (payload: Payload): Promise<OfficeSchool[]> => {
  const docs = await findAll(payload, 'schools', {}, { select: { slug: true, timeZone: true }, sort: 'id' })
  return Promise.all(
    docs.map(async ({ slug, timeZone }) => ({
      slug: String(slug),
      catalogues: await readCatalogues(payload, String(slug)),
      timeZone: timeZone ?? 'UTC',
    })),
  )
}

/** The pages that visitors come to, the popular ones first. */
const viewedPages = async (payload: Payload, schools: readonly OfficeSchool[]): Promise<string[]> => {
  const courses = await findAll(payload, 'courses', {}, { select: { slug: true, school: true }, sort: 'id' })
  const coursePaths = courses.flatMap(({ slug, school }) => {
    const own = schools.find(({ catalogues }) => catalogues.en.school.id === documentId(school))
    return slug && own ? [coursePath(own.slug, slug)] : []
  })
  const slugs = schools.map(({ slug }) => slug)
  return ['/', ...slugs.map(schoolPath), ...coursePaths, ...slugs.map(directionsPath), '/news', '/cart']
}

/** Fills the office of a new demo with half a year of invented work, all of it relative to today. */
export const seedOffice = async (payload: Payload, now = new Date()): Promise<void> => {
  const schools = await readSchools(payload)
  const plan = planOffice(schools)
  const chances = { random: new Random(20_260_103), now }
  const requests = await writeRequests(payload, plan, chances)
  await writeStories(payload, await readStories(payload, requests), chances)
  await writeSurroundings(payload, chances)
  const today = now.toISOString().slice(0, 10)
  await inTransaction(payload, (req) => countPastEvents(req, calculatorEvents(plan, today)))
  const views = planViews(await viewedPages(payload, schools), today)
  await storeViews(
    payload,
    views.map(({ daysAgo, ...view }) => ({ ...view, day: addDays(today, -daysAgo) })),
  )
}
