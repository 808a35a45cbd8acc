import { decodeHTMLStrict } from 'entities'

/** One reference as text. Unknown names stay as they are written; numbers of no character are left out. */
const decodeReference = (reference: string): string => {
  const text = decodeHTMLStrict(reference)
  if (text === '\ufffd') return ''
  return text === '\u00a0' ? ' ' : text
}

/**
 * Matched at one place only, and not beyond the next `<`. An HTML parser would take “a<b” for a tag without an end and drop
 * the rest of the comment.
 */
const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/iy
const breaking = /^(br|p|div|li|ul|ol|blockquote|pre|h[1-6]|tr)$/i
const href = /(?:^|[\s"'])href\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const endOf: Record<string, RegExp> = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi }

const addressIn = (attributes: string): string => {
  const [, double, single] = href.exec(attributes) ?? []
  const address = double ?? single ?? ''
  return /^https?:/i.test(address) ? address : ''
}

/** A limit for the search of an address in the text of its link. */
const searched = 1000

const indexBehind = (html: string, end: RegExp, from: number): number => {
  end.lastIndex = from
  return end.test(html) ? end.lastIndex : html.length
}

/**
 * The text between the tags, in one pass. The address of a link follows in brackets, unless the text of the link contains
 * it.
 */
const withoutTags = (html: string): string => {
  const parts: string[] = []
  let link: { address: string; begins: number } | undefined
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) break
    parts.push(html.slice(at, open))
    if (html.startsWith('<!--', open)) {
      at = indexBehind(html, /-->/g, open + 4)
      continue
    }
    tag.lastIndex = open
    const [whole = '<', closing, name = '', attributes = ''] = tag.exec(html) ?? []
    at = open + whole.length
    const kind = name.toLowerCase()
    const end = closing ? undefined : endOf[kind]
    if (!name) parts.push(whole)
    else if (end) at = indexBehind(html, end, at)
    else if (breaking.test(kind)) parts.push('\n')
    else if (kind === 'a' && !closing) link = { address: addressIn(attributes), begins: parts.length }
    else if (kind === 'a' && link) {
      const { address, begins } = link
      const said = parts.slice(begins).join('').slice(0, searched).includes(address)
      if (!said) parts.push(` (${address})`)
      link = undefined
    }
  }
  return parts.join('') + html.slice(at)
}

const withoutEmptyEnds = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')

/**
 * The plain text of a comment in HTML. It is shown as text everywhere, so nothing in it can run. The time grows linearly with
 * the length.
 */
export const htmlToText = (html: string): string =>
  withoutEmptyEnds(
    withoutTags(html.replace(/\r\n?/g, '\n'))
      .replace(/&#?\w{1,32};/g, decodeReference)
      // Remove all control characters but line breaks and tabs.
      .replace(/[\p{Cc}]/gu, (control) => (control === '\n' || control === '\t' ? control : '')),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
