'use client'

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import { listTexts } from './list-texts'

interface Imported {
  day?: string
  changed?: string[]
}

/** Button that imports the exchange rates immediately. */
export const ReadRates = () => {
  const texts = usePanelTexts(listTexts)
  const { hasSavePermission } = useDocumentInfo()
  const modified = useFormModified()
  const hydrated = useHydrated()
  const [status, setStatus] = useState('')
  const [busy, setBusy] = useState(false)
  if (!hasSavePermission) return null

  const read = async () => {
    setBusy(true)
    setStatus('')
    const answer = await postJson<Imported>('/api/globals/pricing/read-rates', {}, texts.ratesUnreachable)
    // The form still contains the old rates and would save them again.
    if (answer.ok && answer.data.changed?.length) return window.location.reload()
    setStatus(answer.ok ? texts.alreadyImported(answer.data.day ?? '') : answer.message)
    setBusy(false)
  }
  return (
    <div className="field-type">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={!hydrated || busy || modified}
        onClick={read}
      >
        {texts.importRates}
      </Button>
      <p role="status">{modified ? texts.saveFirst : status}</p>
    </div>
  )
}
