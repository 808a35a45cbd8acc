import type { ReactNode } from 'react'
import { fill } from '../../shared/text/message'
import type { UiMessages } from '../messages/messages'

interface TooltipProps {
  /** A name of its own on the page. */
  id: string
  /** What it is about; the button is called after it. */
  subject: string
  t: UiMessages
  children?: ReactNode
  /** Where its text comes from, fetched when it is first opened. Without scripts it is a link. */
  url?: string
}

/** A small button whose tip says more. The browser opens it by click; with a script also by hover, focus and long tap. */
export function Tooltip({ id, subject, t, children, url }: TooltipProps) {
  return (
    <>
      <button
        type="button"
        className="tip-button"
        popoverTarget={id}
        aria-describedby={id}
        data-widget="tooltip"
        // The script that wakes it may be quicker than React.
        suppressHydrationWarning
      >
        <span className="visually-hidden">{fill(t.moreAbout, { subject })}</span>
        <span aria-hidden="true">?</span>
      </button>
      <span
        id={id}
        className="tip"
        role="tooltip"
        popover="auto"
        suppressHydrationWarning
        {...(url ? { 'data-url': url, 'data-loading': t.loading, 'data-failed': t.failed } : {})}
      >
        {url ? <a href={url}>{fill(t.moreAbout, { subject })}</a> : children}
      </span>
    </>
  )
}
