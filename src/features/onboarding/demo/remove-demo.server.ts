import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { findAll } from '../../../platform/payload/find-documents'
import { toDocumentKey } from '../../../platform/payload/references/references'
import { referencesOf } from '../../../platform/payload/references/uses.server'
import { locales } from '../../../shared/locale'
import {
  commentsSlug,
  type DemoGlobal,
  type DemoRecord,
  demoCollections,
  demoGlobals,
  officeCollections,
  readGlobal,
  readRecord,
  readStored,
  type Stored,
  titleOf,
} from '../onboarding.server'
import { changedFields, hashFields } from './fingerprints'
import { type PlannedDocument, planRemoval, type RemovalPlan } from './removal-plan.server'

/** Collections that are not asked whether they use something: logs, counts, and quotes, which contain all that they show. */
const notAsked = new Set<string>([
  'audit-log',
  'calculator-counts',
  'comment-actions',
  'consent-receipts',
  'enrolment-events',
  'missing-addresses',
  'outgoing-mail',
  'page-views',
  'quotes',
  'second-factors',
  'session-details',
  'spam-words',
  'translations',
])

const isAsked = (slug: string) => !notAsked.has(slug) && !slug.startsWith('payload-')

/** Values of a global without the demo. A field that staff have changed keeps its value. */
const emptyGlobals: Record<DemoGlobal, { values: Record<string, unknown>; texts: Record<string, unknown> }> =
  {
    'site-settings': {
      values: {
        name: 'Our school',
        email: null,
        phone: null,
        messenger: null,
        messengerAccount: null,
        address: null,
        navigation: [],
        footerNavigation: [],
        callToAction: { label: null, document: null, target: null },
      },
      texts: { tagline: null, footerText: null, callToAction: { label: null } },
    },
    'home-page': { values: { blocks: [], pictures: [], schools: [] }, texts: { heading: null, lead: null } },
    'consent-settings': { values: { brand: { websiteOwner: null }, blockList: [] }, texts: {} },
  }

const hasDraft = async (req: PayloadRequest, slug: 'home-page'): Promise<boolean> =>
  (await req.payload.findGlobal({ slug, draft: true, depth: 0, req }))._status === 'draft'

/** The fields of a global that are as the demo left them; none if staff have begun a draft, which writing would publish. */
const unchangedIn = async (req: PayloadRequest, slug: DemoGlobal, { documents }: DemoRecord) => {
  const { values, texts } = emptyGlobals[slug]
  const names = [...new Set([...Object.keys(values), ...Object.keys(texts)])]
  const stored = await readGlobal(req, slug)
  const changed = changedFields(
    documents[toDocumentKey('globals', slug)] ?? {},
    hashFields(stored),
    new Set(names),
  )
  const isBegun = slug === 'home-page' && (await hasDraft(req, slug))
  return { stored, unchanged: new Set(isBegun ? [] : names.filter((name) => !changed.includes(name))) }
}

/** A global as a document that refers to others, by what staff have put into it. */
const globalAsDocument = async (
  req: PayloadRequest,
  slug: string,
  record: DemoRecord,
): Promise<PlannedDocument> => {
  const config = req.payload.globals.config.find((global) => global.slug === slug)
  const isDemo = (demoGlobals as readonly string[]).includes(slug)
  const { stored, unchanged } = isDemo
    ? await unchangedIn(req, slug as DemoGlobal, record)
    : { stored: await readGlobal(req, slug as DemoGlobal), unchanged: new Set<string>() }
  const own = Object.fromEntries(Object.entries(stored).filter(([name]) => !unchanged.has(name)))
  return {
    collection: 'globals',
    id: 0,
    title: getTranslation(config?.label ?? slug, req.i18n),
    isDemo: false,
    isChanged: false,
    references: referencesOf(req, config?.flattenedFields ?? [], own),
  }
}

const isUnhashed = (slug: string) =>
  slug === commentsSlug || (officeCollections as readonly string[]).includes(slug)

const planned = (
  req: PayloadRequest,
  collection: CollectionSlug,
  doc: Stored,
  { documents, known }: DemoRecord,
  others: Stored[],
): PlannedDocument => {
  const hashes = documents[toDocumentKey(collection, doc.id)]
  const { flattenedFields } = req.payload.collections[collection].config
  const references = referencesOf(req, flattenedFields, doc)
  for (const other of others)
    if (other.id === doc.id) for (const key of referencesOf(req, flattenedFields, other)) references.add(key)
  return {
    collection,
    id: doc.id,
    title: titleOf(req, collection, doc),
    isDemo: hashes !== undefined,
    isChanged:
      hashes !== undefined &&
      // Moderating a comment is no change of what it says, and answering a request is what it is there for.
      !isUnhashed(collection) &&
      changedFields(hashes, hashFields(doc), new Set(known[collection])).length > 0,
    references,
  }
}

/** Plans the removal of the demo; undefined if the site has no record of the demo's documents. */
export const planDemoRemoval = async (req: PayloadRequest): Promise<RemovalPlan | undefined> => {
  const record = await readRecord(req)
  if (!record) return undefined
  const documents: PlannedDocument[] = []
  for (const slug of Object.keys(req.payload.collections).filter(isAsked) as CollectionSlug[]) {
    const { newest, others } = await readStored(req, slug)
    for (const doc of newest) documents.push(planned(req, slug, doc, record, others))
  }
  for (const { slug } of req.payload.globals.config) documents.push(await globalAsDocument(req, slug, record))
  return planRemoval(documents)
}

const emptyGlobal = async (req: PayloadRequest, slug: DemoGlobal, record: DemoRecord): Promise<void> => {
  const { unchanged } = await unchangedIn(req, slug, record)
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => unchanged.has(name)))
  const { values, texts } = emptyGlobals[slug]
  const write = (data: Record<string, unknown>, locale: (typeof locales)[number]) =>
    Object.keys(data).length
      ? req.payload.updateGlobal({
          slug,
          data: { ...data, ...(slug === 'home-page' && { _status: 'published' }) } as never,
          locale,
          depth: 0,
          req,
        })
      : undefined
  for (const locale of locales) await write(only(texts), locale)
  await write(only(values), 'en')
}

/** Views and calculations from before the site had schools are invented. */
const removeCounts = async (req: PayloadRequest): Promise<void> => {
  const [school] = await findAll(req, 'schools', {}, { sort: 'createdAt', limit: 1 })
  const since = school?.createdAt.slice(0, 10)
  if (!since) return
  for (const collection of ['page-views', 'calculator-counts'] as const)
    await req.payload.db.deleteMany({ collection, where: { day: { less_than: since } }, req })
}

/** Removes the requests of the demo's office with their quotes and accounts, and its counts. */
const removeOffice = async (
  req: PayloadRequest,
  { documents }: DemoRecord,
  remove: readonly PlannedDocument[],
): Promise<Record<string, number>> => {
  const { payload } = req
  const idsOf = (slug: string) => remove.filter(({ collection }) => collection === slug).map(({ id }) => id)
  // An open invoice would keep its request.
  for (const collection of ['payments', 'invoices'] as const)
    await payload.db.deleteMany({ collection, where: { enrolment: { in: idsOf('enrolments') } }, req })
  const removed: Record<string, number> = {}
  for (const collection of officeCollections)
    for (const id of idsOf(collection)) {
      await payload.delete({ collection, id, depth: 0, overrideLock: true, req })
      removed[collection] = (removed[collection] ?? 0) + 1
    }
  const quotes = Object.keys(documents).flatMap((key) =>
    key.startsWith('quotes:') ? Number(key.slice(7)) : [],
  )
  await payload.db.deleteMany({ collection: 'quotes', where: { id: { in: quotes } }, req })
  await removeCounts(req)
  return removed
}

/** The number of removed documents by collection, and what was kept. */
export interface RemovalResult {
  removed: Record<string, number>
  kept: RemovalPlan['kept']
}

/** Removes the demo in the transaction of `req`: all of it that goes, or nothing. */
export const removeDemo = async (req: PayloadRequest): Promise<RemovalResult | undefined> => {
  const record = await readRecord(req)
  const plan = await planDemoRemoval(req)
  if (!record || !plan) return undefined
  for (const slug of demoGlobals) await emptyGlobal(req, slug, record)
  const removed = await removeOffice(req, record, plan.remove)
  for (const collection of demoCollections)
    for (const { id } of plan.remove.filter((document) => document.collection === collection)) {
      await req.payload.delete({ collection, id, depth: 0, overrideLock: true, req })
      removed[collection] = (removed[collection] ?? 0) + 1
    }
  await req.payload.updateGlobal({
    slug: 'first-steps',
    data: { demo: null, demoRemovedAt: new Date().toISOString() },
    depth: 0,
    req,
  })
  return { removed, kept: plan.kept }
}
