import type { ComponentType } from 'react'
import type { HydrateWhen } from '../ui/Island'
import { isPlainClick } from '../ui/visitor-input'
import { visible, waitFor } from './island-wait'

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
 * Remembers the last click in an island or on one of its links or buttons elsewhere in the page, which wakes it. The returned function ends
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
      // Styles show the island's sentence about it: on a slow connection nothing else happens for seconds.
      element.dataset.busy = ''
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

/** Fetches the code of an island. The browser keeps it. */
const load = (name: string) =>
  Promise.all([
    import('./hydrate'),
    // An unknown name is an error like a file that cannot be loaded.
    (
      chunks[`../features/${name}.island.tsx`] ?? chunks[`../../extensions/${name}.island.tsx`]
    )?.() as Promise<IslandModule>,
  ])

async function wake(element: HTMLElement, name: string, takeClick: () => Element | undefined) {
  try {
    const [{ hydrate, replay }, module] = await load(name)
    await hydrate(element, name, module.default, element.getAttribute('props') ?? '{}')
    element.dataset.hydrated = ''
    replay(element, takeClick())
  } catch (error) {
    // The server's markup stays in place and works as a plain form or link.
    console.error(`Island ${name} could not be started`, error)
    const fallback = await fallbacks[`../features/${name}.fallback.ts`]?.().catch(() => undefined)
    if (fallback) fallback.default(element)
    else {
      // There is no connection: styles show the island's sentence about it. What was chosen and clicked is kept until there is one.
      element.dataset.offline = ''
      addEventListener('online', () => wake(element, name, takeClick), { once: true })
    }
    const link = navigator.onLine && takeClick()?.closest<HTMLElement>('a, button')
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
    // A form whose button it handles wakes it as its own fields do.
    const form = document.querySelector(element.getAttribute('links') || 'none')?.closest('form')
    if (form) wait(form, start)
    if (element.hasAttribute('preload'))
      // Who scrolls reads the page. One screen before the island its code is fetched, so that it answers the first choice.
      addEventListener('scroll', () => visible(element, () => load(name).catch(() => {}), '100%'), {
        once: true,
      })
  }
}
