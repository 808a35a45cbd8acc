import { consentSignals } from '../choices'
import { type BlockedComment, parseMarkup } from './blocked-nodes'
import { restored } from './foreign-nodes'
import type { PageState } from './page-state'

type Layer = { dataLayer?: unknown[] }

/** Google's tags need the `arguments` object itself; an array does not work. */
function gtag(..._command: unknown[]) {
  const layer = window as Layer
  layer.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  layer.dataLayer.push(arguments)
}

const signals = (granted: string[]) =>
  Object.fromEntries(consentSignals.map((name) => [name, granted.includes(name) ? 'granted' : 'denied']))

const update = ({ data, allowed }: PageState) => {
  const granted = data.groups.filter((item) => allowed.has(item.name)).flatMap((group) => group.signals)
  gtag('consent', 'update', signals(granted))
}

/** Consent Mode v2: everything is denied before any tag loads; then the visitor's choice is sent, now and after changes. */
const tellGoogle = (state: PageState): void => {
  gtag('consent', 'default', signals([]))
  update(state)
  document.addEventListener('pdcc:change', () => update(state))
}

/** Parsed scripts do not run, so a copy is created. Scripts without `async` still run in order. */
const run = async (parsed: HTMLScriptElement): Promise<void> => {
  const script = document.createElement('script')
  for (const { name, value } of parsed.attributes) script.setAttribute(name, value)
  script.text = parsed.text
  restored.add(script)
  script.async = parsed.hasAttribute('async')
  const loaded = new Promise((done) => {
    script.onload = script.onerror = done
  })
  parsed.replaceWith(script)
  if (script.src && !script.async) await loaded
}

/** Restores allowed content in the order of the page: first the elements, then the scripts one after the other. */
export const activate = async (state: PageState, held: BlockedComment[]): Promise<void> => {
  const scripts: HTMLScriptElement[] = []
  for (const { comment, markup } of held) {
    const nodes = parseMarkup(markup)
    scripts.push(...nodes.querySelectorAll('script'))
    const placeholder = comment.parentElement?.closest<HTMLElement>('[data-embed]')
    if (placeholder) {
      // The placeholder stays, so that the layout does not shift.
      placeholder.dataset.embed = ''
      placeholder.replaceChildren(nodes)
    } else comment.replaceWith(nodes)
  }
  if (scripts[0]) tellGoogle(state)
  for (const script of scripts) await run(script)
}
