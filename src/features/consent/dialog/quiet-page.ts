import type { Locale } from '../../../shared/locale'

/**
 * Whether a page is one of these, whatever follows its `?` or `#`. An address without a language stands for all of them.
 * The addresses are those of a configuration, so they are valid.
 */
export const isQuietPage = (page: string, quiet: string[], language: Locale): boolean => {
  const place = (address: string) => {
    const { origin, pathname } = new URL(address, page)
    return origin + `${pathname}/`.replace(RegExp(`^/${language}/`), '/').replace(/\/+$/, '')
  }
  return quiet.some((address) => place(address) === place(page))
}
