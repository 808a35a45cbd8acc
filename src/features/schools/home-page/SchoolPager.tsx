import type { SchoolList } from '../contract'
import type { SearchTexts } from './search-messages'
import { resultsAddress } from './search-query'

interface SchoolPagerProps {
  list: SchoolList
  home: string
  texts: SearchTexts
}

export function SchoolPager({ list, home, texts }: SchoolPagerProps) {
  const { page, pages } = list
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label={texts('pager')}>
      {page > 1 && (
        <a
          className="button button-quiet"
          rel="prev"
          href={resultsAddress(home, { ...list, page: page - 1 })}
        >
          {texts('previousPage')}
        </a>
      )}
      <span>{texts('pageOf', { page, pages })}</span>
      {page < pages && (
        <a
          className="button button-quiet"
          rel="next"
          href={resultsAddress(home, { ...list, page: page + 1 })}
        >
          {texts('nextPage')}
        </a>
      )}
    </nav>
  )
}
