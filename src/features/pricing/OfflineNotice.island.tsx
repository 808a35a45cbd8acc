import { useEffect, useRef, useState } from 'react'

export interface OfflineNoticeProps {
  text: string
  retry: string
}

const isSent = (submitter: HTMLElement | null) =>
  !(submitter instanceof HTMLButtonElement) || submitter.formMethod !== 'get'

/**
 * Keeps the page of a form that is sent without a connection: the browser's own error page would replace it, and what was
 * typed would be lost. It stands inside the form.
 */
export default function OfflineNotice({ text, retry }: OfflineNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  const [stopped, setStopped] = useState<{ by: HTMLElement | null }>()

  useEffect(() => {
    const form = place.current?.closest('form')
    const stop = (event: SubmitEvent) => {
      if (navigator.onLine || !isSent(event.submitter)) return setStopped(undefined)
      event.preventDefault()
      // Before the captcha, which would wait for the network.
      event.stopImmediatePropagation()
      setStopped({ by: event.submitter })
    }
    form?.addEventListener('submit', stop, { capture: true })
    return () => form?.removeEventListener('submit', stop, { capture: true })
  }, [])

  return (
    <div ref={place} role="status" className="offline">
      {stopped && (
        <p className="warning">
          {text}{' '}
          <button
            type="button"
            className="button button-quiet"
            // The same button sends the same form, so its value and the form's `once` stay the same.
            onClick={() => place.current?.closest('form')?.requestSubmit(stopped.by)}
          >
            {retry}
          </button>
        </p>
      )}
    </div>
  )
}
