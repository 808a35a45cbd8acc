import { commentAnchor, commentFields, type PersonalResponse } from '../contract'
import type { ClientTexts } from './client-texts'

const fillForm = ({ author, email, url }: NonNullable<PersonalResponse['remembered']>) => {
  const form = document.querySelector<HTMLFormElement>('[data-comment-form]')
  const values = { [commentFields.author]: author, [commentFields.email]: email, [commentFields.url]: url }
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name)
    // Never overwrite what the visitor has typed.
    if (input instanceof HTMLInputElement && !input.value) input.value = value
  }
  const remember = form?.elements.namedItem(commentFields.remember)
  if (remember instanceof HTMLInputElement) remember.checked = true
}

const newList = () => Object.assign(document.createElement('ol'), { className: 'comments' })

/** The list of replies to a comment, or the top-level list if the comment is on another page. */
const listFor = (place: HTMLElement, parentId: number): HTMLElement | undefined => {
  const entry = place.querySelector(`#${commentAnchor(parentId)}`)?.parentElement
  const thread = place.querySelector('[data-thread]')
  const holder = entry ?? thread
  const found = holder?.querySelector<HTMLElement>(':scope > .comments')
  if (found || !holder) return found ?? undefined
  const list = newList()
  if (entry) entry.append(list)
  else (thread?.querySelector('.comment-none') ?? thread?.lastElementChild)?.after(list)
  return list
}

/** Parses markup of our own server, in which visitors' text is escaped. */
const fromMarkup = (html: string): Element | null =>
  new DOMParser().parseFromString(html, 'text/html').body.firstElementChild

const insertPending = (place: HTMLElement, pending: PersonalResponse['pending']) => {
  for (const { parentId, html } of pending) {
    const comment = fromMarkup(html)
    const list = listFor(place, parentId)
    if (!comment || !list || document.getElementById(comment.id)) continue
    const entry = document.createElement('li')
    entry.append(comment)
    list.append(entry)
  }
}

const insertForm = (place: HTMLElement, html: string) => {
  const form = fromMarkup(html)
  const note = place.querySelector(':scope > .note')
  if (form && note) note.replaceWith(form)
}

/** Scrolls to the comment in the address if it was inserted just now. */
const showTarget = () => {
  const target = location.hash.startsWith('#comment-') && document.getElementById(location.hash.slice(1))
  if (target && target.querySelector('.comment-pending') !== null) target.scrollIntoView()
}

/** Loads and inserts what concerns this visitor only. Returns whether they may moderate. */
export const loadPersonalState = async (place: HTMLElement): Promise<boolean> => {
  const response = await fetch(`${place.dataset.comments}/personal`)
  if (!response.ok) return false
  const personal = (await response.json()) as PersonalResponse
  if (personal.formHtml) insertForm(place, personal.formHtml)
  if (personal.remembered) fillForm(personal.remembered)
  insertPending(place, personal.pending)
  showTarget()
  return personal.canModerate
}

/** Where saving redirects: to the comment, or to the section of comments if the editor was in the dialog. */
const returnTo = (comment: HTMLElement): string => {
  const { pathname, search } = location
  return `${pathname}${search}#${comment.closest('dialog') ? 'anc-comments' : comment.id}`
}

const addEditLink = (comment: HTMLElement, place: HTMLElement, t: ClientTexts) => {
  if (comment.querySelector('[data-edit]')) return
  const link = document.createElement('a')
  const query = new URLSearchParams({ return: returnTo(comment) })
  link.href = `${place.dataset.comments}/edit/${comment.dataset.comment}?${query}`
  link.dataset.edit = ''
  link.textContent = t('edit')
  link.setAttribute(
    'aria-label',
    t('editTitle', { author: comment.querySelector('.comment-author')?.textContent ?? '' }),
  )
  let actions = comment.querySelector<HTMLElement>('.comment-actions')
  if (!actions) {
    actions = Object.assign(document.createElement('p'), { className: 'comment-actions' })
    comment.append(actions)
  }
  actions.append(link)
}

export const addEditLinks = (within: HTMLElement, place: HTMLElement, t: ClientTexts): void => {
  for (const comment of within.querySelectorAll<HTMLElement>('[data-comment]')) addEditLink(comment, place, t)
}
