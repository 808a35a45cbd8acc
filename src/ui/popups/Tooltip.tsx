import type { ReactNode } from 'react'
import type { UiMessages } from '../messages/messages'

interface TooltipProps {
  id: string
  /** The subject; it is part of the button's accessible name. */
  subject: string
  t: UiMessages
  children?: ReactNode
  /** URL of the text, fetched when the tooltip is first opened. Without scripts it is a link. */
  url?: string
}

/** A small button with a tooltip. The browser opens it by click, a script also by hover, focus and long tap. */
export function Tooltip({ id, subject, t, children, url }: TooltipProps) {
  return (
    <>
      <button
        type="button"
        className="tip-button"
        popoverTarget={id}
        aria-describedby={id}
        data-widget="tooltip"
        // The script may change it before React hydrates.
        suppressHydrationWarning
      >
        <span className="visually-hidden">{t('moreAbout', { subject })}</span>
        <span aria-hidden="true">?</span>
      </button>
      <span
        id={id}
        className="tip"
        role="tooltip"
        popover="auto"
        suppressHydrationWarning
        {...(url ? { 'data-url': url, 'data-loading': t('loading'), 'data-failed': t('failed') } : {})}
      >
        {url ? <a href={url}>{t('moreAbout', { subject })}</a> : children}
      </span>
    </>
  )
}
