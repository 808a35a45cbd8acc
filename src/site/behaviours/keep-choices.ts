/** Links to other languages keep the visitor's choices, which are in the page's query. */
export const keepChoices = (): void => {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.language-menu a')
    if (!link) return
    link.search = location.search
    link.hash = location.hash
  })
}
