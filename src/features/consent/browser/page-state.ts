import type { BlockListItem, ConsentRecord } from '../contract'
import {
  addFound,
  allowedGroups,
  authored,
  type FoundItem,
  gpc,
  groupsWith,
  mustAsk,
} from '../decision/decide'
import { decodeRecord, recordValue } from '../decision/record-cookie'
import type { ConsentPageData } from '../dialog/page-data'

/** The visitor's choice, as far as this page knows it. */
export interface PageState {
  dialog: HTMLDialogElement
  data: ConsentPageData
  /** Items that a script of the page has added to the site's list. */
  added: BlockListItem[]
  /** Groups whose content is blocked on this page. */
  met: FoundItem[]
  /** The cookie that the following were read from. */
  cookie: string | undefined
  record: ConsentRecord
  decided: boolean
  allowed: Set<string>
  /** The attempt to show the dialog in the language of the browser. */
  translation?: Promise<void>
  /** A script of the page has changed the settings. */
  isConfigured?: true
  /** The dialog was opened by the script, not by the visitor. */
  opensItself: boolean
  /** The browser's signal has refused what the visitor would have been asked about. */
  honoursSignal: boolean
}

/** The browser asks for another language than the page's. */
export const isForeign = ({ data }: PageState): boolean =>
  !`${navigator.language}-`.toLowerCase().startsWith(`${data.language}-`)

/** Reads the cookie again; the server alone writes it. */
export const readChoice = (state: PageState): void => {
  state.cookie = recordValue(document.cookie)
  const { record, decided } = decodeRecord(state.cookie, state.data)
  const withPage = addFound(authored(record, state.added), state.met)
  const globalPrivacyControl = Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl)
  state.honoursSignal = globalPrivacyControl && mustAsk(withPage) && state.data.asks
  state.record = globalPrivacyControl ? gpc(withPage) : withPage
  state.decided = decided
  state.allowed = allowedGroups(state.record)
}

export const newGroups = ({ record }: PageState): Set<string> =>
  groupsWith(record, (item) => item.new && item.visible)

/** Tells scripts of the page: `pdcc:change`, `pdcc:open`, `pdcc:close`. */
export const dispatchConsentEvent = (
  { allowed, record }: PageState,
  what: 'change' | 'open' | 'close',
): void => {
  const detail = {
    allowed: [...allowed],
    refused: [...groupsWith(record, (item) => !allowed.has(item.name))],
  }
  document.dispatchEvent(new CustomEvent(`pdcc:${what}`, { detail }))
}
