'use client'

import { useField, useForm, useFormFields } from '@payloadcms/ui'
import { noonOf } from '../../../shared/time/days'
import { changeRows } from '../start-dates/parse-dates'

/** The rows of an array whose rows have one day each, and how to change them. */
export const useDays = (path: string, schemaPath: string) => {
  const { addFieldRow, removeFieldRow } = useForm()
  const { rows = [], showError, errorMessage } = useField({ path, hasRows: true })
  // As text, so that the component is rendered again only if they change.
  const joined = useFormFields(([fields]) =>
    rows.map((_, index) => String(fields[`${path}.${index}.day`]?.value ?? '').slice(0, 10)).join(' '),
  )
  const stored = rows.length ? joined.split(' ') : []
  const setDays = (wanted: readonly string[]) => {
    const { remove, insert } = changeRows(stored, wanted)
    for (const rowIndex of remove) removeFieldRow({ path, rowIndex })
    for (const { index, day } of insert) {
      const value = noonOf(day)
      const subFieldState = { day: { value, initialValue: value, valid: true } }
      addFieldRow({ path, schemaPath, rowIndex: index, subFieldState })
    }
  }
  return { days: [...new Set(stored)].filter(Boolean).sort(), setDays, showError, errorMessage }
}
