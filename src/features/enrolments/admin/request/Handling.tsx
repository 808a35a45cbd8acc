'use client'

import { type FormEvent, useState } from 'react'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { useUnsavedWork } from '../../../../platform/payload/admin/use-unsaved-work'
import type { OfficeEnrolment } from '../../office/office-contract'
import { type OfficeState, stateNames } from '../../request/request-rules'
import { sendChange } from '../office/office-requests'
import type { Office } from '../office/use-office'
import { detailTexts } from './detail-texts'

interface HandlingProps {
  enrolment: OfficeEnrolment
  desk: Office
}

/** State, person and due day, saved together. */
export const Handling = ({ enrolment, desk }: HandlingProps) => {
  const texts = usePanelTexts(detailTexts)
  const isReady = useHydrated()
  const { id, version, state, assignee, due, staff } = enrolment
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = Number(form.get('assignee')) || null
    return desk.attempt(
      (options) =>
        sendChange(id, {
          ...options,
          version,
          state: String(form.get('state')) as OfficeState,
          assignee: chosen,
          due: String(form.get('due')) || null,
        }),
      texts.saved,
    )
  }
  return (
    <form className="desk__handling" onSubmit={save}>
      <label>
        {texts.state}
        <select name="state" defaultValue={state}>
          {stateNames.map((name) => (
            <option key={name} value={name}>
              {desk.texts.states[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.assignee}
        <select name="assignee" defaultValue={assignee ?? ''}>
          <option value="">{texts.nobody}</option>
          {staff.map(({ id: person, name }) => (
            <option key={person} value={person}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.due}
        <input type="date" name="due" defaultValue={due} />
      </label>
      <button type="submit" disabled={!isReady || desk.isBusy}>
        {texts.save}
      </button>
    </form>
  )
}

/** A note of the office. It is added to the timeline and never changed. */
export const AddNote = ({ enrolment: { id, version }, desk }: HandlingProps) => {
  const texts = usePanelTexts(detailTexts)
  const isReady = useHydrated()
  const [note, setNote] = useState('')
  useUnsavedWork(() => note.trim() !== '')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (await desk.attempt(() => sendChange(id, { version, note }), texts.noted)) setNote('')
  }
  return (
    <form className="desk__note" onSubmit={add}>
      <label>
        {texts.note}
        <textarea
          value={note}
          maxLength={4000}
          rows={3}
          required
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <button type="submit" disabled={!isReady || desk.isBusy}>
        {texts.addNote}
      </button>
    </form>
  )
}
