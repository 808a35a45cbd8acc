import type { FastifyReply } from 'fastify'
import type { SendPrivatePage } from '../../../platform/http/pages'
import type { Locale } from '../../../shared/locale'
import { commentMessages } from '../messages/messages'
import { LinkPage, type LinkPageProps } from './LinkPage'

/** How often one client may open and send the pages of links in mails, in all languages together. */
export const linkLimit = { max: 60, timeWindow: '10 minutes' }
export const maxLinkFormBytes = 8 * 1024

/** The pages that links in mails lead to. `goneStatus` is the status of a link that is no longer valid. */
export const linkPages = (sendPage: SendPrivatePage, path: string, goneStatus: number) => {
  const show = (reply: FastifyReply, locale: Locale, page: LinkPageProps, status = 200) =>
    sendPage(reply, locale, { title: page.title, path, body: <LinkPage {...page} />, status })
  const showGone = (reply: FastifyReply, locale: Locale) => {
    const { linkGoneTitle, linkGoneText } = commentMessages[locale]
    return show(reply, locale, { title: linkGoneTitle, text: linkGoneText }, goneStatus)
  }
  return { show, showGone }
}
