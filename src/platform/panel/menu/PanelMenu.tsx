import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { getTranslation, type I18nClient } from '@payloadcms/translations'
import { Logout } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { Banknote, Folder, Globe, School, Settings } from 'lucide-react'
import type { CollectionConfig, GlobalConfig, ServerProps } from 'payload'
import { PREFERENCE_KEYS } from 'payload/shared'
import { MenuLink } from '../../payload/admin/menu/MenuLink'
import { findAll } from '../../payload/find-documents'
import { MenuGroup } from './MenuGroup'
import { openGroups, workGroups } from './work-groups'
import './panel-menu.css'

const icons = { money: Banknote, website: Globe, schoolsAndPrices: School, settings: Settings }

interface Entry {
  id: string
  href: string
  label: string
}

interface Group {
  label: string
  entries: Entry[]
}

type Entity = Pick<CollectionConfig | GlobalConfig, 'slug' | 'admin'>

const textOf = (label: unknown, i18n: I18nClient): string =>
  typeof label === 'function' ? label({ i18n, t: i18n.t }) : getTranslation(label as string, i18n)

/** The collections and globals that the user may read, by the group that they name. */
const groupsFor = ({ payload, permissions, visibleEntities, i18n }: ServerProps): Map<string, Group> => {
  const groups = new Map<string, Group>(workGroups.map((name) => [name, { label: '', entries: [] }]))
  const add = (entity: Entity, label: unknown, kind: 'collections' | 'globals') => {
    const { slug, admin } = entity
    const may = permissions?.[kind]?.[slug as never] as { read?: unknown } | undefined
    if (!admin?.group || !may?.read || !visibleEntities?.[kind].includes(slug as never)) return
    const name = String(admin.custom?.group)
    const group = groups.get(name) ?? { label: '', entries: [] }
    groups.set(name, group)
    group.label = textOf(admin.group, i18n as I18nClient)
    const id = kind === 'globals' ? `nav-global-${slug}` : `nav-${slug}`
    group.entries.push({ id, href: `/admin/${kind}/${slug}`, label: textOf(label, i18n as I18nClient) })
  }
  for (const collection of payload.config.collections)
    add(collection, collection.labels.plural, 'collections')
  for (const global of payload.config.globals) add(global, global.label, 'globals')
  return groups
}

const readGroupStates = async ({
  payload,
  user,
}: ServerProps): Promise<Record<string, { open?: boolean }>> => {
  const [stored] = await findAll(
    payload,
    'payload-preferences',
    {
      key: { equals: PREFERENCE_KEYS.NAV },
      'user.relationTo': { equals: 'users' },
      'user.value': { equals: user?.id },
    },
    { limit: 1 },
  )
  return (stored?.value as { groups?: Record<string, { open?: boolean }> } | undefined)?.groups ?? {}
}

/** The menu of the panel: what the office does every day, then everything else by kind of work. */
export const PanelMenu = async (props: ServerProps) => {
  const { payload, user } = props
  const { beforeNavLinks } = payload.config.admin.components
  const states = user ? await readGroupStates(props) : {}
  const groups = [...groupsFor(props)].filter(([, { entries }]) => entries.length > 0)
  return (
    <NavWrapper baseClass="nav">
      <nav className="nav__wrap">
        {RenderServerComponent({
          Component: beforeNavLinks,
          importMap: payload.importMap,
          serverProps: props,
        })}
        {groups.map(([name, { label, entries }]) => {
          const Icon = icons[name as keyof typeof icons] ?? Folder
          return (
            <MenuGroup
              key={name}
              name={name}
              label={label}
              icon={<Icon className="menu-icon" aria-hidden />}
              isOpen={states[name]?.open ?? openGroups.includes(name)}
              addresses={entries.map(({ href }) => href)}
            >
              {entries.map(({ id, href, label: entry }) => (
                <MenuLink key={id} id={id} href={href}>
                  {entry}
                </MenuLink>
              ))}
            </MenuGroup>
          )
        })}
        <div className="nav__controls">
          <Logout />
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}
