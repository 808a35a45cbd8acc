'use client'

import { useEffect, useRef } from 'react'
import { Table } from '../../../platform/panel/kit/Table'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { useTimeZone } from '../../../platform/payload/admin/use-time-zone'
import { privacyPanelMessages } from '../messages/panel/messages'
import type { ErasedKind } from '../persons/persons.server'
import { saveFile } from './save-file'

interface ErasureReportProps {
  report: ErasedKind[]
  at: string
  language: string
}

/** How many records were erased and what stays of them, without the name of the person. */
export const ErasureReport = ({ report, at, language }: ErasureReportProps) => {
  const t = usePanelMessages(privacyPanelMessages)
  const timeZone = useTimeZone()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const title = `${t('persons.report')}, ${time.format(new Date(at))}`
  const rows = report.map(({ kind, found, emptied, kept }) => ({
    name: t(`persons.kinds.${kind}`),
    numbers: [found, found - emptied - kept, emptied, kept],
  }))
  const columns = [t('persons.found'), t('persons.erased'), t('persons.emptied'), t('persons.kept')]
  const save = () => {
    const lines = rows.map(
      ({ name, numbers }) =>
        `${name}: ${numbers.map((number, index) => `${columns[index]} ${number}`).join(', ')}`,
    )
    saveFile([title, ...lines, ''].join('\n'), 'text/plain', 'erasure.txt')
  }
  return (
    <section className="kit-stack">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Table
        caption={title}
        columns={[
          { key: 'name', label: t('persons.what') },
          ...columns.map((label) => ({ key: label, label, kind: 'number' as const })),
        ]}
        rows={rows.map(({ name, numbers }) => ({
          key: name,
          cells: { name, ...Object.fromEntries(numbers.map((number, index) => [columns[index], number])) },
        }))}
      />
      <p>{t('persons.reportHint')}</p>
      <button type="button" onClick={save}>
        {t('persons.saveReport')}
      </button>
    </section>
  )
}
