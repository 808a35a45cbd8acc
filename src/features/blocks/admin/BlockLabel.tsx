'use client'

import { useRowLabel } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { useEffect, useState } from 'react'
import { BlockRow } from '../../../platform/payload/admin/forms/BlockRow'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { firstWords } from '../../../shared/text/plain-text'
import { blocksPanelMessages } from '../messages/panel/messages'
import './blocks-panel.css'

interface BlockLabelProps {
  kind: StaticLabel
}

interface BlockData {
  blockType?: string
  hidden?: boolean
  content?: unknown
  form?: unknown
}

/** The document whose title names a block that has no words of its own. */
const namedBy = ({ blockType, content, form }: BlockData): string | undefined => {
  if (blockType === 'reusable' && typeof content === 'number')
    return `/api/reusable-content/${content}?depth=0&draft=true&select[title]=true`
  if (blockType === 'form' && typeof form === 'number') return `/api/forms/${form}?depth=0&select[title]=true`
  return undefined
}

const useTitle = (address: string | undefined): string => {
  const [title, setTitle] = useState('')
  useEffect(() => {
    setTitle('')
    if (!address) return
    const leaving = new AbortController()
    fetch(address, { credentials: 'same-origin', signal: leaving.signal })
      .then((response) => response.json())
      .then((doc: { title?: string }) => setTitle(doc.title ?? ''))
      // Without its title the block is still there to be opened.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [address])
  return title
}

/** A block in the collapsed list: its number, its kind and its first words, and whether visitors see it. */
export const BlockLabel = ({ kind }: BlockLabelProps) => {
  const texts = usePanelMessages(blocksPanelMessages)
  const { data = {}, rowNumber } = useRowLabel<BlockData>()
  const title = useTitle(namedBy(data))
  return (
    <BlockRow
      rowNumber={rowNumber}
      kind={kind}
      badge={data.hidden ? texts('block.hidden') : undefined}
      words={firstWords(data) || title}
    />
  )
}
