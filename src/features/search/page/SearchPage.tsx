import { SEARCH_PATH } from '../../../shared/address/site-paths'
import { type Locale, localePath } from '../../../shared/locale'
import { pickMessages } from '../../../shared/messages/translator'
import type { ResultKind } from '../../../shared/search-entry'
import { useHomeAddress } from '../../../ui/home-address'
import { Island } from '../../../ui/Island'
import { Pager } from '../../../ui/Pager'
import type { SearchHit, SearchResults } from '../contract'
import type { SearchMessages, SearchParams } from '../messages/messages'
import SearchField, { fieldMessages } from '../SearchField.island'
import { MarkedText } from './MarkedText'
import { searchQueryAddress } from './search-query'

interface Texts {
  locale: Locale
  t: SearchMessages
}

const kindTexts: Record<ResultKind, keyof SearchParams> = {
  school: 'kindSchool',
  course: 'kindCourse',
  accommodation: 'kindAccommodation',
  page: 'kindPage',
  post: 'kindPost',
  question: 'kindQuestion',
}

export const kindText = (t: SearchMessages, kind: ResultKind): string => t(kindTexts[kind])

function Hit({ hit, t }: { hit: SearchHit; t: SearchMessages }) {
  return (
    <li>
      <p className="hit-kind">
        {kindText(t, hit.kind)}
        {hit.of && <span> · {hit.of}</span>}
      </p>
      <h2 lang={hit.titleLang}>
        <a href={hit.href}>
          <MarkedText parts={hit.title} />
        </a>
      </h2>
      {hit.price && <p className="hit-price">{hit.price}</p>}
      {hit.excerpt.length > 0 && (
        <p lang={hit.excerptLang}>
          <MarkedText parts={hit.excerpt} />
        </p>
      )}
    </li>
  )
}

function Results({ results, locale, t }: Texts & { results: SearchResults }) {
  const { q, page, pages } = results
  return (
    <>
      <p className="hits-count">{t('results', { count: results.total, q })}</p>
      <ol className="hits">
        {results.hits.map((hit) => (
          <Hit key={hit.href} hit={hit} t={t} />
        ))}
      </ol>
      <Pager
        page={page}
        pages={pages}
        href={(other) => searchQueryAddress(localePath(locale, SEARCH_PATH), { q, page: other })}
        t={t}
      />
    </>
  )
}

interface SearchPageProps extends Texts {
  /** Missing while nothing is searched for. */
  results?: SearchResults
  /** Ways on if nothing was found. */
  schools: { title: string; href: string }[]
  endpoint: string
}

export function SearchPage({ locale, t, results, schools, endpoint }: SearchPageProps) {
  const home = useHomeAddress()
  const hasHits = results !== undefined && results.hits.length > 0
  return (
    <div className="search-page wrap">
      <h1>{t('title')}</h1>
      <Island
        name="search/SearchField"
        component={SearchField}
        props={{
          q: results?.q ?? '',
          action: localePath(locale, SEARCH_PATH),
          endpoint,
          t: pickMessages(t, fieldMessages),
        }}
        when="interaction"
      />
      {hasHits && <Results results={results} locale={locale} t={t} />}
      {!hasHits && (
        <div className="note">
          {results && (
            <p>
              <strong>{t('noResults', { q: results.q })}</strong>
            </p>
          )}
          <p>{results ? t('noResultsHint') : t('emptyHint')}</p>
          {schools.length > 0 && (
            <ul className="search-schools">
              {schools.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          )}
          <p>
            <a href={`${home}#anc-schools`}>{t('allSchools')}</a>
          </p>
        </div>
      )}
    </div>
  )
}
