'use client'

import { getTranslation } from '@payloadcms/translations'
import { Pill, useTranslation } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import './block-row.css'

interface BlockRowProps {
  /** Begins with 0. */
  rowNumber: number | undefined
  kind: StaticLabel
  /** A mark, for example that the block is hidden. */
  badge?: string | undefined
  words: string
}

/** The label of a block in a collapsed list: its number, its kind and the words by which editors know it. */
export const BlockRow = ({ rowNumber = 0, kind, badge, words }: BlockRowProps) => {
  const { i18n } = useTranslation()
  return (
    <span className={badge ? 'block-label block-label--faded' : 'block-label'}>
      <span className="block-label__number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill size="small" pillStyle="white">
        {getTranslation(kind, i18n)}
      </Pill>
      {badge && (
        <Pill size="small" pillStyle="dark">
          {badge}
        </Pill>
      )}
      <span className="block-label__words">{words}</span>
    </span>
  )
}
