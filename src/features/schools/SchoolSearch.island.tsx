import type { FormEvent } from 'react'
import type { Locale } from '../../shared/locale'
import type { SchoolList } from './contract'
import { SchoolResults } from './home-page/SchoolResults'
import type { SearchTexts } from './home-page/search-messages'
import { RESULTS_ID } from './home-page/search-query'
import { useSchoolSearch } from './home-page/use-school-search'
import { Icon } from './page-parts/Icon'

interface SchoolSearchProps {
  list: SchoolList
  locale: Locale
  endpoint: string
  /** The address of the page with the form. */
  home: string
  texts: SearchTexts
  languageNames: Record<string, string>
  countryNames: Record<string, string>
}

const termsOf = (form: HTMLFormElement) => {
  const data = new FormData(form)
  return { q: String(data.get('q')).trim(), language: String(data.get('language')), page: 1 }
}

/** A search form with its results. Without JavaScript it is a GET form; with it the list is updated while typing. */
export default function SchoolSearch(props: SchoolSearchProps) {
  const { texts, languageNames, home } = props
  const { list, busy, failed, searchNow, searchSoon } = useSchoolSearch(props.list, props)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    await searchNow(termsOf(event.currentTarget))
    document.getElementById(RESULTS_ID)?.scrollIntoView()
  }
  return (
    <>
      <search>
        <form
          className="search-form"
          method="get"
          action={`${home}#${RESULTS_ID}`}
          onSubmit={submit}
          onInput={(event) => searchSoon(termsOf(event.currentTarget))}
        >
          <label className="field field-wide">
            <span>{texts('searchLabel')}</span>
            <input type="search" name="q" defaultValue={props.list.q} maxLength={60} autoComplete="off" />
          </label>
          <label className="field">
            <span>{texts('languageLabel')}</span>
            <select name="language" defaultValue={props.list.language}>
              <option value="">{texts('anyLanguage')}</option>
              {props.list.languages.map((code) => (
                <option key={code} value={code}>
                  {languageNames[code] ?? code}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="button">
            <Icon name="search" />
            {texts('search')}
          </button>
        </form>
      </search>
      <SchoolResults {...props} list={list} busy={busy} failed={failed} />
    </>
  )
}
