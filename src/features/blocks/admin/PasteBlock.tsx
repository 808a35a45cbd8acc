'use client'

import { Button, toast, useFormModified } from '@payloadcms/ui'
import { useState, useSyncExternalStore } from 'react'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { blocksPanelMessages } from '../messages/panel/messages'
import { readCopied, storedCopy, watchCopied } from './copied-block'
import { sendBlock, usePlace } from './use-place'
import './blocks-panel.css'

/** Below the list of blocks: adds the block that was copied last, with its texts in all languages. */
export const PasteBlock = ({ readOnly }: { readOnly?: boolean }) => {
  const texts = usePanelMessages(blocksPanelMessages)
  const to = usePlace()
  const isModified = useFormModified()
  const [busy, setBusy] = useState(false)
  const copied = readCopied(useSyncExternalStore(watchCopied, storedCopy, () => null))
  if (readOnly || !to || !copied) return null

  const paste = async () => {
    if (isModified) return void toast.error(texts('block.saveFirst'))
    setBusy(true)
    const response = await sendBlock(
      'copy-block',
      { from: copied.from, block: copied.block, to },
      texts('block.unreachable'),
    )
    if (typeof response !== 'string') return location.reload()
    setBusy(false)
    toast.error(response)
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
        {texts('block.paste', { name: copied.name })}
      </Button>
    </div>
  )
}
