'use client'

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import { listTexts } from './list-texts'

interface Answer {
  day?: string
  changed?: string[]
  errors?: { message: string }[]
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
    try {
      const answer = await fetch('/api/globals/pricing/read-rates', {
        method: 'POST',
        credentials: 'same-origin',
      })
      const { day, changed, errors } = (await answer.json()) as Answer
      if (changed?.length) {
        // The form still contains the old rates and would save them again.
        window.location.reload()
        return
      }
      setStatus(errors?.[0]?.message ?? texts.alreadyImported(day ?? ''))
    } catch {
      setStatus(texts.ratesUnreachable)
    }
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
