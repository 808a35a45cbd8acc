import { fill } from '../../../shared/text/message'
import { isPlainClick } from '../../../ui/visitor-input'
import type { MapTexts } from '../client-texts'
import { type DirectionsAnswer, directionsFields, type MapView } from '../contract'
import { directionsQuery, readAnswer, withQuery } from './directions-answer'
import { directionsParts } from './directions-parts'
import type { routeLine } from './route-line'

const askServer = async (url: string, signal: AbortSignal): Promise<DirectionsAnswer | undefined> => {
  const answer = await fetch(url, { signal, headers: { accept: 'application/json' } })
  return readAnswer(await answer.json().catch(() => undefined))
}

/** The form answers where it stands instead of with a page; on that page itself, the address becomes what it would be. */
export function directionsInPlace(view: MapView, line: ReturnType<typeof routeLine>, t: MapTexts): void {
  const { directionsUrl } = view
  if (!directionsUrl) return
  const parts = directionsParts(t)
  if (!parts) return
  const { form, input } = parts
  const isOwnPage = new URL(form.action).pathname === location.pathname
  /** What was asked last, which may be in the page already; a chosen place counts for the address it was chosen for. */
  let asked: { from: string; at?: string } = {
    from: input.defaultValue,
    at: new URLSearchParams(location.search).get(directionsFields.at) ?? undefined,
  }
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
    asked = { from: input.value, at }
    running?.stop.abort()
    const own = { query, stop: new AbortController() }
    running = own
    parts.begin()
    // The address is the visitor's own: it stands where a form without scripts puts it, and on no page that is passed on.
    if (isOwnPage) history.replaceState(history.state, '', `${location.pathname}?${query}`)
    try {
      const answer = await askServer(withQuery(directionsUrl, query), own.stop.signal)
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
    // The other way of travelling, from the very place that was chosen.
    if (parts.hasRoute()) void ask(asked.from === input.value ? asked.at : undefined)
  })
  parts.message.addEventListener('click', (event) => {
    const choice = event.target instanceof Element && event.target.closest<HTMLElement>('[data-at]')
    if (!choice || !isPlainClick(event)) return
    event.preventDefault()
    // Whatever was typed since: these are places of the address that was asked for.
    input.value = asked.from
    void ask(choice.dataset.at)
  })

  // A page that came with a route has its words; the line is drawn from the same answer.
  if (view.line) line.show({ line: view.line, from: input.defaultValue })
}
