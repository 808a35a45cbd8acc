import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import type { SanitizedPermissions } from 'payload'
import { PREFERENCE_KEYS } from 'payload/shared'
import { panelLocale } from '../../../shared/locale'
import { findAll } from '../../payload/find-documents'
import { Icon } from '../kit/icons'
import { panelMessages } from '../messages/messages'
import { FindButton } from './FindButton'
import { MenuGroup } from './MenuGroup'
import { MenuCounter, MenuLink } from './MenuLink'
import { barOrder, openGroups } from './menu-entry'
import { PhoneBar } from './PhoneBar'
import { type MenuItem, type MenuPart, type MenuReader, readMenu } from './read-menu'
import './panel-menu.css'

const readGroupStates = async ({
  payload,
  user,
}: MenuReader): Promise<Record<string, { open?: boolean }>> => {
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

const entriesInBar = (menu: readonly MenuPart[]): MenuItem[] => {
  const items = menu.flatMap((part) => part.items)
  return barOrder.flatMap((name) => items.find((item) => item.name === name) ?? []).slice(0, 4)
}

type NavProps = MenuReader & { permissions: SanitizedPermissions }

/** The menu of the panel, by work: what the office does every day, then everything else in groups. On phones also a bar. */
export const PanelMenu = async ({ payload, user, i18n, permissions }: NavProps) => {
  if (!user) return null
  const req: MenuReader = { payload, user, i18n }
  const [menu, states] = await Promise.all([readMenu(req, permissions), readGroupStates(req)])
  const t = panelMessages(panelLocale(i18n.language))
  return (
    <>
      <NavWrapper baseClass="nav">
        <nav className="nav__wrap" aria-label={t('menu.name')}>
          <FindButton className="find-button" />
          {menu.map(({ name, group, items }) =>
            group ? (
              <MenuGroup
                key={name}
                name={name}
                label={group.label}
                icon={<Icon name={group.icon} className="menu-icon" />}
                isOpen={states[name]?.open ?? openGroups.includes(name)}
                addresses={items.map(({ href }) => href)}
              >
                {items.map((item) => (
                  <MenuLink key={item.id} item={item} />
                ))}
              </MenuGroup>
            ) : (
              items.map((item) => <MenuLink key={item.id} item={item} hasIcon />)
            ),
          )}
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
      <PhoneBar items={entriesInBar(menu)} texts={{ name: t('menu.bar'), all: t('menu.all') }} />
      <MenuCounter />
    </>
  )
}
