/** Whether a page is one of these; what follows a `?` or `#` counts only where the list names it. */
export const isQuietPage = (page: string, quiet: Iterable<string>): boolean => {
  const here = new URL(page)
  return [...quiet].some((address) => {
    if (!URL.canParse(address, page)) return false
    const { origin, pathname, search } = new URL(address, page)
    const plain = (path: string) => path.replace(/(?<=.)\/+$/, '')
    return (
      origin === here.origin &&
      plain(pathname) === plain(here.pathname) &&
      (search === '' || search === here.search)
    )
  })
}
