import { schoolPath } from '../../../shared/address/school-path'
import { type Locale, localePath } from '../../../shared/locale'
import type { SchoolList } from '../contract'
import { SchoolCard } from './SchoolCard'
import { SchoolPager } from './SchoolPager'
import type { SearchTexts } from './search-messages'
import { RESULTS_ID, resultsAddress, type SearchTerms } from './search-query'

interface SchoolResultsProps {
  list: SchoolList
  locale: Locale
  home: string
  texts: SearchTexts
  languageNames: Record<string, string>
  countryNames: Record<string, string>
  busy: boolean
  /** The search that failed. */
  failed?: SearchTerms | undefined
}

export function SchoolResults({ list, locale, home, texts, busy, failed, ...names }: SchoolResultsProps) {
  const searching = list.q !== '' || list.language !== ''
  return (
    <div className="results" aria-busy={busy}>
      <div id={RESULTS_ID} className="results-said anchor" role="status" tabIndex={-1}>
        {failed ? (
          <p className="warning">
            {texts('searchFailed')} <a href={resultsAddress(home, failed)}>{texts('searchFailedLink')}</a>
          </p>
        ) : (
          <p>{texts('results', { count: list.total })}</p>
        )}
      </div>
      {searching && list.total > 0 && (
        <p className="results-all">
          <a href={home}>{texts('showAll')}</a>
        </p>
      )}
      {list.schools.length > 0 ? (
        <ul className="school-cards">
          {list.schools.map((school) => (
            <SchoolCard
              key={school.slug}
              school={school}
              href={localePath(locale, schoolPath(school.slug))}
              texts={texts}
              {...names}
            />
          ))}
        </ul>
      ) : (
        <div className="note">
          <p>
            <strong>{texts('noResults')}</strong>
          </p>
          <p>
            {texts('noResultsHint')} <a href={home}>{texts('showAll')}</a>
          </p>
        </div>
      )}
      <SchoolPager list={list} home={home} texts={texts} />
    </div>
  )
}
