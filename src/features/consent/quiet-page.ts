/** Whether a page is one of these, whatever follows its `?` or `#`. */
export const isQuietPage = (page: string, quiet: Iterable<string>): boolean => {
  const place = (address: string) => {
    const { origin, pathname } = new URL(address, page)
    return origin + pathname.replace(/\/+$/, '')
  }
  return [...quiet].some((address) => URL.canParse(address, page) && place(address) === place(page))
}
