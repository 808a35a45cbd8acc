import type { DefaultServerCellComponentProps } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'

const defaultTexts: PanelTexts<string> = {
  en: 'Default',
  de: 'Standard',
  es: 'Predeterminada',
  fr: 'Par défaut',
  it: 'Predefinita',
  pt: 'Predefinida',
  ca: 'Predeterminada',
}

/** The currency of a price list as people know it: that of the site is stored as “default”. */
export const CurrencyCell = async ({ cellData, i18n, payload }: DefaultServerCellComponentProps) => {
  const { currencies } = await payload.findGlobal({ slug: 'pricing', depth: 0 })
  const iso = currencies?.find(({ code }) => code === cellData)?.iso
  if (cellData !== 'default') return <span>{iso || cellData}</span>
  const name = textsIn(defaultTexts, i18n.language)
  return <span>{iso ? `${name} (${iso})` : name}</span>
}
