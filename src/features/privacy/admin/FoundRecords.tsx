'use client'

import { Table } from '../../../platform/panel/kit/Table'
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
    <Table
      caption={`${t(`persons.kinds.${kind}`)}: ${records.length}`}
      hasHeading
      columns={[
        { key: 'what', label: t('persons.what') },
        { key: 'day', label: t('persons.day') },
      ]}
      rows={records.map(({ id, createdAt, title, href }) => ({
        key: String(id),
        cells: {
          what: <a href={href}>{title || t('persons.untitled')}</a>,
          day: day.format(new Date(createdAt)),
        },
      }))}
    />
  )
}
