'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../../../platform/panel/kit/Badge'
import { Card, PageHeader } from '../../../../platform/panel/kit/Page'
import { deleteDocument } from '../../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import type { FactName, OfficeEnrolment } from '../../office/office-contract'
import { type AnswerName, answerNames } from '../../office/office-rules'
import { OFFICE_PATH, openStates } from '../../request/request-rules'
import { OfficeNotices } from '../office/OfficeNotices'
import { AccountBadge, StateBadge } from '../office/StateBadge'
import { OfficeContext, useOffice } from '../office/use-office'
import { Composer, useOpenMail } from './Composer'
import { AddNote, Handling } from './Handling'
import { OwnTemplates } from './OwnTemplates'
import { PlaceCounts } from './PlaceCounts'
import { QuoteTable } from './QuoteTable'
import { StayForm } from './StayForm'
import { Timeline } from './Timeline'

/** What is known about the student; everything else is about the stay. */
const studentFacts: readonly FactName[] = [
  'age',
  'country',
  'language',
  'level',
  'email',
  'phone',
  'guardian',
  'allergies',
  'diet',
  'pets',
  'smoking',
]

const Facts = ({ facts }: { facts: OfficeEnrolment['facts'] }) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  return (
    <dl className="kit-facts">
      {facts.map(({ name, value, href }) => (
        <div key={name} data-fact={name}>
          <dt>{texts(`detail.facts.${name}`)}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Answers to the school's own questions. */
const Answers = ({ answers }: Pick<OfficeEnrolment, 'answers'>) =>
  answers.length > 0 && (
    <dl className="kit-facts office__answers">
      {answers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )

/** Opens the form of a step and moves there, or presses its button. */
const takeStep = (target: string) => {
  const element = document.getElementById(target)
  if (element instanceof HTMLDetailsElement) {
    element.open = true
    element.querySelector<HTMLElement>('input, textarea, select')?.focus()
  } else element?.click()
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

/** The button may be far from the mail that it opens. */
const showComposer = (part: HTMLElement | null): void => part?.scrollIntoView({ block: 'nearest' })

/** Everything about one request: who and what, what to do, and what happened. `panels` are those of other features. */
export const OfficeDetail = ({ enrolment, panels }: { enrolment: OfficeEnrolment; panels: ReactNode }) => {
  const office = useOffice()
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const { i18n } = useTranslation()
  const isReady = useHydrated()
  const { mail, write, question, composer } = useOpenMail<string>()
  const { id, name, reference, state, underage, message, quotes, earlierQuotes, facts, next } = enrolment
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const dates = [enrolment.start, enrolment.lastDay].filter(Boolean).map((iso) => day.format(new Date(iso)))
  const isOpen = openStates.includes(state)
  const factsOf = (ofStudent: boolean) =>
    facts.filter((fact) => studentFacts.includes(fact.name) === ofStudent)
  const mailButton = (each: AnswerName, className?: string) => (
    <button
      key={each}
      type="button"
      className={className}
      disabled={!isReady}
      aria-pressed={mail?.template === each}
      onClick={() => write(each)}
    >
      {texts(`detail.templates.${each}`)}
    </button>
  )
  return (
    <div className="office__detail" aria-busy={office.isBusy} data-version={enrolment.version}>
      <PageHeader
        title={name}
        back={{ href: OFFICE_PATH, text: texts('detail.back') }}
        badges={
          <>
            <StateBadge state={state} texts={office.texts} />
            {underage && <Badge tone="waiting">{office.texts('office.underage')}</Badge>}
            {enrolment.isOverdue && (
              <Badge tone="bad" icon="due">
                {office.texts('office.overdue')}
              </Badge>
            )}
          </>
        }
        facts={
          <>
            <span>{reference}</span>
            <span>{dates.join(' – ')}</span>
            {enrolment.weeks && <span>{texts('weeks', { count: enrolment.weeks })}</span>}
            {enrolment.total && (
              <span>
                {texts('detail.total')} <strong>{enrolment.total}</strong>
              </span>
            )}
            {enrolment.account !== 'none' && (
              <AccountBadge account={enrolment.account} owed={enrolment.balance} texts={texts} />
            )}
          </>
        }
        actions={
          isOpen
            ? mailButton('confirm', 'panel-form__main')
            : next && (
                <button
                  type="button"
                  className="panel-form__main"
                  disabled={!isReady}
                  onClick={() => takeStep(next.target)}
                >
                  {next.text}
                </button>
              )
        }
      />
      <OfficeNotices office={office} />
      <div className="office__columns">
        <div className="kit-stack">
          {message && (
            <Card id="office-message" title={texts('detail.message')}>
              <blockquote className="office__message">{message}</blockquote>
            </Card>
          )}
          <Card id="office-write" title={texts('detail.write')}>
            <p className="kit-row">
              {answerNames.filter((each) => !isOpen || each !== 'confirm').map((each) => mailButton(each))}
              <OwnTemplates templates={enrolment.ownTemplates} open={mail?.template} write={write} />
            </p>
            {question}
            {mail && (
              <div ref={showComposer}>
                <Composer
                  // Not by the version: what is typed stays when a colleague changes the request.
                  key={mail.template}
                  enrolment={enrolment}
                  template={mail.template}
                  office={office}
                  {...composer}
                />
              </div>
            )}
          </Card>
          <Card id="office-student" title={texts('office.columns.student')}>
            <Facts facts={factsOf(true)} />
            <Answers answers={enrolment.answers} />
          </Card>
          <Card id="office-stay" title={texts('detail.stay')}>
            <Facts facts={factsOf(false)} />
            <PlaceCounts places={enrolment.places} />
            {quotes.map((quote) => (
              <StayForm
                key={quote.id}
                enrolment={enrolment}
                quote={quote}
                office={office}
                language={i18n.language}
              />
            ))}
          </Card>
          {quotes.length > 0 && (
            <Card id="office-price" title={texts('detail.price')}>
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
            </Card>
          )}
          <OfficeContext value={office}>{panels}</OfficeContext>
        </div>
        <div className="kit-stack">
          <Card id="office-handling" title={texts('detail.handling')}>
            <Handling key={enrolment.version} enrolment={enrolment} office={office} />
          </Card>
          <Card id="office-timeline" title={texts('detail.timeline')} className="office__timeline">
            <AddNote enrolment={enrolment} office={office} />
            <Timeline enrolment={enrolment} office={office} />
          </Card>
          <Remove id={id} />
        </div>
      </div>
    </div>
  )
}
