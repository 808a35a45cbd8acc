'use client'

import { useRowLabel } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { BlockRow } from '../../../platform/payload/admin/forms/BlockRow'

/** A field of a form in the collapsed list, known by what visitors read above it. */
export const FieldLabel = ({ kind }: { kind: StaticLabel }) => {
  const { data, rowNumber } = useRowLabel<{ label?: string; name?: string } | undefined>()
  return <BlockRow rowNumber={rowNumber} kind={kind} words={data?.label || data?.name || ''} />
}
