import { editMessage, readShowMessage } from './edit-message'

// Runs only in the live preview of the admin panel (site/preview-client.ts), never on public pages.

/** Elements that handle a click themselves. A link is not among them, because it would lead away from the preview. */
const operated = 'button, input, select, textarea, label, summary, dialog, video, audio, [role="tab"]'

const panel = (): Window | undefined =>
  (window.parent === window ? window.opener : window.parent) ?? undefined

/** The ids of the blocks around an element, the innermost first. */
const blocksAround = (element: Element): string[] => {
  const ids: string[] = []
  for (
    let block = element.closest<HTMLElement>('[data-block]');
    block;
    block = block.parentElement?.closest<HTMLElement>('[data-block]') ?? null
  )
    ids.push(block.dataset.block ?? '')
  return ids
}

const find = (block: string): HTMLElement | null =>
  document.querySelector(`[data-block="${CSS.escape(block)}"]`)

/** A block that begins in the upper half of the window is read without moving anything. */
const scrollTo = (block: HTMLElement) => {
  const { top, bottom } = block.getBoundingClientRect()
  const isRead = top >= 0 && (top < innerHeight / 2 || bottom <= innerHeight)
  if (isRead) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  block.scrollIntoView({ block: 'start', behavior })
}

/**
 * Outlines the block whose form is edited, and scrolls to it. By a rule instead of a mark at the element: every save replaces the
 * elements of the page.
 */
const followForm = (target: Window) => {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let edited = ''
  let isFound = true
  const show = () => {
    const block = find(edited)
    isFound = block !== null
    if (block) scrollTo(block)
  }
  window.addEventListener('message', ({ data, origin, source }) => {
    const block = origin === location.origin && source === target ? readShowMessage(data) : undefined
    if (block === undefined) return
    edited = block
    sheet.replaceSync(
      `[data-in-panel] [data-block="${CSS.escape(block)}"] { outline: 3px solid var(--accent); outline-offset: 0.4rem; scroll-margin-block: 4rem }`,
    )
    show()
  })
  // A block that was just added is on the page after its first save.
  new MutationObserver(() => {
    if (!isFound) show()
  }).observe(document.body, { childList: true, subtree: true })
}

/** A click on a block, or on its button, opens its form in the panel; the block whose form is edited is outlined. */
export const startPreview = () => {
  const target = panel()
  if (!target) return
  document.documentElement.dataset.inPanel = ''
  followForm(target)
  document.addEventListener('click', (event) => {
    const clicked = event.target
    if (!(clicked instanceof Element)) return
    // With a key the browser opens links elsewhere, and marked words are meant to be copied.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || getSelection()?.toString()) return
    const isButton = clicked.closest('.block-edit') !== null
    if (!isButton && clicked.closest(operated)) return
    const blocks = blocksAround(clicked)
    if (blocks.length === 0) return
    event.preventDefault()
    target.postMessage(editMessage(blocks), location.origin)
  })
}
