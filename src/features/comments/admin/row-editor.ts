import type { Conflict } from '../moderation/conflict'
import { APPROVE_AND_REPLY } from '../moderation/moderation-tasks'
import { CallError, getHtml, type SavedComment, sendEditor } from './moderation-requests'
import { elementFrom, elementsFrom, idOf, makeCurrent, replaceRow, rowOf } from './moderation-rows'

interface EditorOptions {
  box: HTMLElement
  say: (text: string) => void
  fail: (error: unknown) => void
  saved: (saved: SavedComment, text: string) => void
}

export interface RowEditor {
  open: (row: HTMLElement, task: 'edit' | 'reply') => Promise<void>
  /** True when the form was the editor's. */
  submit: (form: HTMLFormElement) => boolean
  cancel: () => void
  /** Whether something was typed that would be lost; if so, it says so and takes the focus. */
  holdsWork: () => boolean
}

/** The editor in the list: one at a time, in a row of its own after the comment. */
export const createEditor = ({ box, say, fail, saved }: EditorOptions): RowEditor => {
  let place: HTMLElement | undefined
  let row: HTMLElement | undefined
  let untouched = ''

  const form = () => place?.querySelector('form') ?? undefined
  const held = () => {
    const current = form()
    return current ? new URLSearchParams(new FormData(current) as never).toString() : ''
  }

  const close = () => {
    place?.remove()
    place = undefined
    if (row) row.hidden = false
  }

  const cancel = () => {
    if (!place) return
    close()
    makeCurrent(box, row)
    say('Cancelled. Nothing was changed.')
  }

  const holdsWork = () => {
    if (!place?.isConnected || held() === untouched) return false
    say('Save or cancel what you are writing first.')
    form()?.querySelector('textarea')?.focus()
    return true
  }

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
    event.preventDefault()
    form()?.requestSubmit()
  }

  const open: RowEditor['open'] = async (target, task) => {
    if (holdsWork()) return
    try {
      const html = await getHtml({ task, cid: String(idOf(target)) })
      close()
      row = target
      makeCurrent(box, row, false)
      place = document.createElement('li')
      place.className = 'moderation-editing'
      place.append(elementFrom(html))
      place.addEventListener('keydown', sendByKey)
      row.after(place)
      // Edit stands for the row; a reply is written with the comment before one's eyes.
      row.hidden = task === 'edit'
      untouched = held()
      form()?.querySelector('textarea')?.focus()
    } catch (error) {
      fail(error)
    }
  }

  const explain = (error: unknown) => {
    const note = form()?.querySelector<HTMLElement>('[data-error]')
    if (!note || !(error instanceof CallError)) return fail(error)
    for (const field of form()?.querySelectorAll('[aria-invalid]') ?? [])
      field.removeAttribute('aria-invalid')
    note.textContent = error.message
    const field = error.field && form()?.querySelector<HTMLElement>(`[name="${CSS.escape(error.field)}"]`)
    if (field && field.getAttribute('type') !== 'hidden') {
      field.setAttribute('aria-invalid', 'true')
      field.setAttribute('aria-describedby', note.id)
      field.focus()
    }
    say(error.message)
    const [conflict] = error.conflicts
    if (conflict) offerNewer(note, error.rows[conflict.id] ?? null, conflict)
  }

  /** What was typed stays; the comment as it is now appears above it, and saving again is meant. */
  const offerNewer = (note: HTMLElement, html: string | null, { id, version, state }: Conflict) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Show the newer version'
    button.addEventListener('click', () => {
      row = replaceRow(box, id, html) ?? row
      const known = form()?.querySelector<HTMLInputElement>('[name="version"]')
      if (known && version) known.value = String(version)
      const approve = form()?.querySelector<HTMLInputElement>('[name="approve"]')
      if (approve && state !== 'approved') {
        approve.value = '1'
        const button = form()?.querySelector('[type="submit"]')
        if (button) button.textContent = APPROVE_AND_REPLY
      }
      const again = approve
        ? 'Send again to publish it together with your reply.'
        : 'Save again to replace it by yours.'
      note.textContent = html ? `The comment above is how it is now. ${again}` : 'The comment is gone.'
      say(note.textContent)
      form()?.querySelector('textarea')?.focus()
    })
    note.append(' ', button)
  }

  const save = async (sent: HTMLFormElement) => {
    const button = sent.querySelector<HTMLButtonElement>('[type="submit"]')
    if (!button || button.disabled || !row) return
    button.disabled = true
    try {
      const answer = await sendEditor(sent)
      const isReply = sent.dataset.editor === 'reply'
      const id = idOf(row)
      close()
      if (!isReply) {
        makeCurrent(box, replaceRow(box, id, answer.html))
        saved(answer, answer.batch ? 'Comment updated.' : 'Nothing was changed.')
        return
      }
      const [reply, approved] = elementsFrom(answer.html)
      if (approved) replaceRow(box, id, approved.outerHTML)
      if (reply) rowOf(box, id)?.after(reply)
      makeCurrent(box, reply)
      saved(answer, approved ? 'Comment approved and reply published.' : 'Reply published.')
    } catch (error) {
      button.disabled = false
      explain(error)
    }
  }

  return {
    open,
    cancel,
    holdsWork,
    submit: (sent) => {
      if (!place?.contains(sent)) return false
      void save(sent)
      return true
    },
  }
}
