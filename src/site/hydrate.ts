import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reviveMessages } from '../shared/messages/translator'
import { islandPrefix } from '../ui/island-prefix'
import { afterPaint } from '../ui/visitor-input'

/** Some browsers never end a press that has opened their own list. */
const LONGEST_PRESS_MS = 500

export { replay } from './island-replay'

/** Reports when React has hydrated. It renders no element, so the ids of `useId` do not change. */
function Committed({ done, children }: { done: () => void; children?: ReactNode }) {
  useEffect(done, [done])
  return children
}

/** Apart from the loader, because this file imports React: pages without an active island do not load it. */
export async function hydrate(element: HTMLElement, name: string, component: ComponentType, props: string) {
  // The touch that has loaded the island may just have opened a list, or its click may still come: React would hydrate before it.
  const latest = performance.now() + LONGEST_PRESS_MS
  do await afterPaint()
  while (element.matches(':active') && performance.now() < latest)
  return new Promise<void>((resolve) => {
    const island = createElement(component, JSON.parse(props, reviveMessages) as object)
    // In short tasks, so that the page answers meanwhile.
    startTransition(() => {
      hydrateRoot(element, createElement(Committed, { done: resolve }, island), {
        identifierPrefix: islandPrefix(name),
        onUncaughtError: (error) => console.error(`Island ${name} stopped working`, error),
      })
    })
  })
}
