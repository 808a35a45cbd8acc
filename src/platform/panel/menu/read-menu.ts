import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { CollectionConfig, GlobalConfig, PayloadRequest, SanitizedPermissions } from 'payload'
import { panelLocale } from '../../../shared/locale'
import { siteIn } from '../../feature'
import type { IconName } from '../kit/icons'
import { entityOrder, type MenuEntry, menuOrder, type WorkGroup, workGroups } from './menu-entry'

/** What waits at an entry. */
export interface MenuCount {
  count: number
  /** "3 new" */
  text: string
}

export interface MenuItem {
  /** Of the element in the page. */
  id: string
  name: string
  icon: IconName
  href: string
  label: string
  count?: MenuCount
}

export interface MenuPart {
  /** Of the group, or of the only entry. */
  name: string
  /** Missing for an entry that stands alone. */
  group?: { label: string; icon: IconName }
  items: MenuItem[]
}

type Entity = Pick<CollectionConfig | GlobalConfig, 'slug' | 'admin'>

const isHidden = ({ admin }: Entity, user: PayloadRequest['user']): boolean =>
  typeof admin?.hidden === 'function'
    ? !user || admin.hidden({ user: user as never })
    : admin?.hidden === true

/** In these groups the menu lists collections that the user can only read. In others the user must be able to create or change. */
const groupsWithRecords: readonly string[] = ['money', 'settings']

const placeIn = (order: readonly string[], name: string): number => {
  const place = order.indexOf(name)
  if (place >= 0) return place
  const rest = order.indexOf('*')
  return rest >= 0 ? rest : order.length
}

const textOf = (label: unknown, i18n: I18nClient): string =>
  typeof label === 'function' ? label({ i18n, t: i18n.t }) : getTranslation(label as string, i18n)

/** What the menu needs of a request. Payload passes no more to the menu of its not-found page. */
export type MenuReader = Pick<PayloadRequest, 'payload' | 'user' | 'i18n'>

/** The entries that features declare, as far as the user sees them. */
const entriesFor = ({ payload, user }: MenuReader): MenuEntry[] =>
  user
    ? siteIn(payload.config).features.flatMap(({ menu = [] }) =>
        menu.filter(({ may }) => may?.(user) ?? true),
      )
    : []

/** The numbers of what waits, by entry. */
export const readMenuCounts = async (req: MenuReader): Promise<Record<string, MenuCount>> => {
  const language = panelLocale(req.i18n.language)
  const found = await Promise.all(
    entriesFor(req).map(async ({ name, count }) => {
      if (!count || !req.user) return []
      const waiting = await count.read(req.payload, req.user)
      return [[name, { count: waiting, text: count.text(language, waiting) }] as const]
    }),
  )
  return Object.fromEntries(found.flat())
}

interface Listed {
  group: string
  item: MenuItem
}

const declaredItems = async (req: MenuReader): Promise<Listed[]> => {
  const language = panelLocale(req.i18n.language)
  const counts = await readMenuCounts(req)
  return entriesFor(req).map(({ name, icon, href, label, group = '' }) => ({
    group,
    item: {
      id: `nav-${name}`,
      name,
      icon,
      href,
      label: label(language),
      ...(counts[name] && { count: counts[name] }),
    },
  }))
}

/** The collections and globals that name a group and that the user works with. */
const entityItems = (
  { payload, i18n, user }: MenuReader,
  permissions: SanitizedPermissions,
  labels: Map<string, string>,
): Listed[] => {
  const list = (entity: Entity, label: unknown, kind: 'collections' | 'globals'): Listed[] => {
    const { slug, admin } = entity
    const may = permissions[kind]?.[slug] as
      | { read?: unknown; create?: unknown; update?: unknown }
      | undefined
    if (!admin?.group || !may?.read || isHidden(entity, user)) return []
    const group = String(admin.custom?.group)
    const isRecord = kind === 'collections' && groupsWithRecords.includes(group)
    if (!may.create && !may.update && !isRecord) return []
    labels.set(group, textOf(admin.group, i18n))
    const icon = workGroups[group as WorkGroup] ?? 'folder'
    const id = kind === 'globals' ? `nav-global-${slug}` : `nav-${slug}`
    return [
      { group, item: { id, name: slug, icon, href: `/admin/${kind}/${slug}`, label: textOf(label, i18n) } },
    ]
  }
  const { collections, globals } = payload.config
  const listed = [
    ...collections.flatMap((collection) => list(collection, collection.labels.plural, 'collections')),
    ...globals.flatMap((global) => list(global, global.label, 'globals')),
  ]
  return listed.sort((a, b) => placeIn(entityOrder, a.item.name) - placeIn(entityOrder, b.item.name))
}

/**
 * The menu that the user of `req` sees, from top to bottom, in the user's language: entries that features declare, and collections and
 * globals by the group that they name.
 */
export const readMenu = async (req: MenuReader, permissions: SanitizedPermissions): Promise<MenuPart[]> => {
  const labels = new Map<string, string>()
  const entities = entityItems(req, permissions, labels)
  const parts = new Map<string, MenuPart>()
  for (const { group, item } of [...(await declaredItems(req)), ...entities]) {
    const name = group || item.name
    const part = parts.get(name) ?? { name, items: [] }
    part.items.push(item)
    parts.set(name, part)
    if (group)
      part.group = { label: labels.get(group) ?? group, icon: workGroups[group as WorkGroup] ?? 'folder' }
  }
  return [...parts.values()].sort((a, b) => placeIn(menuOrder, a.name) - placeIn(menuOrder, b.name))
}
