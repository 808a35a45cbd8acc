/** Shows the visitor's own decisions instead of the link to them; the link stays if they cannot be loaded. */
export const showDecisions = (place: HTMLElement): void => {
  const address = place.querySelector('a')?.href
  if (!address) return
  const link = [...place.childNodes]
  const show = async () => {
    const answer = await fetch(address, { headers: { accept: 'application/json' } }).catch(() => undefined)
    const content = answer?.ok && ((await answer.json()) as { html: string })
    // Rendered by our own server with all values escaped.
    if (content) place.innerHTML = content.html
    else place.replaceChildren(...link, place.dataset.decisions ?? '')
  }
  document.addEventListener('pdcc:change', show)
  void show()
}
