import { isPlainClick } from '../../ui/plain-click'
import { commentFields, REMEMBER_PREFIX } from './contract'

/** What makes sending a form twice one comment. Without `crypto.randomUUID`, which plain http does not have. */
const newOnce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .slice(0, 22)

const fillOnce = () => {
  for (const input of document.querySelectorAll<HTMLInputElement>(
    `[data-comment-form] input[name="${commentFields.once}"]`,
  ))
    input.value = newOnce()
}

const actions = '[data-reply], [data-all-comments], [data-edit], [data-cancel-reply]'

/** Replying in place, the lightbox, and what concerns this visitor alone; each is fetched when it is needed. */
export const comments = (): void => {
  const place = document.querySelector<HTMLElement>('[data-comments]')
  if (!place) return
  fillOnce()
  // A page that comes back from the browser's memory holds the number of what was sent already.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) fillOnce()
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(actions)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    import('./browser/thread-actions').then(
      ({ act }) => act(place, link),
      // Everything works as a page of its own.
      () => location.assign(link.href),
    )
  })
  if (document.cookie.includes(REMEMBER_PREFIX))
    // Without it the page is what everybody gets.
    void import('./browser/thread-actions')
      .then(({ showPersonalState }) => showPersonalState(place))
      .catch(() => {})
}
