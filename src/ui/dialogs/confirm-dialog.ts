import { openModal } from './modal'

const OK = 'ok'

const button = (text: string, value: string, className: string) => {
  const element = document.createElement('button')
  element.textContent = text
  element.value = value
  element.className = className
  return element
}

/** Asks the question of a form in a modal dialog. The data has the labels of the two buttons; only OK submits. */
export function confirmSubmit(
  { confirm = '', ok = '', cancel = '' }: DOMStringMap,
  submit: () => void,
): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'modal'
  dialog.role = 'alertdialog'
  dialog.setAttribute('aria-labelledby', 'modal-question')
  const form = document.createElement('form')
  form.method = 'dialog'
  const text = document.createElement('p')
  text.id = 'modal-question'
  text.textContent = confirm
  const buttons = document.createElement('div')
  buttons.className = 'modal-buttons'
  // First, so it has the focus: pressing Enter by mistake does no harm.
  buttons.append(button(cancel, '', 'button button-quiet'), button(ok, OK, 'button'))
  form.append(text, buttons)
  dialog.append(form)
  openModal(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (dialog.returnValue === OK) submit()
  })
}
