import { EMBED_PATH } from '../contract'
import type { PageState } from './page-state'

/** Shows one blocked frame inside a document of ours whose policy allows only that frame. */
export const loadFrame = (placeholder: HTMLElement, takesFocus: boolean): void => {
  const frame = document.createElement('iframe')
  frame.src = `${EMBED_PATH}?token=${placeholder.dataset.once}`
  frame.title = placeholder.ariaLabel as string
  // What else the frame inside may do, its own markup says; some browsers ask for this one on the way.
  frame.allow = 'fullscreen'
  placeholder.dataset.embed = ''
  placeholder.replaceChildren(frame)
  if (!takesFocus) return
  frame.onload = () => frame.focus()
  frame.focus()
}

/** After a decision, shows the frames of groups that are now allowed. */
export const loadAllowedFrames = ({ allowed }: PageState): void => {
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-embed][data-once]'))
    if (allowed.has(placeholder.dataset.embed as string))
      // Keeps the focus if it was on the button that is replaced.
      loadFrame(placeholder, placeholder.contains(document.activeElement))
}
