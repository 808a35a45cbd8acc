import {
  defaultLocale,
  type Locale,
  languageTag,
  localeNames,
  localePath,
  locales,
} from '../../shared/locale'
import { DropdownButton } from '../../ui/popups/DropdownButton'
import type { PageMessages } from './messages/en'

interface LanguageMenuProps {
  locale: Locale
  t: PageMessages
  path: string
}

const MENU_ID = 'language-menu'

/** English pages offer the language of the browser by such a link (`offerLanguage` in `site/behaviours`). */
const offers: Record<Exclude<Locale, 'en'>, string> = {
  ca: 'Llegir en català',
  de: 'Auf Deutsch lesen',
  es: 'Leer en español',
  eu: 'Irakurri euskaraz',
  fr: 'Lire en français',
  gl: 'Ler en galego',
  it: 'Leggi in italiano',
  pt: 'Ler em português',
  'pt-br': 'Ler em português',
}

const offerOf = (other: Locale, locale: Locale): string | undefined =>
  locale !== defaultLocale || other === 'en' ? undefined : offers[other]

export function LanguageMenu({ locale, t, path }: LanguageMenuProps) {
  return (
    <>
      <DropdownButton className="language-button" target={MENU_ID}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18" />
        </svg>
        <span className="visually-hidden">{t.language}: </span>
        <span className="language-name">{localeNames[locale]}</span>
      </DropdownButton>
      <nav id={MENU_ID} className="language-menu" popover="auto" aria-label={t.language}>
        <ul>
          {locales.map((other) => (
            <li key={other}>
              <a
                href={localePath(other, path)}
                lang={languageTag(other)}
                hrefLang={languageTag(other)}
                data-offer={offerOf(other, locale)}
                aria-current={other === locale ? 'true' : undefined}
              >
                {localeNames[other]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
