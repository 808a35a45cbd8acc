import { fill } from '../../../shared/text/message'
import { checkBlockList } from '../config/check-block-list'
import { mergeConfig, type Warning } from '../config/check-config'
import { mustAsk } from '../decision/decide'
import { isDialogHidden } from '../dialog/open-dialog'
import { policyLink } from '../dialog/policy-link'
import { showColours } from './colours'
import { type PageState, readChoice } from './page-state'
import { part } from './rows'
import { show } from './show'

const warn = (call: string, warnings: Pick<Warning, 'message'>[]) => {
  for (const { message } of warnings) console.warn(`PDCookieConsent.${call}: ${message}`)
}

/** Applies the page's settings to the HTML, which is the same for everybody. */
export const showConfig = ({ data, dialog }: PageState): void => {
  showColours(data)
  for (const button of document.querySelectorAll<HTMLElement>('.consent-reject'))
    button.hidden = !data.config.showRejectButton
  part<HTMLAnchorElement>(dialog, '.consent-links > a').href = data.policy
  const { brand } = data.config
  for (const owner of document.querySelectorAll('.consent-owner'))
    owner.textContent = brand.websiteOwner || owner.textContent
  const credit = part<HTMLAnchorElement>(dialog, '.consent-brand')
  credit.hidden = !brand.dev || !brand.name
  credit.textContent = fill(credit.dataset.text as string, { name: brand.name })
  // Without an address it is no link.
  if (brand.url) credit.href = brand.url
  else credit.removeAttribute('href')
}

/** `PDCookieConsent.config(...)`: overrides the site's settings on this page. */
export const config = (state: PageState, value: unknown): void => {
  const { data } = state
  const { config: checked, warnings } = mergeConfig(value, data.config)
  warn('config', warnings)
  state.data = { ...data, config: checked, policy: policyLink(checked, data.language) ?? data.policy }
  state.isConfigured = true
  readChoice(state)
  showConfig(state)
  if (!mustAsk(state.record) || isDialogHidden(location.href, checked.hideModalIn, data.language)) {
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
