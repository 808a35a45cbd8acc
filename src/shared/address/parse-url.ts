/**
 * The address, or undefined if the text is none. Use it instead of `URL.canParse`, which in Node 20 refuses addresses with
 * letters such as ü as soon as the function has been optimised.
 */
export const parseUrl = (text: string, base?: string | URL): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
