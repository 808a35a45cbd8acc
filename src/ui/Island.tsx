import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { islandPrefix } from './island-prefix'

/** When the browser fetches and hydrates an island. */
export type HydrateWhen = 'visible' | 'idle' | 'interaction'

interface IslandProps<Props extends object> {
  /** `<feature>/<Component>`: the file `features/<feature>/<Component>.island.tsx`, whose default export it is. */
  name: string
  component: ComponentType<Props>
  /** DTOs only: they are sent to the browser as JSON. */
  props: Props
  when: HydrateWhen
  /**
   * Matches `document.cookie` of visitors for whom the page, which is the same for everybody, shows something else than they chose
   * before. For them the island is hydrated when it is seen.
   */
  stale?: RegExp | undefined
  /** A selector of links and buttons outside the island that it handles: the first click on one wakes it. */
  links?: string
  /** Fetch its code when a visitor who scrolls comes near, for an island that most of those will use. */
  preload?: boolean
}

/**
 * A part of a page that React hydrates in the browser. The page around it is static markup, so an island is rendered
 * separately, with the same id prefix that the loader passes to `hydrateRoot`.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component, props, when, stale, links, preload } = island
  const html = renderToString(createElement(component, props), { identifierPrefix: islandPrefix(name) })
  return createElement('sh-island', {
    name,
    when,
    stale: stale?.source,
    links,
    preload: preload ? '' : undefined,
    props: JSON.stringify(props),
    // Markup that React rendered above.
    dangerouslySetInnerHTML: { __html: html },
  })
}
