import { SEARCH_PATH } from '../../../shared/address/site-paths'
import { type Locale, localePath } from '../../../shared/locale'
import { useHomeAddress } from '../../../ui/home-address'
import type { PagesMessages } from '../messages/messages'

interface NotFoundHelpProps {
  locale: Locale
  t: PagesMessages
  /** The page whose address is nearly the same. */
  nearest?: string | undefined
}

/** Ways on from an unknown address: the page that was probably meant, the search, the home page, the list of schools. */
export function NotFoundHelp({ locale, t, nearest }: NotFoundHelpProps) {
  const home = useHomeAddress()
  return (
    <>
      {nearest && (
        <p>
          {t('notFoundNearest')} <a href={nearest}>{decodeURI(nearest)}</a>
        </p>
      )}
      <search>
        <form className="search-form" method="get" action={localePath(locale, SEARCH_PATH)}>
          <label className="field field-wide">
            <span>{t('notFoundSearch')}</span>
            <input type="search" name="q" maxLength={100} />
          </label>
          <button type="submit" className="button">
            {t('notFoundSearchButton')}
          </button>
        </form>
      </search>
      <ul className="error-links">
        <li>
          <a href={home}>{t('goHome')}</a>
        </li>
        <li>
          <a href={`${home}#anc-schools`}>{t('notFoundSchools')}</a>
        </li>
      </ul>
    </>
  )
}
