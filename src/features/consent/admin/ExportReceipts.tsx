import type { ServerProps } from 'payload'
import { panelLocale } from '../../../shared/locale'
import { consentPanelMessages } from '../messages/panel/messages'

/** Above the list: all receipts as a table for spreadsheets. */
export const ExportReceipts = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <p>
    <a href="/api/consent-receipts/export.csv" download>
      {consentPanelMessages(panelLocale(i18n.language))('exportReceipts')}
    </a>
  </p>
)
