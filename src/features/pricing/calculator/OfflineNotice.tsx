import { useEffect, useRef, useState } from 'react'

interface OfflineNoticeProps {
  text: string
  retry: string
}

const isSent = (submitter: HTMLElement | null) =>
  !(submitter instanceof HTMLButtonElement) || submitter.formMethod !== 'get'

/**
 * Keeps the page of a form that is sent without a connection: the browser's own error page would replace it, and what was
 * chosen would be out of sight. It stands inside the form.
 */
export function OfflineNotice({ text, retry }: OfflineNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  const [stopped, setStopped] = useState<{ by: HTMLElement | null }>()

  useEffect(() => {
    const form = place.current?.closest('form')
    const stop = (event: SubmitEvent) => {
      if (navigator.onLine || !isSent(event.submitter)) return setStopped(undefined)
      event.preventDefault()
      setStopped({ by: event.submitter })
    }
    form?.addEventListener('submit', stop, { capture: true })
    return () => form?.removeEventListener('submit', stop, { capture: true })
  }, [])

  return (
    <div ref={place} hidden={!stopped}>
      {stopped && (
        <p className="warning" role="alert">
          {text}{' '}
          <button
            type="button"
            className="button button-quiet"
            // The same button sends the same form, so its value stays the same.
            onClick={() => place.current?.closest('form')?.requestSubmit(stopped.by)}
          >
            {retry}
          </button>
        </p>
      )}
    </div>
  )
}
