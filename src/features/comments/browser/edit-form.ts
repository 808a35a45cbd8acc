import type { ClientTexts } from './client-texts'

/** One at a time. */
let close: (() => void) | undefined

/** The editor as its own page has it; the page itself where that fails. */
const fetchEditor = async (href: string): Promise<HTMLElement | undefined> => {
  const address = new URL(href)
  address.searchParams.set('format', 'raw')
  const answer = await fetch(address)
  if (!answer.ok) return undefined
  const fragment = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const form = fragment.querySelector('form')
  return form ? document.adoptNode(form) : undefined
}

const cancelButton = (form: HTMLElement, t: ClientTexts): HTMLElement => {
  const given = form.querySelector<HTMLElement>('[data-cancel]')
  if (given) return given
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button-quiet',
    textContent: t.cancel,
  })
  form.append(button)
  return button
}

/** Puts an editor in the place of a comment's text, for moderators. Saving is a plain form; Cancel takes it away. */
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
