'use client'

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'

interface Answer {
  day?: string
  changed?: string[]
  errors?: { message: string }[]
}

/** Button that imports the exchange rates immediately. */
export const ReadRates = () => {
  const { hasSavePermission } = useDocumentInfo()
  const modified = useFormModified()
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
      setStatus(errors?.[0]?.message ?? `The rates of ${day} have already been imported.`)
    } catch {
      setStatus('The site could not be reached. The rates were not changed.')
    }
    setBusy(false)
  }
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" size="small" margin={false} disabled={busy || modified} onClick={read}>
        Import rates now
      </Button>
      <p role="status">{modified ? 'Save your changes first.' : status}</p>
    </div>
  )
}
