/** Shows the visitor's own decisions in the place of the link to them, which stays when they cannot be had. */
export const showDecisions = async (place: HTMLElement): Promise<void> => {
  const link = place.querySelector('a')
  if (!link) return
  const answer = await fetch(link.href, { headers: { accept: 'application/json' } }).catch(() => undefined)
  const content = answer?.ok ? ((await answer.json()) as { html: string }) : undefined
  // Made by our own server, with every value escaped.
  if (content) place.innerHTML = content.html
  else place.append(Object.assign(document.createElement('p'), { textContent: place.dataset.decisions }))
}
