'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BlockType } from '../contract'
import { isMeant } from './search-words'

interface Search {
  typed: string
  input: HTMLInputElement
  /** Where Payload lists the blocks that it found. */
  list: Element
}

/** Types into a field of React as a person would. */
const type = (input: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Chooses a block in Payload's own list, which knows where it is added, as soon as the list shows it. */
const choose = ({ input, list }: Search, label: string) => {
  const press = () => {
    const card = [...list.querySelectorAll<HTMLElement>('.thumbnail-card')].find(
      (found) => found.textContent === label && !found.closest('.find-block'),
    )
    card?.click()
    return card !== undefined
  }
  const watching = new MutationObserver(() => press() && watching.disconnect())
  watching.observe(list, { childList: true, subtree: true })
  setTimeout(() => watching.disconnect(), 2000)
  type(input, '')
}

/**
 * Finds blocks by other words than their label. Payload searches labels only, so the blocks that are meant otherwise are
 * listed below those that it found.
 */
export const FindBlock = ({ offered }: { offered: BlockType[] }) => {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [search, setSearch] = useState<Search>()

  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.classList.contains('block-search__input')) return
      const list = target.closest('.drawer')?.querySelector('.blocks-drawer__blocks-wrapper')
      setSearch(list ? { typed: target.value, input: target, list } : undefined)
    }
    document.addEventListener('input', listen)
    return () => document.removeEventListener('input', listen)
  }, [])

  if (!search?.list.isConnected) return null
  const found = offered.flatMap((slug) => {
    const block = config.blocksMap?.[slug]
    if (!block || !isMeant(slug, search.typed, i18n.language)) return []
    const label = getTranslation(block.labels?.singular ?? slug, i18n)
    const isFoundByPayload = label.toLowerCase().includes(search.typed.toLowerCase())
    return isFoundByPayload ? [] : [{ slug, label }]
  })
  if (found.length === 0) return null
  return createPortal(
    <ul className="find-block blocks-drawer__blocks">
      {found.map(({ slug, label }) => (
        <li key={slug} className="blocks-drawer__block">
          <button
            type="button"
            title={label}
            className="thumbnail-card thumbnail-card--has-on-click thumbnail-card--align-label-center"
            onClick={() => choose(search, label)}
          >
            <div className="thumbnail-card__thumbnail">
              <div className="blocks-drawer__default-image">
                <img alt="" src={`/blocks/${slug}.svg`} />
              </div>
            </div>
            <div className="thumbnail-card__label">{label}</div>
          </button>
        </li>
      ))}
    </ul>,
    search.list,
  )
}
