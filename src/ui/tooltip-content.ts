/** What was fetched for a tip, so that it is fetched once. */
const fetched = new WeakMap<HTMLElement, string>()

const get = async (address: string): Promise<string> => {
  const answer = await fetch(address, { headers: { accept: 'text/plain' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

/** Puts what its address answers into a tip, as text and never as markup. A failure is said, and tried again next time. */
export async function fillFromServer(panel: HTMLElement): Promise<void> {
  const { url, loading = '', failed = '' } = panel.dataset
  if (!url || fetched.has(panel)) return
  panel.textContent = loading
  try {
    const text = await get(url)
    fetched.set(panel, text)
    panel.textContent = text
  } catch {
    panel.textContent = failed
  }
}
