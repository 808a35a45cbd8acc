import { TOOLTIP_TIMEOUT_MS } from '../constants'

/** Tips whose text has come or is on its way, so that it is fetched once. */
const asked = new WeakSet<HTMLElement>()

const get = async (address: string): Promise<string> => {
  const signal = AbortSignal.timeout(TOOLTIP_TIMEOUT_MS)
  const answer = await fetch(address, { signal, headers: { accept: 'text/plain' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

/** Puts what its address answers into a tip, as text and never as markup. A failure is said, and tried again next time. */
export async function fillFromServer(panel: HTMLElement): Promise<void> {
  const { url, loading = '', failed = '' } = panel.dataset
  if (!url || asked.has(panel)) return
  asked.add(panel)
  panel.textContent = loading
  try {
    panel.textContent = await get(url)
  } catch {
    asked.delete(panel)
    panel.textContent = failed
  }
}
