/** The address as a link may carry it, if it leads to the web; `javascript:` and its like do not. */
export const webAddress = (text: string): string | undefined => {
  const trimmed = text.trim()
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined
  const { href, protocol, hostname } = new URL(trimmed)
  return (protocol === 'https:' || protocol === 'http:') && hostname ? href : undefined
}
