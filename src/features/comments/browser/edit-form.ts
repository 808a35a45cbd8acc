import type { ClientTexts } from './client-texts'

/** Closes the open editor; there is one at a time. */
let close: (() => void) | undefined

/** Fetches the form of the edit page; undefined if that fails. */
const fetchEditor = async (href: string): Promise<HTMLElement | undefined> => {
  const address = new URL(href)
  address.searchParams.set('format', 'raw')
  const response = await fetch(address)
  if (!response.ok) return undefined
  const fragment = new DOMParser().parseFromString(await response.text(), 'text/html')
  const form = fragment.querySelector('form')
  return form ? document.adoptNode(form) : undefined
}

const cancelButton = (form: HTMLElement, t: ClientTexts): HTMLElement => {
  const given = form.querySelector<HTMLElement>('[data-cancel]')
  if (given) return given
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button-quiet',
    textContent: t('cancel'),
  })
  form.append(button)
  return button
}

/** Replaces a comment's text by an editor, for moderators. Saving submits a plain form. */
export const openEditor = async (link: HTMLAnchorElement, t: ClientTexts): Promise<void> => {
  const comment = link.closest<HTMLElement>('[data-comment]')
  const content = comment?.querySelector<HTMLElement>('.comment-content')
  const form = await fetchEditor(link.href).catch(() => undefined)
  if (!form || !content) {
    location.assign(link.href)
    return
  }
  close?.()
  content.hidden = true
  content.after(form)
  close = () => {
    close = undefined
    form.remove()
    content.hidden = false
    link.focus()
  }
  cancelButton(form, t).addEventListener('click', (event) => {
    event.preventDefault()
    close?.()
  })
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && form instanceof HTMLFormElement)
      form.requestSubmit()
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close?.()
  })
  form.querySelector('textarea')?.focus()
}
