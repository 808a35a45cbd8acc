import { consentSignals } from '../contract'
import type { PageState } from './page-state'

type Layer = { dataLayer?: unknown[] }

/** Google's tags read the very object `arguments`; an array is not the same to them. */
function gtag(..._command: unknown[]) {
  const layer = window as Layer
  layer.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  layer.dataLayer.push(arguments)
}

const signals = (granted: string[]) =>
  Object.fromEntries(consentSignals.map((name) => [name, granted.includes(name) ? 'granted' : 'denied']))

const update = ({ data, allowed }: PageState) => {
  const granted = data.groups.filter(({ name }) => allowed.has(name)).flatMap((group) => group.signals)
  gtag('consent', 'update', signals(granted))
}

/** Consent Mode v2: denied by default before any tag is there, then what the visitor allows, now and after a change. */
export const tellGoogle = (state: PageState): void => {
  gtag('consent', 'default', signals([]))
  update(state)
  document.addEventListener('pdcc:change', () => update(state))
}
