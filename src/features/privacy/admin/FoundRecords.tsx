'use client'

import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { useTimeZone } from '../../../platform/payload/admin/use-time-zone'
import { privacyPanelMessages } from '../messages/panel/messages'
import type { FoundKind } from '../persons/persons.server'

/** The records of one kind, each with a link to its screen. */
export const FoundRecords = ({ kind, records, language }: FoundKind & { language: string }) => {
  const t = usePanelMessages(privacyPanelMessages)
  const timeZone = useTimeZone()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone })
  return (
    <table className="persons__table">
      <caption>
        {t(`persons.kinds.${kind}`)}: {records.length}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('persons.day')}</th>
          <th scope="col">{t('persons.what')}</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ id, createdAt, title, href }) => (
          <tr key={id}>
            <td>{day.format(new Date(createdAt))}</td>
            <td>
              <a href={href}>{title || t('persons.untitled')}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
