import { getTranslation, type I18nClient } from '@payloadcms/translations'
import {
  type CollectionSlug,
  getAccessResults,
  type PayloadRequest,
  type SanitizedPermissions,
} from 'payload'
import { siteIn } from '../../platform/feature'
import { readMenu } from '../../platform/panel/menu/read-menu'
import type { FindSource } from '../../platform/payload/find-source'
import { schoolsOf } from '../../platform/payload/school-scope'
import { readId } from '../../shared/id'
import { panelLocale } from '../../shared/locale'
import type { FindResults, FindStart, FoundEntry, FoundGroup } from './contract'
import { findDocuments } from './index/find-documents.server'
import { findSourcesOf } from './index/store-words.server'
import { typedWords } from './index/words'
import { findPanelMessages } from './messages/panel/messages'

/** Results of each collection. */
const MAX_OF_A_KIND = 6

/** So many are read of each for accounts that are limited to schools. */
const MAX_OF_LIMITED = 200

const languageOf = (req: PayloadRequest) => panelLocale(req.i18n.language)

const sourcesFor = (req: PayloadRequest): FindSource[] =>
  findSourcesOf(req.payload).filter(({ may }) => may({ req }))

/** The lines of these documents, in their order, as far as the user may read them. */
const readEntries = async (
  req: PayloadRequest,
  { collection, icon, shown, line }: FindSource,
  ids: readonly number[],
): Promise<FoundEntry[]> => {
  if (ids.length === 0) return []
  const language = languageOf(req)
  const asked = {
    collection,
    where: { id: { in: [...ids] } },
    select: Object.fromEntries(shown.map((name) => [name, true])),
    populate: { schools: { name: true } },
    depth: shown.includes('school') ? 1 : 0,
    locale: language,
    draft: true,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  }
  // TypeScript cannot follow Payload's types of all collections at once.
  const { docs } = await req.payload.find(asked as never)
  const entries = new Map(
    (docs as { id: number }[]).map((doc) => {
      const { title, detail, href = `/admin/collections/${collection}/${doc.id}` } = line(doc, language)
      const key = `${collection}:${doc.id}`
      return [doc.id, { key, title: title || `${doc.id}`, ...(detail && { detail }), href, icon }]
    }),
  )
  return ids.flatMap((id) => entries.get(id) ?? [])
}

/** The documents that have the words of a query, by kind. The first kind has the best match. */
export const findAnything = async (req: PayloadRequest, query: string): Promise<FindResults> => {
  const words = typedWords(query)
  const sources = sourcesFor(req)
  if (words.length === 0 || sources.length === 0) return { groups: [] }
  const kinds = sources.map(({ collection }) => collection)
  // The index knows no schools: of what somebody with a limit finds, the rules take away what is of others.
  const limit = schoolsOf(req.user) ? MAX_OF_LIMITED : MAX_OF_A_KIND
  const found = await findDocuments({ payload: req.payload, kinds, limit }, words)
  const idsOf = (kind: CollectionSlug) =>
    found.flatMap((each) => (each.kind === kind ? each.id : [])).slice(0, limit)
  const ordered = [...new Set(found.map(({ kind }) => kind))]
  const groups = await Promise.all(
    ordered.flatMap((kind) => {
      const source = sources.find(({ collection }) => collection === kind)
      return source
        ? readEntries(req, source, idsOf(kind)).then((entries) => ({
            name: String(kind),
            label: getTranslation(req.payload.collections[kind].config.labels.plural, req.i18n as I18nClient),
            entries: entries.slice(0, MAX_OF_A_KIND),
          }))
        : []
    }),
  )
  return { groups: groups.filter(({ entries }) => entries.length > 0) }
}

const readRecent = async (req: PayloadRequest, keys: readonly string[]): Promise<FoundEntry[]> => {
  const wanted = keys.map((key) => key.split(':')).map(([kind = '', id]) => ({ kind, id: readId(id) }))
  const read = await Promise.all(
    sourcesFor(req).map((source) =>
      readEntries(
        req,
        source,
        wanted.flatMap(({ kind, id }) => (kind === source.collection && id !== undefined ? id : [])),
      ),
    ),
  )
  const entries = new Map(read.flat().map((entry) => [entry.key, entry]))
  return keys.flatMap((key) => entries.get(key) ?? [])
}

const declaredActions = (req: PayloadRequest): FoundEntry[] =>
  siteIn(req.payload.config).features.flatMap(({ actions = [] }) =>
    actions
      .filter(({ may }) => may({ req }))
      .map(({ name, icon, href, label }) => ({
        key: `action-${name}`,
        title: label(languageOf(req)),
        href,
        icon,
      })),
  )

/** New documents of the collections in the user's menu. */
const creations = (
  req: PayloadRequest,
  permissions: SanitizedPermissions,
  screens: readonly FoundEntry[],
): FoundEntry[] =>
  req.payload.config.collections.flatMap(({ slug, labels }) => {
    const screen = screens.find(({ href }) => href === `/admin/collections/${slug}`)
    const may = permissions.collections?.[slug] as { create?: unknown } | undefined
    if (!screen || !may?.create) return []
    const what = getTranslation(labels.singular, req.i18n as I18nClient)
    return [
      {
        key: `new-${slug}`,
        title: findPanelMessages(languageOf(req))('new', { what }),
        href: `${screen.href}/create`,
        icon: 'add' as const,
      },
    ]
  })

/** The screens in the user's menu, with the names of their groups. */
const screensFor = async (req: PayloadRequest, permissions: SanitizedPermissions): Promise<FoundEntry[]> =>
  (await readMenu(req, permissions)).flatMap(({ group, items }) =>
    items.map(({ id, label, href, icon }) => ({
      key: id,
      title: label,
      ...(group && { detail: group.label }),
      href,
      icon,
    })),
  )

export const startFinding = async (req: PayloadRequest, recent: readonly string[]): Promise<FindStart> => {
  const t = findPanelMessages(languageOf(req))
  const group = (name: 'actions' | 'screens', entries: FoundEntry[]): FoundGroup => ({
    name,
    label: t(name),
    entries,
  })
  const permissions = await getAccessResults({ req })
  const [screens, documents] = await Promise.all([screensFor(req, permissions), readRecent(req, recent)])
  const actions = [...declaredActions(req), ...creations(req, permissions, screens)]
  const known = new Map([...actions, ...screens, ...documents].map((entry) => [entry.key, entry]))
  return {
    actions: group('actions', actions),
    screens: group('screens', screens),
    recent: recent.flatMap((key) => known.get(key) ?? []),
  }
}
