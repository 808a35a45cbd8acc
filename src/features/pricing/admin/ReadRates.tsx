'use client'

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'

interface Answer {
  day?: string
  changed?: string[]
  errors?: { message: string }[]
}

/** Reads the exchange rates from their source at once. */
export const ReadRates = () => {
  const { hasSavePermission } = useDocumentInfo()
  const modified = useFormModified()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  if (!hasSavePermission) return null

  const read = async () => {
    setBusy(true)
    setSaid('')
    try {
      const answer = await fetch('/api/globals/pricing/read-rates', {
        method: 'POST',
        credentials: 'same-origin',
      })
      const { day, changed, errors } = (await answer.json()) as Answer
      if (changed?.length) {
        // The form still has the old rates, and saving it would bring them back.
        window.location.reload()
        return
      }
      setSaid(errors?.[0]?.message ?? `The rates of ${day} are here already.`)
    } catch {
      setSaid('The site could not be reached. The rates stay as they are.')
    }
    setBusy(false)
  }
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" size="small" margin={false} disabled={busy || modified} onClick={read}>
        Read the rates now
      </Button>
      <p role="status">{modified ? 'Save your changes first.' : said}</p>
    </div>
  )
}
