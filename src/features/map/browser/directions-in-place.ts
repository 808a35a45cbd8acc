import { fill } from '../../../shared/message'
import { isPlainClick } from '../../../ui/plain-click'
import type { MapTexts } from '../client-texts'
import { type DirectionsAnswer, directionsFields } from '../contract'
import { directionsQuery, readAnswer, withQuery } from './directions-answer'
import { directionsParts } from './directions-parts'
import type { routeLine } from './route-line'

const askServer = async (url: string, signal: AbortSignal): Promise<DirectionsAnswer | undefined> => {
  const answer = await fetch(url, { signal, headers: { accept: 'application/json' } })
  return readAnswer(await answer.json().catch(() => undefined))
}

/** The form answers where it stands instead of with a page; the page's address is what it would be with one. */
export function directionsInPlace(url: string, line: ReturnType<typeof routeLine>, t: MapTexts): void {
  const parts = directionsParts(t)
  if (!parts) return
  const { form } = parts
  let running: { query: string; stop: AbortController } | undefined
  let asPage = false

  const show = (answer: DirectionsAnswer) => {
    if (answer.kind === 'route') {
      parts.showRoute(
        answer.html,
        fill(t.routeShown, { distance: answer.distance, duration: answer.duration }),
      )
      line.show(answer)
      return
    }
    line.clear()
    parts.showMessage(answer)
  }

  const ask = async (at?: string) => {
    const query = directionsQuery(new FormData(form), at)
    if (running?.query === query) return
    running?.stop.abort()
    const own = { query, stop: new AbortController() }
    running = own
    parts.begin()
    // The address is the visitor's own: it stands where a form without scripts puts it, and nowhere else.
    history.replaceState(history.state, '', `${form.action.replace(/\?.*/, '')}?${query}`)
    try {
      const answer = await askServer(withQuery(url, query), own.stop.signal)
      if (running !== own) return
      if (answer) return show(answer)
      // Not understood; the server's own page may say more.
      asPage = true
      throw new Error('no answer of ours')
    } catch {
      if (running !== own) return
      line.clear()
      parts.sayUnavailable()
    } finally {
      if (running === own) {
        running = undefined
        parts.end()
      }
    }
  }

  form.addEventListener('submit', (event) => {
    if (asPage) return
    event.preventDefault()
    void ask()
  })
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== directionsFields.mode) return
    // The other way of travelling, from the very place that was found.
    if (parts.hasRoute()) void ask(new URLSearchParams(location.search).get(directionsFields.at) ?? undefined)
  })
  parts.message.addEventListener('click', (event) => {
    const choice = event.target instanceof Element && event.target.closest<HTMLElement>('[data-at]')
    if (!choice || !isPlainClick(event)) return
    event.preventDefault()
    void ask(choice.dataset.at)
  })

  // A page that came with a route has its words; the line is drawn from the same answer.
  if (parts.hasRoute())
    askServer(withQuery(url, location.search.slice(1)), new AbortController().signal).then(
      (answer) => {
        if (answer?.kind === 'route' && !running) line.show(answer)
      },
      () => {},
    )
}
