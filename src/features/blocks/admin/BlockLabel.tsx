'use client'

import { getTranslation } from '@payloadcms/translations'
import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { useEffect, useState } from 'react'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import { firstWords } from '../../../shared/text/plain-text'
import { blockTexts } from './texts'
import './blocks-panel.css'

interface BlockLabelProps {
  /** The name of this kind of block. */
  kind: StaticLabel
}

interface BlockData {
  blockType?: string
  hidden?: boolean
  content?: unknown
}

/** The title of a reusable content, which the block itself does not hold. */
const useReusableTitle = (id: unknown): string => {
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (typeof id !== 'number') return setTitle('')
    const leaving = new AbortController()
    fetch(`/api/reusable-content/${id}?depth=0&draft=true&select[title]=true`, {
      credentials: 'same-origin',
      signal: leaving.signal,
    })
      .then((answer) => answer.json())
      .then((doc: { title?: string }) => setTitle(doc.title ?? ''))
      // Without its title the block is still there to be opened.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [id])
  return title
}

/** A block in the collapsed list: its number, its kind and its first words, and whether visitors see it. */
export const BlockLabel = ({ kind }: BlockLabelProps) => {
  const { i18n } = useTranslation()
  const texts = usePanelTexts(blockTexts)
  const { data = {}, rowNumber = 0 } = useRowLabel<BlockData>()
  const title = useReusableTitle(data.blockType === 'reusable' ? data.content : undefined)
  return (
    <span className={data.hidden ? 'block-label block-label--hidden' : 'block-label'}>
      <span className="block-label__number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill size="small" pillStyle="white">
        {getTranslation(kind, i18n)}
      </Pill>
      {data.hidden && (
        <Pill size="small" pillStyle="dark">
          {texts.hidden}
        </Pill>
      )}
      <span className="block-label__words">{title || firstWords(data)}</span>
    </span>
  )
}
