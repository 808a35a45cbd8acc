'use client'

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { pricingPanelMessages } from '../messages/panel/messages'

interface Imported {
  day?: string
  changed?: string[]
}

/** Button that imports the exchange rates immediately. */
export const ReadRates = () => {
  const texts = usePanelMessages(pricingPanelMessages)
  const { hasSavePermission } = useDocumentInfo()
  const modified = useFormModified()
  const hydrated = useHydrated()
  const [status, setStatus] = useState('')
  const [busy, setBusy] = useState(false)
  if (!hasSavePermission) return null

  const read = async () => {
    setBusy(true)
    setStatus('')
    const response = await postJson<Imported>(
      '/api/globals/pricing/read-rates',
      {},
      texts('list.ratesUnreachable'),
    )
    // The form still contains the old rates and would save them again.
    if (response.ok && response.data.changed?.length) return window.location.reload()
    setStatus(
      response.ok ? texts('list.alreadyImported', { day: response.data.day ?? '' }) : response.message,
    )
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
        {texts('list.importRates')}
      </Button>
      <p role="status">{modified ? texts('list.saveFirst') : status}</p>
    </div>
  )
}
