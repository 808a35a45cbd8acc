import { phoneHref } from '../../shared/phone'
import type { SiteSettings } from './contract'
import type { PageMessages } from './messages/en'

export function SiteFooter({ settings, t }: { settings: SiteSettings; t: PageMessages }) {
  const { email, phone, address } = settings.contact
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-about">
          <p className="footer-name">{settings.name}</p>
          {settings.footerText && <p>{settings.footerText}</p>}
        </div>
        {settings.footerNavigation.length > 0 && (
          <nav aria-label={t.footerNavigation}>
            <ul>
              {settings.footerNavigation.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
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
