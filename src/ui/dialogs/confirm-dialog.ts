import { openModal } from './modal'

export interface Question {
  question: string
  /** What the two buttons say. */
  ok: string
  cancel: string
}

const OK = 'ok'

const button = (text: string, value: string, className: string) => {
  const made = document.createElement('button')
  made.textContent = text
  made.value = value
  made.className = className
  return made
}

/** Asks a question in a modal dialog; anything but OK means no. */
export function confirmDialog({ question, ok, cancel }: Question): Promise<boolean> {
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
  // First and so focused: Enter pressed by mistake must do no harm.
  buttons.append(button(cancel, '', 'button button-quiet'), button(ok, OK, 'button'))
  form.append(text, buttons)
  dialog.append(form)
  document.body.append(dialog)
  openModal(dialog)
  return new Promise((answer) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      answer(dialog.returnValue === OK)
    })
  })
}
