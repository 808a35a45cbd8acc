import { editMessage } from './edit-message'

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

/** A click on a block, or on its button, opens its form in the panel. */
export const startPreview = () => {
  const target = panel()
  if (!target) return
  document.documentElement.dataset.inPanel = ''
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
