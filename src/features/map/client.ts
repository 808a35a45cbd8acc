/** Prints when the button of a route is pressed, of the page's own route and of those that are loaded later. */
const printRoutes = (): void =>
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print-route]')) print()
  })

/** Fetches each map when it comes into view. Until then, and without it, there is the address with its links. */
export const start = (): void => {
  printRoutes()
  for (const box of document.querySelectorAll<HTMLElement>('[data-map]')) {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      import('./browser/show-map').then(
        (map) => map.openMap(box),
        (error) => {
          console.error('show-map.js', error)
          box.textContent = box.dataset.failed ?? ''
        },
      )
    })
    seen.observe(box)
  }
}
