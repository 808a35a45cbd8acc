import { SEARCH_PATH } from '../../shared/address/site-paths'
import type { SiteLanguages } from '../../shared/language/site-languages'
import { type Locale, localePath } from '../../shared/locale'
import { ContactLinks } from '../../ui/ContactLinks'
import { useHomeAddress } from '../../ui/home-address'
import { Picture } from '../../ui/pictures/Picture'
import { DropdownButton } from '../../ui/popups/DropdownButton'
import type { MenuItem, SiteSettings } from './contract'
import { LanguageMenu } from './LanguageMenu'
import type { PagesMessages } from './messages/messages'

interface SiteHeaderProps {
  settings: SiteSettings
  locale: Locale
  languages: SiteLanguages
  t: PagesMessages
  /** Path without the language's prefix. */
  path: string
  /** Stands at any address, so no item of the menu is the current one. */
  isError: boolean
  /** The calculator for what this page shows. */
  calculator?: string | undefined
  /** Quotes in the visitor's cart. On pages that all visitors share it is 0, and a script shows the link. */
  cartCount: number
}

const NAVIGATION_ID = 'site-navigation'
const CONTACT_ID = 'site-contact'

interface MenuEntryProps {
  item: MenuItem
  here: string | undefined
  t: PagesMessages
  id: string
}

/**
 * An entry of the menu and the links below it. In the header a button opens them; on small screens, where the menu itself was
 * opened, they are shown.
 */
function MenuEntry({ item: { label, href, children }, here, t, id }: MenuEntryProps) {
  const current = (address: string) => (address === here ? 'page' : undefined)
  return (
    <li className={children.length ? 'menu-parent' : undefined}>
      {href === undefined ? (
        <span>{label}</span>
      ) : (
        <a href={href} aria-current={current(href)}>
          {label}
        </a>
      )}
      {children.length > 0 && (
        <>
          <DropdownButton className="submenu-button" target={id}>
            <span className="visually-hidden">{t('submenu', { name: label })}</span>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 9l6 6 6-6" />
            </svg>
          </DropdownButton>
          <ul id={id} className="submenu" popover="auto">
            {children.map((link) => (
              <li key={`${link.label} ${link.href}`}>
                <a href={link.href} aria-current={current(link.href)}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

/** To the list of schools, or to the calculator of one. */
const leadsToPrices = (href: string) => /#anc-(schools|calculator)$/.test(href)

/** On small screens the navigation is a popover, which the browser opens and closes without any script. */
export function SiteHeader({
  settings,
  locale,
  languages,
  t,
  path,
  isError,
  calculator,
  cartCount,
}: SiteHeaderProps) {
  const home = useHomeAddress()
  const address = path === '/' ? home : localePath(locale, path)
  const here = isError ? undefined : address
  const { contact, callToAction } = settings
  const hasNavigation = settings.navigation.length > 0 || callToAction !== undefined
  const hasContact = Boolean(contact.phone || contact.email || contact.messenger)
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="brand" href={home}>
          {settings.logo ? (
            <Picture picture={settings.logo} sizes="3rem" alt="" />
          ) : (
            <img src="/logo.svg" alt="" width="48" height="48" fetchPriority="low" />
          )}
          <span>{settings.name}</span>
        </a>
        {hasNavigation && (
          <nav id={NAVIGATION_ID} className="site-nav" popover="auto" aria-label={t('mainNavigation')}>
            <ul>
              {settings.navigation.map((item, index) => (
                <MenuEntry
                  key={`${item.label} ${item.href}`}
                  item={item}
                  here={here}
                  t={t}
                  id={`submenu-${index}`}
                />
              ))}
            </ul>
            {callToAction && (
              <a
                className="button"
                href={calculator && leadsToPrices(callToAction.href) ? calculator : callToAction.href}
              >
                {callToAction.label}
              </a>
            )}
            <ContactLinks contact={contact} label={t('contact')} />
          </nav>
        )}
        {hasContact && (
          <>
            <DropdownButton className="contact-button" target={CONTACT_ID}>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 20l1.6-4.4A8 8 0 1 1 9 19zM9 11h6M9 14h4" />
              </svg>
              <span>{t('contact')}</span>
            </DropdownButton>
            <div id={CONTACT_ID} className="contact-menu" popover="auto">
              <ContactLinks contact={contact} label={t('contact')} />
            </div>
          </>
        )}
        <a className="search-link no-print" href={localePath(locale, SEARCH_PATH)}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21" />
          </svg>
          <span className="visually-hidden">{t('notFoundSearchButton')}</span>
        </a>
        <a
          className="cart-link no-print"
          href={localePath(locale, '/cart')}
          rel="nofollow"
          hidden={!cartCount}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 4h3l2.5 11h9L20 8H7M9.5 20h.01M16.5 20h.01" />
          </svg>
          <span className="visually-hidden">{t('cart')}</span> <span>{cartCount}</span>
        </a>
        <LanguageMenu locale={locale} languages={languages} t={t} path={path} />
        {hasNavigation && (
          <DropdownButton className="menu-button" target={NAVIGATION_ID}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 7h18M3 12h18M3 17h12" />
            </svg>
            <span>{t('menu')}</span>
          </DropdownButton>
        )}
      </div>
    </header>
  )
}
