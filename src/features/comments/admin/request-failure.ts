import { CallError } from './moderation-requests'

const loginHref = () =>
  `/admin/login?redirect=${encodeURIComponent(window.location.pathname + window.location.search)}`

/** Shows a failure that leaves nothing to do but to log in or to try again. Returns the sentence to be said. */
export const showFailure = (box: HTMLElement, error: unknown, retry: () => void): string => {
  const isLoggedOut = error instanceof CallError && error.isLoggedOut
  const { message } = error as Error
  const sentence = isLoggedOut ? `You have been logged out. ${message}` : message
  const list = box.querySelector('.moderation')
  if (list && !isLoggedOut) return sentence
  const note = document.createElement('div')
  note.className = 'moderation-failed'
  note.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = sentence
  const way = document.createElement(isLoggedOut ? 'a' : 'button')
  way.textContent = isLoggedOut ? 'Log in' : 'Try again'
  if (way instanceof HTMLAnchorElement) way.href = loginHref()
  else way.addEventListener('click', retry)
  note.append(text, way)
  box.querySelector('.moderation-failed')?.remove()
  // What somebody was writing is not thrown away because a session ended.
  if (list) box.prepend(note)
  else box.replaceChildren(note)
  return sentence
}
