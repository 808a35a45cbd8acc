'use client'

import { useState } from 'react'
import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { useUnsavedWork } from '../../../../platform/payload/admin/use-unsaved-work'
import type { OfficeEnrolment } from '../../office/office-contract'
import { type OfficeState, stateNames } from '../../request/request-rules'
import { OfficeForm } from '../office/OfficeForm'
import { sendChange } from '../office/office-requests'
import type { Office } from '../office/use-office'
import { detailTexts } from './detail-texts'

interface HandlingProps {
  enrolment: OfficeEnrolment
  office: Office
}

/** State, person and due day, saved together. */
export const Handling = ({ enrolment, office }: HandlingProps) => {
  const texts = usePanelTexts(detailTexts)
  const { id, version, state, assignee, due, staff } = enrolment
  const save = (fields: FormData) => {
    const change = {
      version,
      state: String(fields.get('state')) as OfficeState,
      assignee: Number(fields.get('assignee')) || null,
      due: String(fields.get('due')) || null,
    }
    return office.attempt((options) => sendChange(id, { ...options, ...change }), texts.saved)
  }
  return (
    <OfficeForm className="desk__handling" office={office} send={save} submit={texts.save}>
      <label>
        {texts.state}
        <select name="state" defaultValue={state}>
          {stateNames.map((name) => (
            <option key={name} value={name}>
              {office.texts.states[name]}
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
    </OfficeForm>
  )
}

/** A note of the office. It is added to the timeline and never changed. */
export const AddNote = ({ enrolment: { id, version }, office }: HandlingProps) => {
  const texts = usePanelTexts(detailTexts)
  const [note, setNote] = useState('')
  useUnsavedWork(() => note.trim() !== '')
  const add = async () => {
    if (await office.attempt(() => sendChange(id, { version, note }), texts.noted)) setNote('')
  }
  return (
    <OfficeForm className="desk__note" office={office} send={add} submit={texts.addNote}>
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
    </OfficeForm>
  )
}
