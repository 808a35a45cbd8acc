import { type Locale, localePath } from '../../shared/locale'
import { Picture } from '../../ui/pictures/Picture'
import { DropdownButton } from '../../ui/popups/DropdownButton'
import type { SiteSettings } from './contract'
import { LanguageMenu } from './LanguageMenu'
import type { PageMessages } from './messages/en'

interface SiteHeaderProps {
  settings: SiteSettings
  locale: Locale
  t: PageMessages
  /** Path without the language's prefix. */
  path: string
}

const NAVIGATION_ID = 'site-navigation'

/** On small screens the navigation is a popover, which the browser opens and closes without any script. */
export function SiteHeader({ settings, locale, t, path }: SiteHeaderProps) {
  const here = localePath(locale, path)
  const hasNavigation = settings.navigation.length > 0
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="brand" href={localePath(locale, '/')}>
          {settings.logo ? (
            <Picture picture={settings.logo} sizes="3rem" alt="" />
          ) : (
            <img src="/logo.svg" alt="" width="48" height="48" fetchPriority="low" />
          )}
          <span>{settings.name}</span>
        </a>
        {hasNavigation && (
          <nav id={NAVIGATION_ID} className="site-nav" popover="auto" aria-label={t.mainNavigation}>
            <ul>
              {settings.navigation.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} aria-current={href === here ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <LanguageMenu locale={locale} t={t} path={path} />
        {hasNavigation && (
          <DropdownButton className="menu-button" target={NAVIGATION_ID}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 7h18M3 12h18M3 17h12" />
            </svg>
            {t.menu}
          </DropdownButton>
        )}
      </div>
    </header>
  )
}
