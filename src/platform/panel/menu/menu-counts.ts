import type { MenuCount } from './read-menu'

export const COUNTED = 'menu-counted'

/** By the name of the entry. */
export type Counts = Record<string, MenuCount>

/** Tells the menu what waits now, after a screen has changed it. */
export const showMenuCounts = (counts: Counts): void => {
  window.dispatchEvent(new CustomEvent(COUNTED, { detail: counts }))
}
