'use client'

import { Button, toast, useFormModified } from '@payloadcms/ui'
import { useState, useSyncExternalStore } from 'react'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import { blockTexts } from './block-texts'
import { readCopied, storedCopy, watchCopied } from './copied-block'
import { sendBlock, usePlace } from './use-place'
import './blocks-panel.css'

/** Below the list of blocks: adds the block that was copied last, with its texts in all languages. */
export const PasteBlock = ({ readOnly }: { readOnly?: boolean }) => {
  const texts = usePanelTexts(blockTexts)
  const to = usePlace()
  const isModified = useFormModified()
  const [busy, setBusy] = useState(false)
  const copied = readCopied(useSyncExternalStore(watchCopied, storedCopy, () => null))
  if (readOnly || !to || !copied) return null

  const paste = async () => {
    if (isModified) return void toast.error(texts.saveFirst)
    setBusy(true)
    const answer = await sendBlock(
      'copy-block',
      { from: copied.from, block: copied.block, to },
      texts.unreachable,
    )
    if (typeof answer !== 'string') return location.reload()
    setBusy(false)
    toast.error(answer)
  }
  return (
    <div className="block-tools">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={busy}
        onClick={() => void paste()}
      >
        {texts.paste(copied.name)}
      </Button>
    </div>
  )
}
