import {
  LIGHTBOX_MAX_HEIGHT,
  LIGHTBOX_MAX_WIDTH,
  LIGHTBOX_SHARE,
  OVERLAY_OPACITY,
} from '../../../ui/constants'
import { fadeOut, openModal } from '../../../ui/dialogs/modal'
import { isPlainClick } from '../../../ui/visitor-input'
import type { ClientTexts } from './client-texts'

interface DialogEvents {
  loaded: (thread: HTMLElement) => void
  /** The reply form is in the dialog and must return to the page. */
  releaseForm: () => void
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)

/** Fetches a page and takes the thread out of it. Ids are removed because the same elements are on this page. */
const fetchThread = async (href: string): Promise<HTMLElement> => {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const thread = page.querySelector<HTMLElement>('[data-thread]')
  if (!thread) throw new Error(`${href} shows no thread`)
  for (const named of thread.querySelectorAll('[id]')) named.removeAttribute('id')
  return document.adoptNode(thread)
}

const makeDialog = (t: ClientTexts) => {
  const dialog = element('dialog', { className: 'thread-lightbox' })
  const share = LIGHTBOX_SHARE * 100
  dialog.style.setProperty('--lightbox-width', `min(${LIGHTBOX_MAX_WIDTH}px, ${share}vw)`)
  dialog.style.setProperty('--lightbox-height', `min(${LIGHTBOX_MAX_HEIGHT}px, ${share}vh)`)
  dialog.style.setProperty('--lightbox-overlay', `rgb(0 0 0 / ${OVERLAY_OPACITY})`)
  dialog.setAttribute('aria-labelledby', 'lightbox-title')
  const title = element('h2', { id: 'lightbox-title', textContent: t('allComments') })
  const close = element('button', {
    type: 'button',
    className: 'button button-quiet',
    textContent: t('close'),
  })
  let isClosing = false
  const fadeAndClose = () => {
    if (isClosing) return
    isClosing = true
    fadeOut(dialog, () => dialog.close())
  }
  close.addEventListener('click', fadeAndClose)
  // Escape. A second press closes the dialog at once.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    fadeAndClose()
  })
  const head = element('div', { className: 'lightbox-head' })
  head.append(title, close)
  // It scrolls, so it must be reachable by keyboard.
  const body = element('div', { className: 'lightbox-body', tabIndex: 0 })
  body.setAttribute('role', 'region')
  body.setAttribute('aria-labelledby', 'lightbox-title')
  dialog.append(head, body)
  return { dialog, body, fadeAndClose }
}

/** Shows the whole thread above the page; the browser keeps the focus inside and closes it with Escape. */
export const openCommentsDialog = (link: HTMLAnchorElement, t: ClientTexts, events: DialogEvents): void => {
  const { dialog, body, fadeAndClose } = makeDialog(t)
  let asked = ''
  /** Returns the reply form to the page if it is in the dialog. */
  const letFormGo = () => {
    if (body.querySelector('[data-comment-form]')) events.releaseForm()
  }
  const show = async (href: string) => {
    asked = href
    body.setAttribute('aria-busy', 'true')
    if (!body.firstChild) body.append(element('p', { textContent: t('loading') }))
    const shown = await fetchThread(href).catch(() =>
      element('p', { className: 'note', role: 'alert', textContent: t('loadFailed') }),
    )
    if (asked !== href) return
    letFormGo()
    body.replaceChildren(shown)
    body.removeAttribute('aria-busy')
    body.scrollTop = 0
    events.loaded(shown)
  }
  body.addEventListener('click', (event) => {
    const page =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.comment-pager a')
    if (!page || !isPlainClick(event)) return
    event.preventDefault()
    body.focus()
    void show(page.href)
  })
  dialog.addEventListener('close', () => {
    letFormGo()
    dialog.remove()
    link.focus()
  })
  if (openModal(dialog, fadeAndClose)) void show(link.href)
}
