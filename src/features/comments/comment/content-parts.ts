import { parseUrl } from '../../../shared/address/parse-url'

/** The normalised address if it is http or https; undefined for `javascript:` and others. */
export const webAddress = (text: string): string | undefined => {
  const trimmed = text.trim()
  const url = /^https?:\/\//i.test(trimmed) ? parseUrl(trimmed) : undefined
  if (!url) return undefined
  const { href, protocol, hostname } = url
  return (protocol === 'https:' || protocol === 'http:') && hostname ? href : undefined
}

export interface ContentPart {
  text: string
  /** Set where the text is an address. */
  href?: string
}

const address = /\bhttps?:\/\/[^\s<>"'`]+/gi

const count = (text: string, sign: string): number => text.split(sign).length - 1

/**
 * Drops punctuation at the end of an address, and closing brackets that were opened outside it. Brackets are counted once,
 * so the time stays linear.
 */
const withoutEnd = (found: string): string => {
  let unopened = count(found, ')') - count(found, '(')
  let end = found.length
  for (; end > 0; end--) {
    const last = found[end - 1] as string
    if (last === ')' && unopened > 0) unopened--
    else if (!/[.,;:!?…’”»]/.test(last)) break
  }
  return found.slice(0, end)
}

/** Splits a line into text and web addresses. */
const lineParts = (line: string): ContentPart[] => {
  const parts: ContentPart[] = []
  let done = 0
  for (const { 0: found, index } of line.matchAll(address)) {
    const text = withoutEnd(found)
    const href = webAddress(text)
    if (!href) continue
    if (index > done) parts.push({ text: line.slice(done, index) })
    parts.push({ text, href })
    done = index + text.length
  }
  if (done < line.length) parts.push({ text: line.slice(done) })
  return parts
}

/** A comment's text as paragraphs of lines of parts. Whatever was typed stays text. */
export const contentParagraphs = (content: string): ContentPart[][][] =>
  content
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .filter(Boolean)
    .map((paragraph) => paragraph.split('\n').map(lineParts))
