'use client'

import { Link } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon, type IconName } from '../../../platform/panel/kit/icons'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import type { FoundEntry } from '../contract'
import { findPanelMessages } from '../messages/panel/messages'
import { noteRecent } from './recent-choices'
import { useFinding } from './use-finding'
import './find.css'

interface FindDialogProps {
  user: number
  /** How often it was opened. */
  opened: number
}

/** Finds documents, screens and actions by words. The focus stays in the field; the arrow keys move through the list below it. */
export const FindDialog = ({ user, opened }: FindDialogProps) => {
  const t = usePanelMessages(findPanelMessages)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const { groups, state } = useFinding({ user, query, opened, texts: t })
  const entries = groups.flatMap((group) => group.entries)
  const [active, setActive] = useState(0)
  const chosen = Math.min(active, entries.length - 1)
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (opened && !dialog.current?.open) dialog.current?.showModal()
    input.current?.select()
  }, [opened])
  // The list of another query starts at its first entry.
  useEffect(() => setActive(0), [query])
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])

  const close = () => dialog.current?.close()
  const note = ({ key }: FoundEntry) => {
    noteRecent(user, key)
    close()
    setQuery('')
  }
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step && entries.length) {
      event.preventDefault()
      setActive((chosen + step + entries.length) % entries.length)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // A click of the link, so that the panel asks before it leaves a form with changes.
    document.getElementById(optionId(chosen))?.click()
  }

  let index = -1
  return (
    <dialog
      ref={dialog}
      className="find"
      aria-label={t('title')}
      // A click beside the dialog closes it, in browsers that know this attribute.
      {...{ closedby: 'any' }}
    >
      <div className="find__box">
        <div className="find__field">
          <Icon name="search" className="find__icon" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={t('title')}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen >= 0 ? optionId(chosen) : undefined}
            aria-autocomplete="list"
            placeholder={t('placeholder')}
            value={query}
            maxLength={100}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={press}
          />
          <button type="button" className="find__close" onClick={close}>
            {t('close')}
          </button>
        </div>
        <div
          className="find__list"
          id={`${id}-list`}
          role="listbox"
          aria-label={t('results')}
          aria-busy={state === 'searching'}
        >
          {groups.map(({ name, label, entries: ofGroup }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
            <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
              <h2 id={`${id}-${name}`} role="presentation">
                {label}
              </h2>
              {ofGroup.map((entry) => {
                index++
                const place = index
                return (
                  <Link
                    key={`${name} ${entry.key}`}
                    id={optionId(place)}
                    className="find__option"
                    role="option"
                    aria-selected={place === chosen}
                    tabIndex={-1}
                    href={entry.href}
                    prefetch={false}
                    onClick={() => note(entry)}
                    onMouseMove={() => setActive(place)}
                  >
                    <Icon name={entry.icon as IconName} className="find__icon" />
                    <span className="find__title">{entry.title}</span>
                    {entry.detail && <span className="find__detail">{entry.detail}</span>}
                  </Link>
                )
              })}
            </div>
          ))}
        </div>
        <div className="find__said" role="status">
          {state === 'failed' && t('failed')}
          {state === 'done' && query.trim() && entries.length === 0 && (
            <p>{t('nothing', { query: query.trim() })}</p>
          )}
          {state === 'done' && query.trim() && entries.length > 0 && (
            <span className="kit-hidden">{t('found', { count: entries.length })}</span>
          )}
          {state === 'starting' && t('loading')}
        </div>
        <p className="find__keys">
          <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')} <kbd>↵</kbd> {t('keys.open')} <kbd>Esc</kbd>{' '}
          {t('keys.close')}
        </p>
      </div>
    </dialog>
  )
}
