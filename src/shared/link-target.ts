/** Accepts a path of this site or a web address, but neither `javascript:` nor `//host`. */
export const isLinkTarget = (value: string): boolean => {
  if (/^\/(?![/\\])/.test(value)) return !/\s/.test(value)
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}
