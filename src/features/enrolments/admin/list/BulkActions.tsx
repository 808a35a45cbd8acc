'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Icon } from '../../../../platform/panel/kit/icons'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import {
  type BatchResponse,
  OFFICE_API,
  type OfficeBatch,
  type OfficeRow,
  type OwnTemplateName,
} from '../../office/office-contract'
import { answerNames } from '../../office/office-rules'
import { isOwnTemplate } from '../../office/own-templates'
import { type OfficeState, stateNames } from '../../request/request-rules'
import { OfficeForm } from '../office/OfficeForm'
import { sendBatch } from '../office/office-requests'
import type { Office } from '../office/use-office'

interface BulkProps {
  /** The selected ones. */
  rows: readonly OfficeRow[]
  staff: { id: number; name: string }[]
  ownTemplates: OwnTemplateName[]
  office: Office
  clear: () => void
}

/** The value of a choice that changes nothing. */
const UNCHANGED = 'unchanged'

/** Changes all selected requests at once: person, state and mail, each of them undone as one. */
export const BulkActions = ({ rows, staff, ownTemplates, office, clear }: BulkProps) => {
  const { texts } = office
  const { language } = useTranslation().i18n
  const isReady = useHydrated()
  const [isWriting, setWriting] = useState(false)
  const targets = rows.map(({ id, version }) => ({ id, version }))
  const change = async (body: Omit<OfficeBatch, 'targets' | 'overbook'>) => {
    const describe = ({ changed, conflicts }: BatchResponse) =>
      [
        texts(body.mail ? 'bulk.mailed' : 'bulk.changed', { count: changed.length }),
        conflicts.length > 0 && texts('bulk.conflicts', { names: conflicts.join(', ') }),
      ]
        .filter(Boolean)
        .join(' ')
    const isDone = await office.attempt(async (options) => {
      const response = await sendBatch({ targets, ...body, ...options })
      return { batch: response.batch, said: describe(response) }
    }, '')
    if (isDone) clear()
  }
  const apply = (fields: FormData) => {
    const [state, assignee] = [String(fields.get('state')), String(fields.get('assignee'))]
    if (state === UNCHANGED && assignee === UNCHANGED) return
    return change({
      ...(state !== UNCHANGED && { state: state as OfficeState }),
      ...(assignee !== UNCHANGED && { assignee: Number(assignee) || null }),
    })
  }
  const csv = new URLSearchParams({ ids: rows.map(({ id }) => id).join(','), language })
  return (
    <section className="office__bulk" aria-label={texts('bulk.title')}>
      <div className="office__bulk-bar">
        <strong>{texts('bulk.selected', { count: rows.length })}</strong>
        <OfficeForm className="office__bulk-form" office={office} send={apply} submit={texts('bulk.apply')}>
          <label>
            {texts('bulk.assign')}
            <select name="assignee" defaultValue={UNCHANGED}>
              <option value={UNCHANGED}>{texts('bulk.unchanged')}</option>
              <option value="">{texts('detail.nobody')}</option>
              {staff.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            {texts('bulk.state')}
            <select name="state" defaultValue={UNCHANGED}>
              <option value={UNCHANGED}>{texts('bulk.unchanged')}</option>
              {stateNames.map((name) => (
                <option key={name} value={name}>
                  {texts(`office.states.${name}`)}
                </option>
              ))}
            </select>
          </label>
        </OfficeForm>
        <span className="office__bulk-more">
          <button
            type="button"
            disabled={!isReady}
            aria-expanded={isWriting}
            onClick={() => setWriting(!isWriting)}
          >
            <Icon name="mail" />
            {texts('bulk.mail')}
          </button>
          <a className="panel-form__button" href={`${OFFICE_API}/enrolments.csv?${csv}`}>
            <Icon name="table" />
            CSV
          </a>
          <button type="button" disabled={!isReady} onClick={clear}>
            {texts('bulk.clear')}
          </button>
        </span>
      </div>
      {isWriting && (
        <BulkMail
          office={office}
          ownTemplates={ownTemplates}
          count={rows.length}
          send={(mail) => change({ mail })}
        />
      )}
    </section>
  )
}

interface BulkMailProps {
  office: Office
  ownTemplates: OwnTemplateName[]
  count: number
  send: (mail: NonNullable<OfficeBatch['mail']>) => unknown
}

/** One mail to all selected students: a template, or a text of one's own with placeholders. */
const BulkMail = ({ office, ownTemplates, count, send }: BulkMailProps) => {
  const { texts } = office
  const [template, setTemplate] = useState<string>('documents')
  const isOwn = template === 'free'
  const hint = isOwnTemplate(template) ? 'bulk.ownLanguages' : 'bulk.languages'
  return (
    <OfficeForm
      className="office__composer"
      office={office}
      submit={texts('bulk.send', { count })}
      isMain
      send={(fields) =>
        send({
          template,
          ...(isOwn && { subject: String(fields.get('subject')), text: String(fields.get('text')) }),
        })
      }
    >
      <label>
        {texts('bulk.template')}
        <select value={template} onChange={({ target }) => setTemplate(target.value)}>
          {answerNames.map((name) => (
            <option key={name} value={name}>
              {texts(`detail.templates.${name}`)}
            </option>
          ))}
          {ownTemplates.length > 0 && (
            <optgroup label={texts('ownTemplates.title')}>
              {ownTemplates.map(({ template: own, name }) => (
                <option key={own} value={own}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <p>{texts(isOwn ? 'bulk.placeholders' : hint)}</p>
      {isOwn && (
        <>
          <label>
            {texts('detail.subject')}
            <input name="subject" maxLength={150} required />
          </label>
          <label>
            {texts('detail.text')}
            <textarea name="text" maxLength={4000} rows={8} required />
          </label>
        </>
      )}
    </OfficeForm>
  )
}
