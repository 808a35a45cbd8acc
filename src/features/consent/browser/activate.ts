import { tellGoogle } from './consent-mode'
import type { HeldComment } from './held-nodes'
import { parse } from './markup'
import type { PageState } from './page-state'

/** The page's body is everybody's, so its own nonce reaches us beside it. */
const readNonce = (): string => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.serverTiming?.find(({ name }) => name === 'nonce')?.description ?? ''
}

/** Scripts that were put back here: nobody else has inserted them. */
export const restored = new WeakSet<Element>()

/** A script that came as markup does not run; a made one does. Those that would have waited for each other still do. */
const run = (parsed: HTMLScriptElement, nonce: string): Promise<unknown> => {
  const script = document.createElement('script')
  for (const { name, value } of parsed.attributes) script.setAttribute(name, value)
  script.text = parsed.text
  restored.add(script)
  if (nonce) script.nonce = nonce
  script.async = parsed.hasAttribute('async')
  const isAwaited = script.src && !script.async
  return new Promise((done) => {
    if (isAwaited) script.onload = script.onerror = done
    parsed.replaceWith(script)
    if (!isAwaited) done(undefined)
  })
}

/** Puts back what is allowed, in the order of the page: first what is seen, then the scripts, one after the other. */
export const activate = async (state: PageState, held: HeldComment[]): Promise<void> => {
  if (held.some(({ markup }) => /<script/i.test(markup))) tellGoogle(state)
  const scripts: HTMLScriptElement[] = []
  for (const { comment, markup } of held) {
    const nodes = parse(markup)
    scripts.push(...nodes.querySelectorAll('script'))
    const placeholder = comment.parentElement?.closest<HTMLElement>('[data-embed]')
    if (placeholder) {
      // The place stays as large as it was.
      placeholder.dataset.embed = ''
      placeholder.replaceChildren(nodes)
    } else comment.replaceWith(nodes)
  }
  const nonce = readNonce()
  for (const script of scripts) await run(script, nonce)
}
