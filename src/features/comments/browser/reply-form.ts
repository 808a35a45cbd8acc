import { commentFields } from '../contract'
import type { ClientTexts } from './client-texts'

/** A marker at the form's original position, and the link that opened the reply. */
let moved: { home: Comment; opener: HTMLElement } | undefined

const findForm = () => document.querySelector<HTMLFormElement>('[data-comment-form]')

const setParent = (form: HTMLFormElement, id: string) => {
  const parent = form.elements.namedItem(commentFields.parentId)
  if (parent instanceof HTMLInputElement) parent.value = id
}

const setTitle = (form: HTMLFormElement, text: string) => {
  const title = form.querySelector<HTMLElement>('#comment-form-title')
  if (title) title.textContent = text
}

/** Announces the move of the form to screen readers. */
const announce = (form: HTMLFormElement, text: string) => {
  let status = form.querySelector<HTMLElement>('[data-comment-status]')
  if (!status) {
    status = document.createElement('p')
    status.className = 'visually-hidden'
    status.role = 'status'
    status.dataset.commentStatus = ''
    form.append(status)
  }
  status.textContent = text
}

/** Only a comment at the top level rates the school. */
const showRating = (form: HTMLFormElement, shown: boolean) => {
  const rating = form.querySelector<HTMLSelectElement>('[data-top-level]')
  const field = rating?.closest<HTMLElement>('.form-field')
  if (!rating || !field) return
  field.hidden = !shown
  rating.disabled = !shown
}

const addCancel = (form: HTMLFormElement, t: ClientTexts) => {
  if (form.querySelector('[data-cancel-reply]')) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-quiet'
  button.dataset.cancelReply = ''
  button.textContent = t('cancel')
  form.querySelector('.comment-buttons')?.append(button)
}

const onEscape = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  event.stopPropagation()
  findForm()?.querySelector<HTMLElement>('[data-cancel-reply]')?.click()
}

/** Moves the form with `moveBefore` where available, so that a captcha frame in it does not reload. */
const moveAfter = (node: ChildNode, form: HTMLElement) => {
  const parent = node.parentNode as
    | (ParentNode & { moveBefore?: (node: Node, child: Node | null) => void })
    | null
  if (parent?.moveBefore) parent.moveBefore(form, node.nextSibling)
  else node.after(form)
}

/** Moves the form below the comment, and keeps the typed text. */
export const openReply = (link: HTMLAnchorElement, t: ClientTexts): void => {
  const form = findForm()
  const comment = link.closest<HTMLElement>('[data-comment]')
  const author = comment?.querySelector('.comment-author')?.textContent ?? ''
  if (!form || !comment) {
    location.assign(link.href)
    return
  }
  const home = moved?.home ?? document.createComment('form')
  if (!moved) form.before(home)
  moved = { home, opener: link }
  moveAfter(comment, form)
  setParent(form, link.dataset.reply ?? '0')
  setTitle(form, t('replyTo', { author }))
  showRating(form, false)
  addCancel(form, t)
  form.addEventListener('keydown', onEscape)
  form.querySelector<HTMLElement>(`[name="${commentFields.content}"]`)?.focus()
  form.scrollIntoView({ block: 'nearest' })
  announce(form, t('replying', { author }))
}

/** Moves the form back and makes it a form for a top-level comment. */
export const cancelReply = (t: ClientTexts): void => {
  const form = findForm()
  if (!form || !moved) return
  const { home, opener } = moved
  moved = undefined
  moveAfter(home, form)
  home.remove()
  setParent(form, '0')
  setTitle(form, t('writeTitle'))
  showRating(form, true)
  form.querySelector('[data-cancel-reply]')?.remove()
  form.removeEventListener('keydown', onEscape)
  announce(form, t('replyCancelled'))
  opener.focus()
}
