import { isPlainClick } from '../visitor-input'

/** The index of the tab that a key moves to; undefined for other keys. */
export const tabAfter = (key: string, index: number, count: number, rtl: boolean): number | undefined => {
  const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[key]
  if (step) return (index + step + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Turns a list of links and their sections into tabs. */
const enhanceTabs = (root: HTMLElement) => {
  const list = root.querySelector<HTMLElement>('.tab-list')
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.tab-list a')]
  const panels = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
  if (!list || panels.length !== links.length) return

  const select = (chosen: number) =>
    links.forEach((link, index) => {
      const isChosen = index === chosen
      link.ariaSelected = String(isChosen)
      link.tabIndex = isChosen ? 0 : -1
      const panel = panels[index]
      if (!panel) return
      // `until-found`: the browser's page search still finds text in hidden panels.
      if (isChosen) panel.removeAttribute('hidden')
      else panel.setAttribute('hidden', 'until-found')
      panel.role = isChosen ? 'tabpanel' : null
      panel.tabIndex = isChosen ? 0 : -1
    })

  list.role = 'tablist'
  links.forEach((link, index) => {
    const panel = panels[index]
    if (!panel) return
    if (link.parentElement) link.parentElement.role = 'presentation'
    link.role = 'tab'
    link.setAttribute('aria-controls', panel.id)
    panel.setAttribute('aria-labelledby', link.id)
    panel.addEventListener('beforematch', () => select(index))
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      select(index)
    })
    link.addEventListener('keydown', (event) => {
      const rtl = getComputedStyle(root).direction === 'rtl'
      const next = event.key === ' ' ? index : tabAfter(event.key, index, links.length, rtl)
      if (next === undefined) return
      event.preventDefault()
      select(next)
      links[next]?.focus()
    })
  })
  select(
    Math.max(
      0,
      links.findIndex(({ hash }) => hash === location.hash),
    ),
  )
  root.dataset.ready = ''
}

export const tabs = (): void => {
  for (const root of document.querySelectorAll<HTMLElement>('.tabs')) enhanceTabs(root)
}
