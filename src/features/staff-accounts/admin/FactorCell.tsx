import { createLocalReq, type DefaultServerCellComponentProps } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import { findFactor } from '../second-factor/store.server'

const texts: PanelTexts<{ on: string; off: string }> = {
  en: { on: 'On', off: 'Off' },
  de: { on: 'An', off: 'Aus' },
  es: { on: 'Activado', off: 'Desactivado' },
  fr: { on: 'Activé', off: 'Désactivé' },
  it: { on: 'Attivo', off: 'Non attivo' },
  pt: { on: 'Ativo', off: 'Inativo' },
  ca: { on: 'Activat', off: 'Desactivat' },
}

/** In the list of users: who logs in with a second factor. */
export const FactorCell = async ({ rowData, payload, i18n }: DefaultServerCellComponentProps) => {
  // Payload renders the cell of a field without data once more with the form, where there is no row.
  if (rowData?.id === undefined) return null
  const t = textsIn(texts, i18n.language)
  return (await findFactor(await createLocalReq({}, payload), rowData.id)) ? t.on : t.off
}
