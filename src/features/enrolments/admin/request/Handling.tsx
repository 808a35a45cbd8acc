'use client'

import { useState } from 'react'
import { DateField } from '../../../../platform/panel/kit/DateField'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { useUnsavedWork } from '../../../../platform/payload/admin/use-unsaved-work'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import type { OfficeEnrolment } from '../../office/office-contract'
import { type OfficeState, stateNames } from '../../request/request-rules'
import { OfficeForm } from '../office/OfficeForm'
import { sendChange } from '../office/office-requests'
import type { Office } from '../office/use-office'

interface HandlingProps {
  enrolment: OfficeEnrolment
  office: Office
}

/** State, person and due day, saved together. */
export const Handling = ({ enrolment, office }: HandlingProps) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const { id, version, state, assignee, due, staff } = enrolment
  const save = (fields: FormData) => {
    const change = {
      version,
      state: String(fields.get('state')) as OfficeState,
      assignee: Number(fields.get('assignee')) || null,
      due: String(fields.get('due')) || null,
    }
    return office.attempt((options) => sendChange(id, { ...options, ...change }), texts('detail.saved'))
  }
  return (
    <OfficeForm className="office__handling" office={office} send={save} submit={texts('detail.save')}>
      <label>
        {texts('detail.state')}
        <select name="state" defaultValue={state}>
          {stateNames.map((name) => (
            <option key={name} value={name}>
              {office.texts(`office.states.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts('detail.assignee')}
        <select name="assignee" defaultValue={assignee ?? ''}>
          <option value="">{texts('detail.nobody')}</option>
          {staff.map(({ id: person, name }) => (
            <option key={person} value={person}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <DateField label={texts('detail.due')} name="due" defaultValue={due} />
    </OfficeForm>
  )
}

/** A note of the office. It is added to the timeline and never changed. */
export const AddNote = ({ enrolment: { id, version }, office }: HandlingProps) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const [note, setNote] = useState('')
  useUnsavedWork(() => note.trim() !== '')
  const add = async () => {
    if (await office.attempt(() => sendChange(id, { version, note }), texts('detail.noted'))) setNote('')
  }
  return (
    <OfficeForm className="office__note" office={office} send={add} submit={texts('detail.addNote')}>
      <label>
        {texts('detail.note')}
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
