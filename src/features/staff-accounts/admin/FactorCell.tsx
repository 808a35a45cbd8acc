import { createLocalReq, type DefaultServerCellComponentProps } from 'payload'
import { panelLocale } from '../../../shared/locale'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { findFactor } from '../second-factor/store.server'

/** In the list of users: who logs in with a second factor. */
export const FactorCell = async ({ rowData, payload, i18n }: DefaultServerCellComponentProps) => {
  // Payload renders the cell of a field without data once more with the form, where there is no row.
  if (rowData?.id === undefined) return null
  const t = staffAccountsPanelMessages(panelLocale(i18n.language))
  return (await findFactor(await createLocalReq({}, payload), rowData.id))
    ? t('factorCell.on')
    : t('factorCell.off')
}
