import { readHeldBack } from '../held-back-comment'
import type { PageState } from './page-state'

const titleOf = (placeholder: HTMLElement): string => {
  const comment = [...placeholder.childNodes].find((node) => node instanceof Comment)
  const template = document.createElement('template')
  template.innerHTML = (comment && readHeldBack(comment.data)?.markup) ?? ''
  return template.content.querySelector('iframe')?.title || placeholder.dataset.embed || ''
}

/** Shows one held-back frame through a page of our own whose policy allows just that, so this page's need not change. */
export const loadFrame = (placeholder: HTMLElement, takesFocus: boolean): void => {
  const frame = document.createElement('iframe')
  frame.src = `/-/embed?token=${encodeURIComponent(placeholder.dataset.once ?? '')}`
  frame.title = titleOf(placeholder)
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  if (takesFocus) frame.addEventListener('load', () => frame.focus(), { once: true })
  placeholder.dataset.embed = ''
  placeholder.replaceChildren(frame)
  if (takesFocus) frame.focus()
}

/** After a decision: the frames of groups that are allowed now. */
export const loadAllowedFrames = ({ allowed }: PageState, focused?: Element | null): void => {
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-embed][data-once]'))
    if (allowed.has(placeholder.dataset.embed ?? '')) loadFrame(placeholder, placeholder === focused)
}
