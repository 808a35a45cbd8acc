/** Switching the language keeps what the visitor has chosen on the page, which stands in its address. */
export const keepChoices = (): void => {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.language-menu a')
    if (!link) return
    link.search = location.search
    link.hash = location.hash
  })
}
