import type { ServerProps } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'

const texts: PanelTexts<string> = {
  en: 'Export all receipts (CSV)',
  de: 'Alle Belege exportieren (CSV)',
  es: 'Exportar todos los comprobantes (CSV)',
  fr: 'Exporter toutes les preuves (CSV)',
  it: 'Esporta tutte le ricevute (CSV)',
  pt: 'Exportar todos os comprovativos (CSV)',
  ca: 'Exporta tots els comprovants (CSV)',
}

/** Above the list: all receipts as a table for spreadsheets. */
export const ExportReceipts = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <p>
    <a href="/api/consent-receipts/export.csv" download>
      {textsIn(texts, i18n.language)}
    </a>
  </p>
)
