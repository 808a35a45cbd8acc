import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islandPrefix } from '../ui/island-prefix'

/** Tells when React has taken over. It renders nothing of its own, so the ids of `useId` stay the same. */
function Committed({ done, children }: { done: () => void; children?: ReactNode }) {
  useEffect(done, [done])
  return children
}

/** Kept apart from the loader: this file brings React, so a page without a touched island never fetches it. */
export function hydrate(element: HTMLElement, name: string, component: ComponentType, props: object) {
  return new Promise<void>((resolve) => {
    const island = createElement(component, props)
    hydrateRoot(element, createElement(Committed, { done: resolve }, island), {
      identifierPrefix: islandPrefix(name),
      onUncaughtError: (error) => console.error(`Island ${name} stopped working`, error),
    })
  })
}
