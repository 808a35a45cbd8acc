'use client'

import { useField, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Keeps a row open that was just added. Lists that begin collapsed need it: the first response of the server would collapse the
 * new row as well. It shows nothing itself.
 */
export const OpenAddedRow = ({ path }: { path: string }) => {
  const { rows = [] } = useField({ path, hasRows: true })
  const { dispatchFields } = useForm()

  useEffect(() => {
    const isNew = (row: (typeof rows)[number]) => row.isLoading && row.collapsed === undefined
    if (!rows.some(isNew)) return
    const updatedRows = rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [rows, path, dispatchFields])
  return null
}
