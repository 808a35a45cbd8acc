import { startPreview } from 'virtual:feature-previews'
import { isMessage, listeningMessage, savedMessage } from '../shared/preview-messages'

const stylesOf = (page: Document) => [
  ...page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
]

/** The stylesheets of the new draft: a changed theme has another address. The old ones go when the new ones are there. */
const showStyles = (fresh: Document) => {
  const addressOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? ''
  const [wanted, shown] = [stylesOf(fresh), stylesOf(document)]
  const isIn = (links: HTMLLinkElement[]) => (link: HTMLLinkElement) =>
    links.some((other) => addressOf(other) === addressOf(link))
  const old = shown.filter((link) => !isIn(wanted)(link))
  const added = wanted.filter((link) => !isIn(shown)(link)).map((link) => document.importNode(link))
  const loaded = added.map(
    (link) =>
      new Promise((done) => {
        link.onload = done
        link.onerror = done
      }),
  )
  document.head.append(...added)
  void Promise.all(loaded).then(() => {
    for (const link of old) link.remove()
  })
}

let asked = 0
let shown = 0

/** In the admin panel's preview: shows the new draft after each save and keeps the scroll position. */
const refresh = async () => {
  asked += 1
  const round = asked
  const response = await fetch(location.href)
  if (!response.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  const main = fresh.querySelector('main')
  // The draft of a later save may have arrived before this one.
  if (!main || round < shown) return
  shown = round
  document.title = fresh.title
  document.querySelector('main')?.replaceWith(main)
  showStyles(fresh)
}

window.addEventListener('message', (event) => {
  if (isMessage(event, savedMessage)) void refresh()
})

startPreview()
// The panel opened this window, or shows it in a frame.
;(window.opener ?? window.parent).postMessage({ type: listeningMessage }, location.origin)
