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

/** The comments' lightbox: this share of the window, but no more than so many pixels. */
export const LIGHTBOX_SHARE = 0.7
export const LIGHTBOX_MAX_WIDTH = 800
export const LIGHTBOX_MAX_HEIGHT = 600

/** How long a panel takes to fold or unfold; what is asked of it meanwhile is ignored. */
export const COLLAPSE_MS = 350

/** A tip goes away this long after pointer and focus have left both it and what it belongs to. */
export const TOOLTIP_AWAY_MS = 800

/** Tips are set in this size and get no wider than this. */
export const TOOLTIP_FONT_PX = 12
export const TOOLTIP_MAX_WIDTH_PX = 200

/** The specification leaves this open: whoever waits longer for the text of a tip is told that it does not come. */
export const TOOLTIP_TIMEOUT_MS = 10_000

/** A finger that rests this long means "tell me more". */
export const LONG_TAP_MS = 750

/** A menu that the pointer has opened stays this long after the pointer has left. */
export const DROPDOWN_REMAIN_MS = 800

/** While another menu is open, the pointer must rest this long: it may only be passing on its way to that one. */
export const DROPDOWN_HOVER_DELAY_MS = 250

/** How much of the page the layer behind dialogs and the lightbox covers. */
export const OVERLAY_OPACITY = 0.8

/** The lightbox fades away this quickly. */
export const LIGHTBOX_FADE_MS = 200

/** The small pictures below the large one in the lightbox are squares of this size. */
export const THUMBNAIL_PX = 80

/** A finger that moves further than this turns the page. */
export const SWIPE_PX = 30

/** The specification leaves this open: long enough to look at a picture and read its title. */
export const SLIDESHOW_MS = 4000
