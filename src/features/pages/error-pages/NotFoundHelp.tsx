import { SEARCH_PATH } from '../../../shared/address/site-paths'
import { type Locale, localePath } from '../../../shared/locale'
import { useHomeAddress } from '../../../ui/home-address'
import type { PagesMessages } from '../messages/messages'

/** Ways on from an unknown address: the search, the home page, the list of schools. */
export function NotFoundHelp({ locale, t }: { locale: Locale; t: PagesMessages }) {
  const home = useHomeAddress()
  return (
    <>
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
