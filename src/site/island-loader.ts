import type { ComponentType } from 'react'
import type { HydrateWhen } from '../ui/Island'
import { isPlainClick } from '../ui/visitor-input'
import { waitFor } from './island-wait'

interface IslandModule {
  default: ComponentType
}

const chunks = import.meta.glob<IslandModule>([
  '../features/*/*.island.tsx',
  '../../extensions/*/*.island.tsx',
])

/** Replacements for islands whose module cannot be loaded. */
const fallbacks = import.meta.glob<{ default: (element: HTMLElement) => void }>('../features/*/*.fallback.ts')

/**
 * Remembers the last click in an island or on one of its links elsewhere in the page, which wakes it. The returned function ends
 * this and returns what was clicked.
 */
const keepClicks = (element: HTMLElement, start: () => void): (() => Element | undefined) => {
  let clicked: Element | undefined
  const links = element.getAttribute('links')
  const keep = (event: MouseEvent) => {
    const target = event.target as Element
    const link = links && isPlainClick(event) && target.closest(links)
    if (link) {
      event.preventDefault()
      start()
    }
    if (link || element.contains(target)) clicked = link || target
  }
  document.addEventListener('click', keep, true)
  return () => {
    document.removeEventListener('click', keep, true)
    return clicked
  }
}

async function wake(element: HTMLElement, name: string, takeClick: () => Element | undefined) {
  try {
    const load = chunks[`../features/${name}.island.tsx`] ?? chunks[`../../extensions/${name}.island.tsx`]
    if (!load) throw new Error('there is no such island')
    const [{ hydrate, replay }, module] = await Promise.all([import('./hydrate'), load()])
    await hydrate(element, name, module.default, element.getAttribute('props') ?? '{}')
    element.dataset.hydrated = ''
    replay(element, takeClick())
  } catch (error) {
    // The server's markup stays in place and works as a plain form or link.
    console.error(`Island ${name} could not be started`, error)
    const fallback = await fallbacks[`../features/${name}.fallback.ts`]?.().catch(() => undefined)
    fallback?.default(element)
    const link = takeClick()?.closest('a')
    if (link && !element.contains(link)) link.click()
  }
}

/** Finds the islands of the page. Each loads its code when its condition (seen, idle, touched) is met. */
export function loadIslands() {
  for (const element of document.querySelectorAll<HTMLElement>('sh-island[name][when][props]')) {
    const name = element.getAttribute('name') ?? ''
    const stale = element.getAttribute('stale')
    const when = stale && RegExp(stale).test(document.cookie) ? '' : element.getAttribute('when')
    const wait = waitFor[when as HydrateWhen] ?? waitFor.visible
    let isWoken = false
    const start = () => {
      if (!isWoken) void wake(element, name, takeClick)
      isWoken = true
    }
    const takeClick = keepClicks(element, start)
    wait(element, start)
  }
}
