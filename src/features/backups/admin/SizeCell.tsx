'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, NumberFieldClient } from 'payload'

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** In the list of backups: the size in a unit that people read. */
export const SizeCell = ({ cellData }: DefaultCellComponentProps<NumberFieldClient, number | null>) => {
  const { i18n } = useTranslation()
  const bytes = cellData ?? 0
  const step = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(bytes + 1) / 3) - 1))
  const format = { style: 'unit', unit: units[step], maximumFractionDigits: 1 } as const
  return <>{new Intl.NumberFormat(i18n.language, format).format(bytes / 1000 ** (step + 1))}</>
}
