import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import type { Translator } from '../../shared/messages/translator'
import type { SearchParams } from './messages/messages'
import { MarkedText } from './page/MarkedText'
import { useSuggestions } from './page/use-suggestions'

interface SearchFieldProps {
  q: string
  action: string
  endpoint: string
  t: Translator<Pick<SearchParams, (typeof fieldMessages)[number]>>
}

export const fieldMessages = ['label', 'button', 'suggestions', 'suggestionsHint'] as const

/** A GET form. With JavaScript it lists suggestions while somebody types; the arrow keys lead through them. */
export default function SearchField({ q, action, endpoint, t }: SearchFieldProps) {
  const { suggestions, suggest, close } = useSuggestions(endpoint)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && suggestions.length) {
      event.preventDefault()
      close()
      field.current?.focus()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !suggestions.length) return
    event.preventDefault()
    const stops = [field.current, ...(list.current?.querySelectorAll('a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLInputElement | HTMLAnchorElement)
    stops[(at + step + stops.length) % stops.length]?.focus()
  }

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  return (
    <search className="site-search" onKeyDown={move} onBlur={leave}>
      <form className="search-form" method="get" action={action}>
        <label className="field field-wide">
          <span>{t('label')}</span>
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
            onInput={(event) => suggest(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className="button">
          {t('button')}
        </button>
      </form>
      <p className="visually-hidden" role="status">
        {suggestions.length > 0 &&
          `${t('suggestions', { count: suggestions.length })} ${t('suggestionsHint')}`}
      </p>
      {suggestions.length > 0 && (
        <ul ref={list} className="suggestions">
          {suggestions.map(({ href, title, titleLang, kind, of }) => (
            <li key={href}>
              <a href={href}>
                <span lang={titleLang}>
                  <MarkedText parts={title} />
                </span>
                <small>{of ? `${kind} · ${of}` : kind}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
