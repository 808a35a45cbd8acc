import { hasPage, homePath, pagePath, type SiteLanguages } from '../../shared/language/site-languages'
import { type Locale, languageTag, localeNames } from '../../shared/locale'
import { labelText } from '../../shared/text/label-text'
import { DropdownButton } from '../../ui/popups/DropdownButton'
import { type PagesMessages, pagesMessages } from './messages/messages'

interface LanguageMenuProps {
  locale: Locale
  languages: SiteLanguages
  t: PagesMessages
  path: string
}

const MENU_ID = 'language-menu'

/** Pages in the default language offer that of the browser by such a link (`offerLanguage` in `site/behaviours`). */
const offerOf = (other: Locale, locale: Locale, { main }: SiteLanguages): string | undefined =>
  locale !== main || other === main
    ? undefined
    : pagesMessages(other)('readInThisLanguage', { language: localeNames[other] })

/** A page that is not translated has the home page of the other language instead. */
const addressIn = (other: Locale, languages: SiteLanguages, path: string): string =>
  hasPage(languages, other, path) ? pagePath(languages, other, path) : homePath(languages, other)

/** The languages of the site; nothing if it has only one. */
export function LanguageMenu({ locale, languages, t, path }: LanguageMenuProps) {
  if (languages.shown.length < 2) return undefined
  return (
    <>
      <DropdownButton className="language-button" target={MENU_ID}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18" />
        </svg>
        <span className="visually-hidden">{labelText(locale, t('language'), '')}</span>
        <span className="language-name">{localeNames[locale]}</span>
      </DropdownButton>
      <nav id={MENU_ID} className="language-menu" popover="auto" aria-label={t('language')}>
        <ul>
          {languages.shown.map((other) => (
            <li key={other}>
              <a
                href={addressIn(other, languages, path)}
                lang={languageTag(other)}
                hrefLang={languageTag(other)}
                data-offer={offerOf(other, locale, languages)}
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
