import { fill } from '../../../shared/message'
import { checkBlockList } from '../check-block-list'
import { mergeConfig } from '../merge-config'
import { policyLink } from '../policy-link'
import { isQuietPage } from '../quiet-page'
import type { Warning } from '../warning'
import { type PageState, readChoice } from './page-state'

const showAgain = async (state: PageState) => (await import('./act')).show(state)

const warn = (call: string, warnings: Warning[]) => {
  for (const { message } of warnings) console.warn(`PDCookieConsent.${call}: ${message}`)
}

/** Puts the page's settings into the HTML that everybody gets. */
const showConfig = ({ data }: PageState): void => {
  for (const [part, colours] of Object.entries(data.config.styles))
    for (const [name, colour] of Object.entries(colours))
      document.documentElement.style.setProperty(`--consent-${part}-${name}`, colour)
  for (const button of document.querySelectorAll<HTMLElement>('.consent-reject'))
    button.hidden = !data.config.showRejectButton
  const link = document.querySelector<HTMLAnchorElement>('.consent-links > a')
  if (link) link.href = data.policy
  const { brand } = data.config
  for (const owner of document.querySelectorAll('.consent-owner'))
    owner.textContent = brand.websiteOwner || owner.textContent
  const credit = document.querySelector<HTMLElement>('.consent-brand')
  if (!credit) return
  credit.hidden = !brand.dev || !brand.name
  credit.textContent = fill(credit.dataset.text ?? '', { name: brand.name })
}

/** `PDCookieConsent.config(...)`: what is set here counts for this page, over what the site has set. */
export const config = async (state: PageState, value: unknown): Promise<void> => {
  const { config: checked, warnings } = mergeConfig(value, state.data.config)
  warn('config', warnings)
  const { language, policy } = state.data
  state.data = { ...state.data, config: checked, policy: policyLink(checked, language) ?? policy }
  readChoice(state)
  showConfig(state)
  const dialog = document.querySelector<HTMLDialogElement>('#pdcc[open]')
  const quiet = [state.data.policy, ...checked.hideModalIn]
  if (dialog && state.asksByItself && isQuietPage(location.href, quiet)) dialog.close()
  await showAgain(state)
}

/** `PDCookieConsent.blockList([...])`: more than the site's list, on this page. */
export const blockList = async (state: PageState, value: unknown): Promise<void> => {
  const { items, warnings } = checkBlockList(value)
  warn('blockList', warnings)
  // An inline script is let through by the server's policy alone, which knows the site's list.
  const useless = items.filter(({ contain }) => contain)
  warn(
    'blockList',
    useless.map(({ name }) => ({
      path: name,
      message: `"${name}" has a contain value, which counts only in the site's own list.`,
    })),
  )
  for (const item of items) {
    const domain = item.domain?.replace(/^(https?:)?\/\//i, '').replace(/[/?#].*$/, '')
    // Only the server can allow something before the visitor does.
    if (domain) state.added.push({ ...item, domain, actived: false, userList: false, new: true })
  }
  readChoice(state)
  await showAgain(state)
}
