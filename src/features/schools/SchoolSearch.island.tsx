import { type FormEvent, useEffect, useRef } from 'react'
import type { Locale } from '../../shared/locale'
import { USUAL_WEEKS } from './catalogue'
import type { SchoolList } from './contract'
import { SchoolResults } from './home-page/SchoolResults'
import type { SearchTexts } from './home-page/search-messages'
import {
  RESULTS_ID,
  readSearch,
  type SchoolSearch as Search,
  STAY_FORM,
  searchAddress,
} from './home-page/search-query'
import { useSchoolSearch } from './home-page/use-school-search'
import { capitalised } from './names'
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

/** Sets those fields that the form has. */
const fill = (form: HTMLFormElement | null, values: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(value)
  }
}

/** A search form with its results. Without JavaScript it is a GET form; with it the list is updated while typing. */
export default function SchoolSearch(props: SchoolSearchProps) {
  const { texts, languageNames, home } = props
  const { list, busy, failed, searchNow, searchSoon } = useSchoolSearch(props.list, props)
  const { weeks, room } = list
  const form = useRef<HTMLFormElement>(null)

  // The stay of the form in the hero is kept.
  const termsOf = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const [q, language] = [String(data.get('q')).trim(), String(data.get('language'))]
    return { q, language, school: '', weeks, room, page: 1 }
  }

  const showResults = async (terms: Search) => {
    await searchNow(terms, 'pressed')
    document.getElementById(RESULTS_ID)?.scrollIntoView()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    return showResults(termsOf(event.currentTarget))
  }

  // The form in the hero, outside of this island: it shows its totals here, without loading the page again.
  useEffect(() => {
    const stay = document.getElementById(STAY_FORM)
    if (!(stay instanceof HTMLFormElement)) return
    const terms = () => {
      const fields = [...new FormData(stay)].map(([name, value]) => [name, String(value)])
      const wanted = readSearch(new URLSearchParams(fields))
      // As if the page were loaded with this stay.
      fill(form.current, { q: '', language: wanted.language })
      return wanted
    }
    const change = () => searchSoon(terms())
    const send = (event: SubmitEvent) => {
      event.preventDefault()
      void showResults(terms())
    }
    const goBack = () => {
      const wanted = readSearch(new URLSearchParams(location.search))
      if (location.pathname !== home || searchAddress(home, wanted) === searchAddress(home, list)) return
      fill(form.current, { q: wanted.q, language: wanted.language })
      fill(stay, {
        study: wanted.school || wanted.language,
        weeks: String(wanted.weeks || USUAL_WEEKS),
        room: wanted.room ? '1' : '',
      })
      void searchNow(wanted, 'history')
    }
    stay.addEventListener('change', change)
    stay.addEventListener('submit', send)
    addEventListener('popstate', goBack)
    return () => {
      stay.removeEventListener('change', change)
      stay.removeEventListener('submit', send)
      removeEventListener('popstate', goBack)
    }
  })
  return (
    <>
      <search>
        <form
          ref={form}
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
                  {capitalised(props.locale, languageNames[code] ?? code)}
                </option>
              ))}
            </select>
          </label>
          {weeks > 0 && <input type="hidden" name="weeks" value={weeks} />}
          {room && <input type="hidden" name="room" value="1" />}
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
