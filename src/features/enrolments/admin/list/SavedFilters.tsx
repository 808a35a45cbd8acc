'use client'

import { Link, usePreferences } from '@payloadcms/ui'
import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import type { EnrolmentsPanelMessages } from '../../messages/panel/messages'
import { filterQuery, type OfficeFilter, SAVED_FILTERS, type SavedFilter } from '../../office/list-address'
import { OFFICE_PATH } from '../../request/request-rules'

interface SavedFiltersProps {
  saved: SavedFilter[]
  filter: OfficeFilter
  texts: EnrolmentsPanelMessages
}

/** The user's own filters by name. Payload keeps them with the preferences of the account. */
export const SavedFilters = ({ saved, filter, texts }: SavedFiltersProps) => {
  const { setPreference } = usePreferences()
  const isReady = useHydrated()
  const [all, setAll] = useState(saved)
  const [isNaming, setNaming] = useState(false)
  const query = filterQuery(filter)
  const store = (next: SavedFilter[]) => {
    setAll(next)
    void setPreference(SAVED_FILTERS, next)
  }
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (!name) return
    store([...all.filter((each) => each.name !== name), { name, query }])
    setNaming(false)
  }
  const isSaved = all.some((each) => each.query === query)
  if (!all.length && !query) return null
  return (
    <div className="office__saved">
      {all.length > 0 && (
        <ul className="kit-applied" aria-label={texts('saved.title')}>
          {all.map((each) => (
            <li key={each.name}>
              <Link
                href={each.query ? `${OFFICE_PATH}?${each.query}` : OFFICE_PATH}
                prefetch={false}
                className="office__saved-link"
                aria-current={each.query === query ? 'page' : undefined}
              >
                <Bookmark className="kit-icon" aria-hidden />
                {each.name}
              </Link>
              <button
                type="button"
                className="office__saved-remove"
                disabled={!isReady}
                aria-label={texts('saved.remove', { name: each.name })}
                onClick={() => store(all.filter(({ name }) => name !== each.name))}
              >
                <X className="kit-icon" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNaming ? (
        <form className="office__saved-form" onSubmit={add}>
          <label>
            <span className="kit-hidden">{texts('saved.name')}</span>
            {/* biome-ignore lint/a11y/noAutofocus: the field comes because its button was pressed. */}
            <input name="name" maxLength={60} required autoFocus placeholder={texts('saved.name')} />
          </label>
          <button type="submit" className="panel-form__main">
            {texts('saved.save')}
          </button>
          <button type="button" onClick={() => setNaming(false)}>
            {texts('detail.cancel')}
          </button>
        </form>
      ) : (
        query &&
        !isSaved && (
          <button
            type="button"
            className="office__saved-form"
            disabled={!isReady}
            onClick={() => setNaming(true)}
          >
            <Bookmark className="kit-icon" aria-hidden />
            {texts('saved.add')}
          </button>
        )
      )}
    </div>
  )
}
