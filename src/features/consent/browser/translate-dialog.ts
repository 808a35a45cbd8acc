import { directionOf, languageTag } from '../../../shared/locale'
import { CONSENT_DIALOG } from '../contract'
import { chooseLanguage } from '../dialog/choose-language'
import { showConfig } from './author-calls'
import type { PageState } from './page-state'

const waitMs = 3000

/**
 * Shows the dialog in the language that the browser asks for, if the page has another one. The page is the same for everybody,
 * so the texts are fetched. The dialog stays as it is if they cannot be.
 */
export const translateDialog = async (state: PageState): Promise<void> => {
  const { dialog, data } = state
  const language = chooseLanguage(navigator.languages, data.language)
  const tag = languageTag(language)
  if (tag === (dialog.lang || languageTag(data.language))) return
  const html = await fetch(`${CONSENT_DIALOG}?language=${language}`, { signal: AbortSignal.timeout(waitMs) })
    .then(async (response) => (response.ok ? ((await response.json()) as { html: string }).html : ''))
    .catch(() => '')
  // Another call may have been faster.
  if (!html || tag === dialog.lang) return
  const { action = '' } = dialog.querySelector('form') ?? {}
  const back = dialog.querySelector<HTMLInputElement>('[name=back]')?.value ?? ''
  // Rendered by our own server with all values escaped.
  dialog.innerHTML = html
  dialog.lang = tag
  dialog.dir = directionOf(language) ?? 'ltr'
  for (const form of dialog.querySelectorAll('form')) form.action = action
  for (const field of dialog.querySelectorAll<HTMLInputElement>('[name=back]')) field.value = back
  // A script of the page may have set another address.
  const policy = dialog.querySelector<HTMLAnchorElement>('.consent-links > a')?.href
  if (policy && !state.isConfigured) state.data = { ...state.data, policy }
  showConfig(state)
}
