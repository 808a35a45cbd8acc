'use client'

import { useState } from 'react'
import { DateField } from '../../../../platform/panel/kit/DateField'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import type { OfficeEnrolment, OfficeQuote, StayChoice, StayPreview } from '../../office/office-contract'
import { OfficeForm } from '../office/OfficeForm'
import { previewStay, sendStay, sentenceFor } from '../office/office-requests'
import type { Office } from '../office/use-office'
import { OfficePrices } from './QuoteTable'

interface StayFormProps {
  enrolment: OfficeEnrolment
  quote: OfficeQuote
  office: Office
  language: string
}

const choiceOf = (fields: FormData, quote: number): StayChoice => {
  const numberOf = (name: string) => Number(fields.get(name))
  return {
    quote,
    course: numberOf('course'),
    weeks: numberOf('weeks'),
    accommodation: numberOf('accommodation'),
    start: String(fields.get('start')),
    extras: fields.getAll('extras').map(String),
  }
}

/** Corrects course, weeks, accommodation, start and extras: first the price, then the new quote. */
export const StayForm = ({ enrolment, quote, office, language }: StayFormProps) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const [shown, setShown] = useState<{ choice: StayChoice; preview: StayPreview }>()
  const [failure, setFailure] = useState('')
  const { id, version, offers } = enrolment
  const { request } = quote
  if (!offers) return null
  const calculate = async (fields: FormData) => {
    const choice = choiceOf(fields, quote.id)
    setFailure('')
    await previewStay(id, choice, language).then(
      (preview) => setShown({ choice, preview }),
      (error) => setFailure(sentenceFor(error, office.texts)),
    )
  }
  const apply = (choice: StayChoice) =>
    office.attempt(async (options) => {
      const response = await sendStay(id, version, choice, options)
      setShown(undefined)
      return response
    }, texts('detail.corrected'))
  const select = (name: 'course' | 'accommodation', label: string, listed: typeof offers.courses) => (
    <label>
      {label}
      <select name={name} defaultValue={request[name]}>
        {!listed.some(({ number }) => number === request[name]) && (
          <option value={request[name]}>{texts('detail.none')}</option>
        )}
        {name === 'accommodation' && listed.some(({ number }) => number === request[name]) && (
          <option value={2}>{texts('detail.none')}</option>
        )}
        {listed.map(({ number, title }) => (
          <option key={number} value={number}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <details className="office__stay">
      <summary>
        {texts('detail.correct')}
        {enrolment.quotes.length > 1 && `: ${quote.title}`}
      </summary>
      <p>{texts('detail.correctHint')}</p>
      <OfficeForm
        office={office}
        send={calculate}
        submit={texts('detail.calculate')}
        onChange={() => setShown(undefined)}
      >
        {select('course', texts('detail.facts.course'), offers.courses)}
        <label>
          {texts('detail.facts.weeks')}
          <input name="weeks" type="number" min={1} max={99} required defaultValue={request.weeks} />
        </label>
        {select('accommodation', texts('detail.facts.room'), offers.rooms)}
        <DateField label={texts('detail.facts.start')} name="start" isRequired defaultValue={request.start} />
        {offers.extras.length > 0 && (
          <fieldset className="office__extras">
            <legend>{texts('detail.facts.extras')}</legend>
            {offers.extras.map(({ code, title }) => (
              <label key={code} className="office__check">
                <input
                  type="checkbox"
                  name="extras"
                  value={code}
                  defaultChecked={request.extras.includes(code)}
                />
                {title}
              </label>
            ))}
          </fieldset>
        )}
      </OfficeForm>
      <div aria-live="polite">
        {failure && <p className="office__failure">{failure}</p>}
        {shown && (
          <>
            {shown.preview.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {shown.preview.isBookable && (
              <>
                <OfficePrices
                  price={shown.preview}
                  caption={`${shown.preview.total} ${texts('detail.instead', { before: shown.preview.before })}`}
                />
                <button
                  type="button"
                  className="panel-form__main"
                  disabled={office.isBusy}
                  onClick={() => apply(shown.choice)}
                >
                  {texts('detail.applyStay')}
                </button>
              </>
            )}
          </>
        )}
      </div>
    </details>
  )
}
