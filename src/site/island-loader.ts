import type { ComponentType } from 'react'
import type { HydrateWhen } from '../ui/Island'
import { waitFor } from './island-wait'

interface IslandModule {
  default: ComponentType
}

const chunks = import.meta.glob<IslandModule>('../features/*/*.island.tsx')

/** Replacements for islands whose module cannot be loaded. */
const fallbacks = import.meta.glob<{ default: (element: HTMLElement) => void }>('../features/*/*.fallback.ts')

/** Remembers the last click in an island; the returned function ends this and returns where it was. */
const keepClicks = (element: HTMLElement): (() => Element | undefined) => {
  let clicked: Element | undefined
  const keep = ({ target }: Event) => {
    clicked = target as Element
  }
  element.addEventListener('click', keep, true)
  return () => {
    element.removeEventListener('click', keep, true)
    return clicked
  }
}

async function wake(element: HTMLElement, name: string, takeClick: () => Element | undefined) {
  try {
    const load = chunks[`../features/${name}.island.tsx`]
    if (!load) throw new Error('there is no such island')
    const [{ hydrate, replay }, module] = await Promise.all([import('./hydrate'), load()])
    const props = JSON.parse(element.getAttribute('props') ?? '{}') as object
    await hydrate(element, name, module.default, props)
    element.dataset.hydrated = ''
    replay(element, takeClick())
  } catch (error) {
    // The server's markup stays in place and works as a plain form or link.
    console.error(`Island ${name} could not be started`, error)
    const fallback = await fallbacks[`../features/${name}.fallback.ts`]?.().catch(() => undefined)
    fallback?.default(element)
  }
}

/** Finds the islands of the page. Each loads its code when its condition (seen, idle, touched) is met. */
export function loadIslands() {
  for (const element of document.querySelectorAll<HTMLElement>('sh-island[name][when][props]')) {
    const name = element.getAttribute('name') ?? ''
    const stale = element.getAttribute('stale')
    const when = stale && RegExp(stale).test(document.cookie) ? '' : element.getAttribute('when')
    const wait = waitFor[when as HydrateWhen] ?? waitFor.visible
    const takeClick = keepClicks(element)
    wait(element, () => void wake(element, name, takeClick))
  }
}
