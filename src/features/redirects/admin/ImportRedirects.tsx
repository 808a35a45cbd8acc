'use client'

import { ImportForm, ReportRows } from '../../../platform/panel/import/ImportForm'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import type { ImportReport } from '../contract'
import { redirectsPanelMessages } from '../messages/panel/messages'
import '../../../platform/payload/admin/panel.css'
import './redirects.css'

interface RowsProps {
  title: string
  rows: { row: number; from: string; text: string }[]
}

const Rows = ({ title, rows }: RowsProps) =>
  rows.length === 0 ? null : (
    <details open={rows.length <= 10}>
      <summary>
        {title}: {rows.length}
      </summary>
      <ReportRows
        rows={rows.map(({ row, from, text }) => ({
          row,
          text: (
            <>
              <code>{from}</code> {text}
            </>
          ),
        }))}
      />
    </details>
  )

const countChanges = ({ created, changed }: ImportReport) => created.length + changed.length

const Report = ({ report, isImported }: { report: ImportReport; isImported: boolean }) => {
  const texts = usePanelMessages(redirectsPanelMessages)
  const target = ({ row, from, to }: ImportReport['created'][number]) => ({
    row,
    from,
    text: to && `→ ${to}`,
  })
  return (
    <>
      <Rows
        title={isImported ? texts('redirect.created') : texts('redirect.wouldBeCreated')}
        rows={report.created.map(target)}
      />
      <Rows
        title={isImported ? texts('redirect.changed') : texts('redirect.wouldBeChanged')}
        rows={report.changed.map(target)}
      />
      <Rows
        title={isImported ? texts('redirect.leftOut') : texts('redirect.cannotBeImported')}
        rows={report.refused.map(({ row, from, message }) => ({ row, from, text: message }))}
      />
      {report.same > 0 && <p>{texts('redirect.alreadyHere', { count: report.same })}</p>}
      {isImported ? (
        <p>{texts('redirect.imported')}</p>
      ) : (
        countChanges(report) === 0 && <p>{texts('redirect.nothing')}</p>
      )}
    </>
  )
}

/** Import and export of redirects as tables, above their list. */
export const ImportRedirects = () => {
  const texts = usePanelMessages(redirectsPanelMessages)
  return (
    <details className="redirect-import panel-form">
      <summary>{texts('redirect.summary')}</summary>
      <p>{texts('redirect.help')}</p>
      <p>
        <a href="/api/redirects/export.csv" download>
          {texts('redirect.exportAll')}
        </a>
      </p>
      <ImportForm<ImportReport>
        path="/api/redirects/import"
        accept=".csv,text/csv"
        showReport={(report, isImported) => <Report report={report} isImported={isImported} />}
        importLabel={(report) => {
          const count = countChanges(report)
          return count > 0 ? texts('redirect.import', { count, leftOut: report.refused.length }) : undefined
        }}
      />
    </details>
  )
}
