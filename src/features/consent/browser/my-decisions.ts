/** Shows the visitor's own decisions in the place of the link to them, which stays when they cannot be had. */
export const showDecisions = (): void => {
  const place = document.querySelector<HTMLElement>('[data-decisions]')
  const address = place?.querySelector('a')?.href
  if (!address) return
  const link = [...place.childNodes]
  const show = async () => {
    const answer = await fetch(address, { headers: { accept: 'application/json' } }).catch(() => undefined)
    const content = answer?.ok && ((await answer.json()) as { html: string })
    // Made by our own server, with every value escaped.
    if (content) place.innerHTML = content.html
    else place.replaceChildren(...link, place.dataset.decisions ?? '')
  }
  document.addEventListener('pdcc:change', show)
  void show()
}
