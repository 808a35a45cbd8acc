'use client'

import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import { Chip } from '../../../../platform/panel/kit/Badge'
import { initialsOf } from '../../../../platform/panel/kit/initials'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import type { AnswerInPlaceProps, MailedEnrolment } from '../../office/office-contract'
import { OFFICE_PATH } from '../../request/request-rules'
import { OfficeNotices } from '../office/OfficeNotices'
import { readDrafts, sentenceFor } from '../office/office-requests'
import { useOffice } from '../office/use-office'
import { Composer, useDiscarding } from '../request/Composer'
import '../../../../platform/payload/admin/panel.css'
import '../office/office.css'

/** The students who have waited longest, each with a button for the mail that they need. It is written and sent on the first screen. */
export const AnswerInPlace = ({ rows, template, label }: AnswerInPlaceProps) => {
  const office = useOffice()
  const isReady = useHydrated()
  const { isTyped, discard, question } = useDiscarding()
  const [open, setOpen] = useState<MailedEnrolment>()
  const [failure, setFailure] = useState('')
  const write = (id: number) =>
    discard(() => {
      setFailure('')
      readDrafts(id).then(setOpen, (error) => setFailure(sentenceFor(error, office.texts)))
    })
  return (
    <div className="office panel-form today__place">
      <OfficeNotices office={office} />
      {question}
      {failure && (
        <p role="alert" className="office__failure">
          {failure}
        </p>
      )}
      <ul>
        {rows.map(({ id, name, detail, amount }) => (
          <li key={id}>
            <div className="today__task">
              <Chip>{initialsOf(name)}</Chip>
              <span className="today__text">
                <Link href={`${OFFICE_PATH}/${id}`} prefetch={false}>
                  {name}
                </Link>
                <small>{detail}</small>
              </span>
              {amount && <b>{amount}</b>}
              <button
                type="button"
                disabled={!isReady || office.isBusy}
                aria-expanded={open?.id === id}
                aria-label={`${label}: ${name}`}
                onClick={() => write(id)}
              >
                {label}
              </button>
            </div>
            {open?.id === id && (
              <Composer
                key={id}
                enrolment={open}
                template={template}
                amount={amount}
                office={office}
                isTyped={isTyped}
                close={() => setOpen(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
