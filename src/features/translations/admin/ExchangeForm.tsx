'use client'

import { ImportForm, ReportRows } from '../../../platform/panel/import/ImportForm'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import type { ImportReport } from '../contract'
import { exchangeTexts } from './exchange-texts'

/** Export of the texts that the filters show, and import of the file when it comes back: all rows or none. */
export const ExchangeForm = ({ exportHref }: { exportHref: string }) => {
  const texts = usePanelTexts(exchangeTexts)
  const showReport = ({ changed, same, refused }: ImportReport, isImported: boolean) =>
    refused.length > 0 ? (
      <>
        <p className="panel-form__error">{texts.refused(refused.length)}</p>
        <ReportRows rows={refused.map(({ message, ...place }) => ({ ...place, text: message }))} />
      </>
    ) : (
      <p>{isImported ? texts.imported(changed) : texts.wouldChange(changed, same)}</p>
    )
  return (
    <details className="translations__exchange panel-form">
      <summary>{texts.summary}</summary>
      <p>{texts.help}</p>
      <p>
        <a href={exportHref} download>
          {texts.exportThese}
        </a>
      </p>
      <ImportForm<ImportReport>
        path="/api/translations/import"
        accept=".csv,text/csv"
        fileLabel={texts.file}
        showReport={showReport}
        importLabel={({ changed, refused }) =>
          changed > 0 && refused.length === 0 ? texts.import(changed) : undefined
        }
      />
    </details>
  )
}
