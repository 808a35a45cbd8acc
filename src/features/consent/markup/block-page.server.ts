import type { Locale } from '../../../shared/locale'
import type { BlockedSource } from '../contract'
import { consentMessages } from '../messages/messages'
import { type GroupNames, groupNames } from '../services/group-names'
import { type OwnPlace, ownPlace } from './addresses'
import { type BlockedPage, blockMarkup } from './block-markup.server'

/** The part of a site's settings that decides what is blocked in its pages. */
export interface PageFilter {
  own: OwnPlace
  names: GroupNames
  /** The snippets of the site settings, blocked. */
  snippets: { html: string; blocked: BlockedSource[] }
}

interface BlockPageOptions {
  /** Absent while the database is away. Third parties are blocked all the same, each named after its host. */
  consent?: PageFilter
  publicUrl: string
  locale: Locale
  /** Signs the frames that a visitor may load once. */
  secret: string
  /** Adds the analytics and pixel snippets of the site, blocked like everything else. */
  snippets?: boolean
}

/** Blocks everything of third parties in the whole HTML of a page. */
export const blockPage = (
  html: string,
  { consent, publicUrl, locale, secret, snippets = false }: BlockPageOptions,
): BlockedPage => {
  const { own, names } = consent ?? { own: ownPlace(publicUrl), names: groupNames([]) }
  const page = blockMarkup(html, { own, names, t: consentMessages(locale), secret })
  if (!snippets || !consent) return page
  const { html: snippetHtml, blocked } = consent.snippets
  return {
    html: page.html.replace(/<\/body><\/html>$/, (end) => snippetHtml + end),
    blocked: [...page.blocked, ...blocked],
  }
}
