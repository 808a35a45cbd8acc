/** The map is fetched when its place comes into view. Until then, and without it, there is the address with its links. */
export const map = (): void => {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      import('./browser/show-map').then(
        ({ showMap }) => showMap(target as HTMLElement),
        () => target.classList.add('map-failed'),
      )
    }
  })
  for (const box of document.querySelectorAll('[data-map]')) seen.observe(box)
}
