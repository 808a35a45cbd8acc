import { CONSENT_DIALOG, type DialogTexts } from '../contract'
import { showConfig } from './author-calls'
import { isForeign, type PageState } from './page-state'

const waitMs = 3000

const translate = async (state: PageState): Promise<void> => {
  const { dialog, data } = state
  const address = `${CONSENT_DIALOG}?page=${data.language}&wanted=${navigator.languages}`
  const texts: DialogTexts | undefined = await fetch(address, { signal: AbortSignal.timeout(waitMs) })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
  if (!texts || texts.language === data.language) return
  const { action = '' } = dialog.querySelector('form') ?? {}
  const back = dialog.querySelector<HTMLInputElement>('[name=back]')?.value ?? ''
  // Rendered by our own server with all values escaped.
  dialog.innerHTML = texts.html
  dialog.lang = texts.lang
  dialog.dir = texts.dir
  for (const form of dialog.querySelectorAll('form')) form.action = action
  for (const field of dialog.querySelectorAll<HTMLInputElement>('[name=back]')) field.value = back
  // A script of the page may have set another address.
  const policy = dialog.querySelector<HTMLAnchorElement>('.consent-links > a')?.href
  if (policy && !state.isConfigured) state.data = { ...state.data, policy }
  showConfig(state)
}

/**
 * Shows the dialog in the language that the browser asks for, if the page has another one. The page is the same for everybody,
 * so the texts are fetched, once. The dialog stays as it is if they cannot be.
 */
export const translateDialog = async (state: PageState): Promise<void> => {
  if (isForeign(state)) state.translation ??= translate(state)
  await state.translation
}
