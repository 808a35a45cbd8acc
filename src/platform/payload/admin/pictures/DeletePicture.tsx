'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Use } from '../../references/uses.server'
import { DialogButton } from '../DialogButton'
import { usePanelTexts } from '../use-panel-texts'
import { pictureTexts } from './picture-texts'

/** Deletes a picture that is in use, after saying where it will be missing. */
export const DeletePicture = ({ id, uses }: { id: number; uses: Use[] }) => {
  const texts = usePanelTexts(pictureTexts)
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const remove = async () => {
    setBusy(true)
    setFailed(false)
    const answer = await fetch(`/api/media/${id}?anyway=yes`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deletedAt: new Date().toISOString() }),
    }).catch(() => undefined)
    if (answer?.ok) return router.push('/admin/collections/media')
    setBusy(false)
    setFailed(true)
  }
  return (
    <DialogButton label={texts.deleteAnyway} title={texts.deleteAnyway}>
      {(close) => (
        <>
          <h2>{texts.deleteAnyway}</h2>
          <p>{texts.willBeMissing}</p>
          <ul>
            {uses.map(({ kind, title, href }) => (
              <li key={href}>{kind ? `${kind}: ${title}` : title}</li>
            ))}
          </ul>
          {hasFailed && <p role="alert">{texts.failed}</p>}
          <p>
            <button type="button" className="panel-form__main" disabled={isBusy} onClick={remove}>
              {texts.deleteNow}
            </button>{' '}
            <button type="button" onClick={close}>
              {texts.keep}
            </button>
          </p>
        </>
      )}
    </DialogButton>
  )
}
