'use client'

import { ImportForm, ReportRows } from '../../../platform/panel/import/ImportForm'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import type { ImportReport } from '../contract'
import { translationsPanelMessages } from '../messages/panel/messages'

/** Export of the texts that the filters show, and import of the file when it comes back: all rows or none. */
export const ExchangeForm = ({ exportHref }: { exportHref: string }) => {
  const texts = usePanelMessages(translationsPanelMessages)
  const showReport = ({ changed, same, refused }: ImportReport, isImported: boolean) =>
    refused.length > 0 ? (
      <>
        <p className="panel-form__error">{texts('exchange.refused', { count: refused.length })}</p>
        <ReportRows rows={refused.map(({ message, ...place }) => ({ ...place, text: message }))} />
      </>
    ) : (
      <p>
        {isImported
          ? texts('exchange.imported', { count: changed })
          : texts('exchange.wouldChange', { changed, same })}
      </p>
    )
  return (
    <details className="translations__exchange panel-form">
      <summary>{texts('exchange.summary')}</summary>
      <p>{texts('exchange.help')}</p>
      <p>
        <a href={exportHref} download>
          {texts('exchange.exportThese')}
        </a>
      </p>
      <ImportForm<ImportReport>
        path="/api/translations/import"
        accept=".csv,text/csv"
        fileLabel={texts('exchange.file')}
        showReport={showReport}
        importLabel={({ changed, refused }) =>
          changed > 0 && refused.length === 0 ? texts('exchange.import', { count: changed }) : undefined
        }
      />
    </details>
  )
}
