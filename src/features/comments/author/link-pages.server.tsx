import type { FastifyReply } from 'fastify'
import type { ReactNode } from 'react'
import type { SendPrivatePage } from '../../../platform/http/pages'
import type { QueryContext } from '../../../platform/payload/query'
import type { Locale } from '../../../shared/locale'
import { commentsMessages } from '../messages/messages'

export interface LinkRoutes {
  contextFor: (locale: Locale) => QueryContext
  sendPage: SendPrivatePage
  publicUrl: string
}

interface LinkPageProps {
  title: string
  text: string
  /** The button that performs the action; opening the link changes nothing. */
  action?: { address: string; fields: Record<string, string>; label: string }
  children?: ReactNode
}

/** The page behind a link in a mail. */
function LinkPage({ title, text, action, children }: LinkPageProps) {
  return (
    <div className="wrap comment-page">
      <header className="paper-heading">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </header>
      {children}
      {action && (
        <form method="post" action={action.address} className="form">
          {Object.entries(action.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>
            <button type="submit" className="button">
              {action.label}
            </button>
          </p>
        </form>
      )}
    </div>
  )
}

/** How often one client may open and send the pages of links in mails, in all languages together. */
export const linkLimit = { max: 60, timeWindow: '10 minutes' }
export const maxLinkFormBytes = 8 * 1024

/** The pages that links in mails lead to. `goneStatus` is the status of a link that is no longer valid. */
export const linkPages = (sendPage: SendPrivatePage, path: string, goneStatus: number) => {
  const show = (reply: FastifyReply, locale: Locale, page: LinkPageProps, status = 200) =>
    sendPage(reply, locale, { title: page.title, path, body: <LinkPage {...page} />, status })
  const showGone = (reply: FastifyReply, locale: Locale) => {
    const t = commentsMessages(locale)
    return show(reply, locale, { title: t('linkGoneTitle'), text: t('linkGoneText') }, goneStatus)
  }
  return { show, showGone }
}
