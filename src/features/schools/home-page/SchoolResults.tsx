import { schoolPath } from '../../../shared/address/school-path'
import { type Locale, localePath } from '../../../shared/locale'
import type { SchoolList } from '../contract'
import { SchoolCard } from './SchoolCard'
import { SchoolPager } from './SchoolPager'
import type { SearchTexts } from './search-messages'
import { isNarrowed, RESULTS_ID, resultsAddress, type SchoolSearch } from './search-query'

interface SchoolResultsProps {
  list: SchoolList
  locale: Locale
  home: string
  texts: SearchTexts
  languageNames: Record<string, string>
  countryNames: Record<string, string>
  busy: boolean
  /** The search that failed. */
  failed?: SchoolSearch | undefined
}

export function SchoolResults({ list, locale, home, texts, busy, failed, ...names }: SchoolResultsProps) {
  // The wanted stay is kept.
  const all = list.weeks ? resultsAddress(home, { ...list, q: '', language: '', school: '', page: 1 }) : home
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
      {isNarrowed(list) && list.total > 0 && (
        <p className="results-all">
          <a href={all}>{texts('showAll')}</a>
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
              wantedWeeks={list.weeks}
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
            {texts('noResultsHint')} <a href={all}>{texts('showAll')}</a>
          </p>
        </div>
      )}
      <SchoolPager list={list} home={home} texts={texts} />
    </div>
  )
}
