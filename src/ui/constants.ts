// All figures of the user interface. Most are fixed by the specification.

/** Duration of smooth scrolling to anchors and to the top. */
export const SCROLL_MS = 500

/** How long the search waits after the last key before it sends a request. */
export const SEARCH_DEBOUNCE_MS = 200

/** Islands are loaded this far outside the viewport, so that they are ready when they become visible. */
export const ISLAND_MARGIN = '200px'

/** Browsers without requestIdleCallback hydrate idle islands after this long. */
export const IDLE_FALLBACK_MS = 200

/** Duration of the animation of a changed amount. */
export const MONEY_MS = 400

/** Select boxes with more options than this get a search field. */
export const SELECT_SEARCH_ABOVE = 10

/** Lifetime of convenience cookies, such as the chosen currency. */
export const HELPER_COOKIE_DAYS = 365

/** Size of the comments' lightbox: a share of the window, with a maximum in pixels. */
export const LIGHTBOX_SHARE = 0.7
export const LIGHTBOX_MAX_WIDTH = 800
export const LIGHTBOX_MAX_HEIGHT = 600

/** Duration of opening or closing a panel. Clicks meanwhile are ignored. */
export const COLLAPSE_MS = 350

/** A tooltip closes this long after pointer and focus have left it and its button. */
export const TOOLTIP_AWAY_MS = 800

/** Font size and maximum width of tooltips. */
export const TOOLTIP_FONT_PX = 12
export const TOOLTIP_MAX_WIDTH_PX = 200

/** Not in the specification: timeout for loading the text of a tooltip. */
export const TOOLTIP_TIMEOUT_MS = 10_000

/** A long tap opens a tooltip. */
export const LONG_TAP_MS = 750

/** A menu that was opened by hovering closes this long after the pointer has left. */
export const DROPDOWN_REMAIN_MS = 800

/** While another menu is open, hovering opens a menu after this delay: the pointer may only be passing by. */
export const DROPDOWN_HOVER_DELAY_MS = 250

/** Opacity of the layer behind dialogs and the lightbox. */
export const OVERLAY_OPACITY = 0.8

/** Not in the specification: the second click of a double click, which opened a dialog, does not close it. */
export const DOUBLE_CLICK_MS = 500

/** Duration of fading out the lightbox. */
export const LIGHTBOX_FADE_MS = 200

/** Width and height of the thumbnails in the lightbox. */
export const THUMBNAIL_PX = 80

/** Minimum distance of a swipe. */
export const SWIPE_PX = 30

/** Not in the specification: long enough to look at a picture and read its title. */
export const SLIDESHOW_MS = 4000
