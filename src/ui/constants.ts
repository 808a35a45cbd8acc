/** Every figure that the specification fixes for the interface, in one place. */

/** Anchor links and the scroll-to-top control arrive after exactly this long. */
export const SCROLL_MS = 500

/** How long the search waits after the last key before it asks the server. */
export const SEARCH_DEBOUNCE_MS = 200

/** How far outside the window an island counts as visible, so that it is ready when it arrives. */
export const ISLAND_MARGIN = '200px'

/** Browsers without requestIdleCallback hydrate idle islands after this long. */
export const IDLE_FALLBACK_MS = 200

/** An amount of money that changes runs from the old to the new value for this long. */
export const MONEY_MS = 400

/** A list of choices with more than this many gets a search. */
export const SELECT_SEARCH_ABOVE = 10

/** How long the browser keeps small conveniences, such as the chosen currency. */
export const HELPER_COOKIE_DAYS = 365

/** The comments' lightbox: this share of the window, but no more than so many pixels, over a window darkened by so much. */
export const LIGHTBOX_SHARE = 0.7
export const LIGHTBOX_MAX_WIDTH = 800
export const LIGHTBOX_MAX_HEIGHT = 600
export const LIGHTBOX_OVERLAY = 0.8
