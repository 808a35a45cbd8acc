'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import '../../../platform/payload/admin/panel.css'
import './copy-list.css'

interface Refusal {
  field?: string
  message: string
}

interface Answer {
  doc?: { id: number; name: string }
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
}

const toRefusal = ({ errors }: Answer): Refusal => {
  const [first] = errors?.[0]?.data?.errors ?? []
  return first
    ? { field: first.path, message: first.message }
    : { message: errors?.[0]?.message ?? 'The list could not be copied. Try again.' }
}

const send = async (id: number | string, form: FormData): Promise<Answer> => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [roundType, roundTo] = text('rounding').split(' ')
  const answer = await fetch(`/api/price-lists/${id}/copy`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: text('name'),
      validFrom: text('validFrom'),
      validTo: text('validTo') || null,
      percent: text('percent') === '' ? null : Number(text('percent').replace(',', '.')),
      roundType,
      roundTo: Number(roundTo),
    }),
  })
  return answer.json() as Promise<Answer>
}

const roundings = [
  ['none 1', 'no rounding'],
  ['classic 1', 'to the nearest 1'],
  ['classic 5', 'to the nearest 5'],
  ['classic 10', 'to the nearest 10'],
  ['ceil 1', 'up to the next 1'],
  ['ceil 5', 'up to the next 5'],
  ['ceil 10', 'up to the next 10'],
  ['floor 1', 'down to the previous 1'],
  ['floor 5', 'down to the previous 5'],
  ['floor 10', 'down to the previous 10'],
] as const

/** Button in the sidebar of a price list that creates next year's list from it. */
export const CopyList = () => {
  const { id, hasSavePermission } = useDocumentInfo()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  if (id === undefined || !hasSavePermission) return null
  return (
    <div className="field-type">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => {
          setOpen(true)
          requestAnimationFrame(() => dialog.current?.showModal())
        }}
      >
        Copy for another year …
      </Button>
      {open &&
        createPortal(
          <dialog
            ref={dialog}
            className="copy-list panel-form panel-dialog"
            aria-label="Copy this list"
            onClose={() => setOpen(false)}
          >
            <CopyForm id={id} close={() => dialog.current?.close()} />
          </dialog>,
          document.body,
        )}
    </div>
  )
}

const CopyForm = ({ id, close }: { id: number | string; close: () => void }) => {
  const [refusal, setRefusal] = useState<Refusal>()
  const [created, setCreated] = useState<{ id: number; name: string }>()
  const [busy, setBusy] = useState(false)
  const errorId = useId()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // For React this form is inside Payload's form, which must not be submitted too.
    event.stopPropagation()
    setBusy(true)
    setRefusal(undefined)
    try {
      const answer = await send(id, new FormData(event.currentTarget))
      if (answer.doc) setCreated(answer.doc)
      else setRefusal(toRefusal(answer))
    } catch {
      setRefusal({ message: 'The site could not be reached. Nothing was copied.' })
    }
    setBusy(false)
  }
  const wrong = (field: string) =>
    refusal?.field === field ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}

  if (created)
    return (
      <div role="status">
        <h2>Draft created</h2>
        <p>Visitors will not see it until you publish it.</p>
        <p className="copy-list__actions">
          <a className="panel-form__main" href={`/admin/collections/price-lists/${created.id}`}>
            Open “{created.name}”
          </a>
          <button type="button" onClick={close}>
            Stay here
          </button>
        </p>
      </div>
    )
  return (
    <form onSubmit={submit} noValidate>
      <h2>Copy this list</h2>
      <p>Creates a draft from the saved version of this list. This list is not changed.</p>
      <label>
        Name of the new list
        <input name="name" maxLength={120} required {...wrong('name')} />
      </label>
      <div className="copy-list__pair">
        <label>
          Valid from
          <input name="validFrom" type="date" required {...wrong('validFrom')} />
        </label>
        <label>
          Valid to (optional)
          <input name="validTo" type="date" {...wrong('validTo')} />
        </label>
      </div>
      <div className="copy-list__pair">
        <label>
          Change in percent
          <input name="percent" inputMode="decimal" defaultValue="3" required {...wrong('percent')} />
        </label>
        <label>
          Round prices
          <select name="rounding" defaultValue="classic 5" {...wrong('roundTo')}>
            {roundings.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {refusal && (
        <p id={errorId} role="alert" className="panel-form__error">
          {refusal.message}
        </p>
      )}
      <p className="copy-list__actions">
        <button type="submit" className="panel-form__main" disabled={busy}>
          Create draft
        </button>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </p>
    </form>
  )
}
