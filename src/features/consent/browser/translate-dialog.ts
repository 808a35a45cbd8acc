import { CONSENT_DIALOG, type DialogTexts } from '../contract'
import { showConfig } from './author-calls'
import { isForeign, type PageState } from './page-state'

const translate = async (state: PageState): Promise<void> => {
  const { dialog, data } = state
  const address = `${CONSENT_DIALOG}?page=${data.language}&wanted=${navigator.languages}`
  // An error is answered by other properties, and the page's own language by none.
  const texts: Partial<DialogTexts> | undefined = await fetch(address, { signal: AbortSignal.timeout(3000) })
    .then((response) => response.json())
    .catch(() => undefined)
  if (!texts?.innerHTML) return
  // Rendered by our own server with all values escaped. Its forms name no page: from now on the script sends them.
  Object.assign(dialog, texts)
  if (state.isConfigured) showConfig(state)
}

/**
 * Shows the dialog in the language that the browser asks for, if the page has another one. The page is the same for everybody,
 * so the texts are fetched, once. The dialog stays as it is if they cannot be.
 */
export const translateDialog = (state: PageState): Promise<void> | undefined => {
  if (isForeign(state)) state.translation ??= translate(state)
  return state.translation
}
