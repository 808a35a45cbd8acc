/** A path of this site or a web address; never `javascript:` and never `//elsewhere`. */
export const isLinkTarget = (value: string): boolean => {
  if (/^\/(?![/\\])/.test(value)) return !/\s/.test(value)
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}
