import type { DefaultServerCellComponentProps } from 'payload'
import { panelLocale } from '../../../shared/locale'
import { pricingPanelMessages } from '../messages/panel/messages'

/** The currency of a price list as people know it: that of the site is stored as “default”. */
export const CurrencyCell = async ({ cellData, i18n, payload }: DefaultServerCellComponentProps) => {
  const { currencies } = await payload.findGlobal({ slug: 'pricing', depth: 0 })
  const iso = currencies?.find(({ code }) => code === cellData)?.iso
  if (cellData !== 'default') return <span>{iso || cellData}</span>
  const name = pricingPanelMessages(panelLocale(i18n.language))('default')
  return <span>{iso ? `${name} (${iso})` : name}</span>
}
