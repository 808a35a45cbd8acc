'use client'

import { getTranslation } from '@payloadcms/translations'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'

/** The text of a row: the first field that says something. */
const textOf = (row: Record<string, unknown>, texts: string[], days: string[], language: string) => {
  for (const name of texts) {
    const text = row[name]
    if (typeof text === 'string' && text.trim()) return text.trim()
  }
  const day = days.map((name) => row[name]).find((value) => typeof value === 'string' && value)
  if (typeof day !== 'string') return undefined
  // Days are stored as noon UTC.
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** Names a row of a list by what it contains, instead of by its number. */
export const RowLabel = ({ label, texts, days }: { label: StaticLabel; texts: string[]; days: string[] }) => {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const { i18n } = useTranslation()
  const text = textOf(data ?? {}, texts, days, i18n.language)
  return <span>{text ?? `${getTranslation(label, i18n)} ${rowNumber + 1}`}</span>
}
