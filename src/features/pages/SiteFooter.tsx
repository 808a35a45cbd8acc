import { phoneHref } from '../../shared/contact/phone'
import { type Locale, localePath } from '../../shared/locale'
import type { SiteSettings } from './contract'
import type { PagesMessages } from './messages/messages'

interface SiteFooterProps {
  settings: SiteSettings
  locale: Locale
  t: PagesMessages
  /** Opens the consent settings; without JavaScript a link to the cookie policy. */
  cookieSettings: { href: string; label: string }
}

export function SiteFooter({ settings, locale, t, cookieSettings }: SiteFooterProps) {
  const { email, phone, address } = settings.contact
  return (
    <footer className="site-footer no-print">
      <div className="wrap">
        <div className="footer-about">
          <p className="footer-name">{settings.name}</p>
          {settings.footerText && <p>{settings.footerText}</p>}
        </div>
        <nav aria-label={t('footerNavigation')}>
          <ul>
            {settings.footerNavigation.map(({ href, label }) => (
              <li key={`${label} ${href}`}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <a href={localePath(locale, '/cart')} rel="nofollow">
                {t('cart')}
              </a>
            </li>
            <li>
              <a className="pdcc-open-modal" href={cookieSettings.href}>
                {cookieSettings.label}
              </a>
            </li>
          </ul>
        </nav>
        {(address || phone || email) && (
          <address>
            {address && <p>{address}</p>}
            {phone && (
              <p>
                <a href={phoneHref(phone)}>{phone}</a>
              </p>
            )}
            {email && (
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
          </address>
        )}
      </div>
    </footer>
  )
}
