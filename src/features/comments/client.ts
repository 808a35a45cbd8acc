import { newIdempotencyKey } from '../../ui/forms/new-idempotency-key'
import { isPlainClick, isStaff } from '../../ui/visitor-input'
import { commentFields, REMEMBER_PREFIX } from './contract'

const fillOnce = () => {
  for (const input of document.querySelectorAll<HTMLInputElement>(
    `[data-comment-form] input[name="${commentFields.once}"]`,
  ))
    input.value = newIdempotencyKey()
}

const actions = '[data-reply], [data-all-comments], [data-edit], [data-cancel-reply]'

const logFailure = (error: unknown) => console.error('thread-actions.js', error)

/** Loads replying, editing, the dialog and personal state when they are needed. */
export const start = (): void => {
  const place = document.querySelector<HTMLElement>('[data-comments]')
  if (!place) return
  fillOnce()
  // A page from the back/forward cache still has the `once` value of the form that was sent.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) fillOnce()
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(actions)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    import('./browser/thread-actions').then(
      (thread) => thread.runAction(place, link),
      // If the script cannot be loaded, the link works as a page.
      (error) => {
        logFailure(error)
        location.assign(link.href)
      },
    )
  })
  if (isStaff() || document.cookie.includes(REMEMBER_PREFIX))
    // If it fails, the visitor sees the public page.
    void import('./browser/thread-actions')
      .then((thread) => thread.showPersonalState(place))
      .catch(logFailure)
}
