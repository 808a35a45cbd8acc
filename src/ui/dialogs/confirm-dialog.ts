import { openModal } from './modal'

interface Confirmation {
  question: string
  /** Labels of the two buttons. */
  ok: string
  cancel: string
}

const OK = 'ok'

const button = (text: string, value: string, className: string) => {
  const element = document.createElement('button')
  element.textContent = text
  element.value = value
  element.className = className
  return element
}

/** Asks a question in a modal dialog. Resolves to true only if OK is pressed. */
export function confirmDialog({ question, ok, cancel }: Confirmation): Promise<boolean> {
  const dialog = document.createElement('dialog')
  dialog.className = 'modal'
  dialog.role = 'alertdialog'
  dialog.setAttribute('aria-labelledby', 'modal-question')
  const form = document.createElement('form')
  form.method = 'dialog'
  const text = document.createElement('p')
  text.id = 'modal-question'
  text.textContent = question
  const buttons = document.createElement('div')
  buttons.className = 'modal-buttons'
  // First, so it has the focus: pressing Enter by mistake does no harm.
  buttons.append(button(cancel, '', 'button button-quiet'), button(ok, OK, 'button'))
  form.append(text, buttons)
  dialog.append(form)
  document.body.append(dialog)
  openModal(dialog)
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === OK)
    })
  })
}
