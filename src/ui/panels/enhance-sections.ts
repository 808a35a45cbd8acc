/** The section whose top is the last one above this part of the window is the current one. */
const LINE = 0.35

/** Marks the link of the section in view, and keeps it in sight in a bar that is too narrow for all of its links. */
export function start(): void {
  const bar = document.querySelector<HTMLElement>('.section-nav > ul')
  const sections = [...(bar?.querySelectorAll<HTMLAnchorElement>('a') ?? [])].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1))
    return section ? [{ link, section }] : []
  })
  let shown: HTMLAnchorElement | undefined

  const update = () => {
    const line = window.innerHeight * LINE
    const passed = sections.filter(({ section }) => section.getBoundingClientRect().top < line)
    // The calculator beside the sections of a wide window is always in view.
    const current = passed
      .filter(({ section }) => section.getBoundingClientRect().bottom > 0)
      .findLast(({ section }) => getComputedStyle(section).gridRowEnd !== 'span 2')?.link
    if (current === shown) return
    shown?.removeAttribute('aria-current')
    current?.setAttribute('aria-current', 'location')
    shown = current
    if (!bar || !current) return
    const { left, width } = current.getBoundingClientRect()
    const room = bar.getBoundingClientRect()
    bar.scrollTo({ left: bar.scrollLeft + left - room.left - (room.width - width) / 2 })
  }
  addEventListener('scroll', update, { passive: true })
  update()
}
