import { fill } from '../../../shared/text/message'
import { checkBlockList } from '../config/check-block-list'
import { mergeConfig, type Warning } from '../config/check-config'
import { mustAsk } from '../decision/decide'
import { isDialogHidden } from '../dialog/open-dialog'
import { policyLink } from '../dialog/policy-link'
import { showColours } from './colours'
import { type PageState, readChoice } from './page-state'
import { show } from './show'

const warn = (call: string, warnings: Pick<Warning, 'message'>[]) => {
  for (const { message } of warnings) console.warn(`PDCookieConsent.${call}: ${message}`)
}

/** Applies the page's settings to the HTML, which is the same for everybody. */
export const showConfig = ({ data }: PageState): void => {
  showColours(data)
  for (const button of document.querySelectorAll<HTMLElement>('.consent-reject'))
    button.hidden = !data.config.showRejectButton
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.consent-links > a'))
    link.href = data.policy
  const { brand } = data.config
  for (const owner of document.querySelectorAll('.consent-owner'))
    owner.textContent = brand.websiteOwner || owner.textContent
  for (const credit of document.querySelectorAll<HTMLElement>('.consent-brand')) {
    credit.hidden = !brand.dev || !brand.name
    const textContent = fill(credit.dataset.text ?? '', { name: brand.name })
    const link = Object.assign(document.createElement('a'), { href: brand.url, textContent })
    credit.replaceChildren(brand.url ? link : textContent)
  }
}

/** `PDCookieConsent.config(...)`: overrides the site's settings on this page. */
export const config = (state: PageState, value: unknown): void => {
  const { config: checked, warnings } = mergeConfig(value, state.data.config)
  warn('config', warnings)
  const { language, policy } = state.data
  state.data = { ...state.data, config: checked, policy: policyLink(checked, language) ?? policy }
  state.isConfigured = true
  readChoice(state)
  showConfig(state)
  if (!mustAsk(state.record) || isDialogHidden(location.href, checked.hideModalIn, language)) {
    if (state.opensItself) state.dialog.close()
    state.opensItself = false
  }
  show(state)
}

/** `PDCookieConsent.blockList([...])`: extends the site's list on this page. */
export const blockList = (state: PageState, value: unknown): void => {
  const { items, warnings } = checkBlockList(value)
  warn('blockList', warnings)
  // Only the server's policy can allow an inline script, and it knows only the site's own list.
  for (const item of items) {
    const domain = item.domain.toLowerCase().replace(/^(https?:)?\/\/|[/?#].*$/g, '')
    if (!domain) warn('blockList', [{ message: `${item.name} must be set by the site.` }])
    // Only the server can allow something by default.
    else state.added.push({ ...item, domain, actived: false, userList: false, new: item.editable })
  }
  readChoice(state)
  show(state)
}
