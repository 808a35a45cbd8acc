'use client'

import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { DateField, DateFieldClient, DefaultCellComponentProps } from 'payload'
import { useTimeZone } from '../use-time-zone'

/** How Payload writes a time, in the time zone of the office. */
export const useOfficeTime = ({ pattern, isDay }: { pattern?: string; isDay?: boolean } = {}) => {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const zone = useTimeZone()
  // A day without a time is stored as noon in UTC: in Auckland that is the day after.
  const timezone = isDay ? 'UTC' : zone
  return (date: string | number | Date) =>
    formatDate({ date, i18n, pattern: pattern || config.admin.dateFormat, timezone })
}

type CellProps = DefaultCellComponentProps<DateFieldClient, string | number | Date | null | undefined>

/** A time or day in a list, in the time zone of the office. */
export const DateCell = ({ cellData, field, link, linkURL, collectionSlug, rowData }: CellProps) => {
  // The type of the field in the browser has lost what is inside.
  const { date } = (field.admin ?? {}) as NonNullable<DateField['admin']>
  const pattern = date?.displayFormat as string | undefined
  const show = useOfficeTime({ ...(pattern && { pattern }), isDay: date?.pickerAppearance === 'dayOnly' })
  if (!cellData) return null
  return link ? (
    <Link href={linkURL ?? `/admin/collections/${collectionSlug}/${rowData.id}`} prefetch={false}>
      {show(cellData)}
    </Link>
  ) : (
    <span>{show(cellData)}</span>
  )
}
