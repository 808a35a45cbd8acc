'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { Badge, Chip } from '../../../../platform/panel/kit/Badge'
import { initialsOf } from '../../../../platform/panel/kit/initials'
import { EmptyState } from '../../../../platform/panel/kit/Page'
import { Skeleton } from '../../../../platform/panel/kit/Table'
import { postJson } from '../../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { phoneHref } from '../../../../shared/contact/phone'
import { panelLocale } from '../../../../shared/locale'
import { dayText } from '../../../../shared/text/day-text'
import { type EnrolmentsPanelMessages, enrolmentsPanelMessages } from '../../messages/panel/messages'
import { OFFICE_PATH } from '../../request/request-rules'
import { type FoundStudent, MAX_STUDENT_QUERY, STUDENTS_FIND_PATH } from '../../students/students-contract'
import { AccountBadge, StateBadge } from '../office/StateBadge'

type Shown =
  | { step: 'start' }
  | { step: 'searching' }
  | { step: 'failed'; message: string }
  | { step: 'found'; query: string; students: FoundStudent[] }

const columns = ['enrolment', 'state', 'course', 'start', 'total', 'quotes'] as const

interface TextProps {
  t: EnrolmentsPanelMessages
}

const Stay = ({ stay, t }: TextProps & { stay: FoundStudent['stays'][number] }) => {
  const { i18n } = useTranslation()
  return (
    <tr data-enrolment={stay.id}>
      <td>
        <Link href={`${OFFICE_PATH}/${stay.id}`} prefetch={false}>
          {stay.reference}
        </Link>
      </td>
      <td data-label={t('students.columns.state')}>
        <StateBadge state={stay.state} texts={t} />
      </td>
      <td data-label={t('students.columns.course')}>
        <span>
          {stay.course || stay.accommodation} {stay.course && <small>{stay.accommodation}</small>}
          <small>{stay.school}</small>
        </span>
      </td>
      <td data-label={t('students.columns.start')}>
        <span>
          {dayText(panelLocale(i18n.language), stay.start)}{' '}
          {stay.weeks && <small>{t('weeks', { count: stay.weeks })}</small>}
        </span>
      </td>
      <td data-label={t('students.columns.total')} data-kind="money">
        <span>
          {stay.total}{' '}
          {stay.account !== 'none' && (
            <small>
              <AccountBadge account={stay.account} owed={stay.balance} texts={t} />
            </small>
          )}
        </span>
      </td>
      <td data-label={t('students.columns.quotes')}>
        <ul>
          {stay.quotes.map(({ id, title, total, href }) => (
            <li key={id}>
              <a href={href} target="_blank" rel="noopener">
                {title}
              </a>{' '}
              <small>{total}</small>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

const Student = ({ student, t }: TextProps & { student: FoundStudent }) => {
  const { key, name, email, phone, balances, stays } = student
  return (
    <section className="kit-card students__person" aria-labelledby={`student-${key}`}>
      <div className="kit-card__head">
        <div className="kit-person">
          <Chip>{initialsOf(name)}</Chip>
          <div>
            <h2 id={`student-${key}`}>{name}</h2>
            <small>
              <a href={`mailto:${email}`}>{email}</a>
              {phone && (
                <>
                  {' · '}
                  <a href={phoneHref(phone)}>{phone}</a>
                </>
              )}
            </small>
          </div>
        </div>
        {balances.length > 0 && (
          <Badge tone="waiting" icon="money">
            {t('students.balance', { amount: balances.join(' + ') })}
          </Badge>
        )}
      </div>
      <div className="kit-table">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-kind={column === 'total' ? 'money' : undefined}>
                  {t(`students.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stays.map((stay) => (
              <Stay key={stay.id} stay={stay} t={t} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const Results = ({ shown, t }: TextProps & { shown: Shown }) => {
  if (shown.step === 'searching') return <Skeleton kind="table" />
  if (shown.step === 'failed')
    return (
      <p role="alert" className="panel-form__error">
        {shown.message}
      </p>
    )
  if (shown.step === 'start' || shown.students.length === 0)
    return (
      <div className="kit-card">
        <EmptyState
          icon={shown.step === 'start' ? 'people' : 'nothingFound'}
          title={shown.step === 'start' ? t('students.start') : t('students.nothing', { query: shown.query })}
        />
      </div>
    )
  return shown.students.map((student) => <Student key={student.key} student={student} t={t} />)
}

/** A field for a name, an address, a number or a reference, and the persons who are found. */
export const FindStudents = () => {
  const t = usePanelMessages(enrolmentsPanelMessages)
  const isReady = useHydrated()
  const [shown, setShown] = useState<Shown>({ step: 'start' })
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    if (!query) return
    setShown({ step: 'searching' })
    const response = await postJson<{ students: FoundStudent[] }>(
      `/api${STUDENTS_FIND_PATH}`,
      { query },
      t('students.failed'),
    )
    setShown(
      response.ok
        ? { step: 'found', query, students: response.data.students }
        : { step: 'failed', message: response.message },
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the panel's browsers do not all know <search> */}
      <form className="kit-toolbar" role="search" onSubmit={find}>
        <label>
          {t('students.label')}
          <input name="query" type="search" maxLength={MAX_STUDENT_QUERY} required autoComplete="off" />
        </label>
        <button type="submit" className="panel-form__main" disabled={!isReady || shown.step === 'searching'}>
          {t('students.find')}
        </button>
      </form>
      <p role="status" className="kit-hidden">
        {shown.step === 'found' ? t('students.found', { count: shown.students.length }) : ''}
      </p>
      <div className="kit-stack" aria-busy={shown.step === 'searching'}>
        <Results shown={shown} t={t} />
      </div>
    </>
  )
}
