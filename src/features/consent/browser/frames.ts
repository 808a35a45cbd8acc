import { EMBED_PATH } from '../contract'
import type { PageState } from './page-state'

/** Shows one held-back frame through a page of our own whose policy allows just that, so this page's need not change. */
export const loadFrame = (placeholder: HTMLElement, takesFocus: boolean): void => {
  const frame = document.createElement('iframe')
  frame.src = `${EMBED_PATH}?token=${encodeURIComponent(placeholder.dataset.once ?? '')}`
  frame.title = placeholder.getAttribute('aria-label') ?? ''
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  if (takesFocus) frame.onload = () => frame.focus()
  placeholder.dataset.embed = ''
  placeholder.replaceChildren(frame)
  if (takesFocus) frame.focus()
}

/** After a decision: the frames of groups that are allowed now. */
export const loadAllowedFrames = ({ allowed }: PageState): void => {
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-embed][data-once]'))
    if (allowed.has(placeholder.dataset.embed ?? ''))
      // The focus stays where it was: on the button that is replaced.
      loadFrame(placeholder, placeholder.contains(document.activeElement))
}
