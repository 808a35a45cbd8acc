'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { deleteDocument } from '../../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import type { OfficeEnrolment } from '../../office/office-contract'
import { type AnswerName, answerNames } from '../../office/office-rules'
import { OFFICE_PATH } from '../../request/request-rules'
import { OfficeNotices } from '../office/OfficeNotices'
import { OfficeContext, useOffice } from '../office/use-office'
import { Composer, useOpenMail } from './Composer'
import { AddNote, Handling } from './Handling'
import { PlaceCounts } from './PlaceCounts'
import { QuoteTable } from './QuoteTable'
import { StayForm } from './StayForm'
import { Timeline } from './Timeline'

const Facts = ({ enrolment: { facts } }: { enrolment: OfficeEnrolment }) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  return (
    <dl className="office__facts">
      {facts.map(({ name, value, href }) => (
        <div key={name} data-fact={name}>
          <dt>{texts(`detail.facts.${name}`)}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Deletes the request, or says why it cannot be deleted. */
const Remove = ({ id }: { id: number }) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const router = useRouter()
  const isReady = useHydrated()
  const [failure, setFailure] = useState<string>()
  const remove = async () => {
    setFailure(undefined)
    const response = await deleteDocument('enrolments', id, texts('office.failed'))
    if (response.ok) router.push(OFFICE_PATH)
    else setFailure(response.message)
  }
  return (
    <details className="office__remove">
      <summary>{texts('detail.remove')}</summary>
      <p>{texts('detail.removeHint')}</p>
      <button type="button" disabled={!isReady} onClick={remove}>
        {texts('detail.removeNow')}
      </button>
      {failure && (
        <p role="alert" className="office__failure">
          {failure}
        </p>
      )}
    </details>
  )
}

/** Everything about one request: who and what, what to do, and what happened. `panels` are those of other features. */
export const OfficeDetail = ({ enrolment, panels }: { enrolment: OfficeEnrolment; panels: ReactNode }) => {
  const office = useOffice()
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const { i18n } = useTranslation()
  const isReady = useHydrated()
  const { mail, write, composer } = useOpenMail<AnswerName>()
  const { id, name, reference, state, underage, message, quotes, earlierQuotes } = enrolment
  return (
    <div className="office__detail" aria-busy={office.isBusy} data-version={enrolment.version}>
      <h1>{name}</h1>
      <p className="office__head">
        <strong className="office__state" data-state={state}>
          {office.texts(`office.states.${state}`)}
        </strong>{' '}
        {reference}
        {underage && <strong> {office.texts('office.underage')}</strong>}
        {enrolment.isOverdue && (
          <strong className="office__overdue"> {office.texts('office.overdue')}</strong>
        )}
      </p>
      <OfficeNotices office={office} />
      <div className="office__columns">
        <div className="office__request">
          <Facts enrolment={enrolment} />
          <PlaceCounts places={enrolment.places} />
          {message && (
            <>
              <h2>{texts('detail.message')}</h2>
              <blockquote className="office__message">{message}</blockquote>
            </>
          )}
          {quotes.map((quote) => (
            <QuoteTable key={quote.id} quote={quote} />
          ))}
          {earlierQuotes.length > 0 && (
            <details>
              <summary>{texts('detail.earlier')}</summary>
              {earlierQuotes.map((quote) => (
                <QuoteTable key={quote.id} quote={quote} />
              ))}
            </details>
          )}
        </div>
        <div className="office__answer">
          <section aria-labelledby="office-write">
            <h2 id="office-write">{texts('detail.write')}</h2>
            <p className="office__templates">
              {answerNames.map((each) => (
                <button
                  key={each}
                  type="button"
                  disabled={!isReady}
                  aria-pressed={mail?.template === each}
                  onClick={() => write(each)}
                >
                  {texts(`detail.templates.${each}`)}
                </button>
              ))}
            </p>
            {mail && (
              <Composer
                // Not by the version: what is typed stays when a colleague changes the request.
                key={mail.template}
                enrolment={enrolment}
                template={mail.template}
                office={office}
                {...composer}
              />
            )}
          </section>
          <Handling key={enrolment.version} enrolment={enrolment} office={office} />
          <AddNote enrolment={enrolment} office={office} />
          {quotes.map((quote) => (
            <StayForm
              key={`${quote.id}`}
              enrolment={enrolment}
              quote={quote}
              office={office}
              language={i18n.language}
            />
          ))}
        </div>
        <div className="office__billing">
          <OfficeContext value={office}>{panels}</OfficeContext>
        </div>
      </div>
      <Timeline enrolment={enrolment} office={office} />
      <Remove id={id} />
    </div>
  )
}
