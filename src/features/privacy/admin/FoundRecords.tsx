'use client'

import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import { useTimeZone } from '../../../platform/payload/admin/use-time-zone'
import type { FoundKind } from '../persons/persons.server'
import { personsTexts } from './persons-texts'

/** The records of one kind, each with a link to its screen. */
export const FoundRecords = ({ kind, records, language }: FoundKind & { language: string }) => {
  const t = usePanelTexts(personsTexts)
  const timeZone = useTimeZone()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone })
  return (
    <table className="persons__table">
      <caption>
        {t.kinds[kind]}: {records.length}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.day}</th>
          <th scope="col">{t.what}</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ id, createdAt, title, href }) => (
          <tr key={id}>
            <td>{day.format(new Date(createdAt))}</td>
            <td>
              <a href={href}>{title || t.untitled}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
