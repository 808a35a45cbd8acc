import { formatDate } from '@payloadcms/ui/shared'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { readPostZones } from '../events/time-zones.server'

/** Read once for all rows of a list. */
const readZones = cache((payload: Payload) => readPostZones(payload))

interface PostRow {
  school?: number | { id: number } | null
}

/** A time of a post in a list, as the clock at its school shows it: the form has the same one. */
export const SchoolTimeCell = async ({
  cellData,
  rowData,
  payload,
  i18n,
}: DefaultServerCellComponentProps) => {
  if (typeof cellData !== 'string' && !(cellData instanceof Date)) return null
  const { bySchool, withoutSchool } = await readZones(payload)
  const { school } = rowData as PostRow
  const id = typeof school === 'object' ? school?.id : school
  const timezone = (id && bySchool[id]) || withoutSchool
  return (
    <span>{formatDate({ date: cellData, i18n, pattern: payload.config.admin.dateFormat, timezone })}</span>
  )
}
