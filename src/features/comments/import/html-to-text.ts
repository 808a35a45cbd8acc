/** Those that comments contain; others stay as they are written. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
}

const character = (whole: string, name: string): string => {
  const code = /^#x[0-9a-f]{1,6}$/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : /^#\d{1,7}$/.test(name)
      ? Number(name.slice(1))
      : undefined
  if (code === undefined) return named[name] ?? whole
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
}

/** Matched at one place only, and not beyond the next `<`. */
const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/iy
const breaking = /^(br|p|div|li|ul|ol|blockquote|pre|h[1-6]|tr)$/i
const href = /(?:^|[\s"'])href\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const endOf: Record<string, RegExp> = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi }

const addressIn = (attributes: string): string => {
  const [, double, single] = href.exec(attributes) ?? []
  const address = double ?? single ?? ''
  return /^https?:/i.test(address) ? address : ''
}

/** Nobody searches a whole book for an address. */
const searched = 1000

const indexBehind = (html: string, end: RegExp, from: number): number => {
  end.lastIndex = from
  return end.test(html) ? end.lastIndex : html.length
}

/**
 * The text between the tags, in one walk from the first character to the last. Where a link leads is said in brackets,
 * unless its text says so already.
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
 * What a comment in HTML says, as plain text. It is shown as text everywhere, so nothing in it can run.
 * Twice the text takes twice the time, whatever is in it.
 */
export const htmlToText = (html: string): string =>
  withoutEmptyEnds(
    withoutTags(html.replace(/\r\n?/g, '\n'))
      .replace(/&(#?\w{1,10});/g, character)
      // Nothing that no keyboard writes: line breaks and tabs stay.
      .replace(/[\p{Cc}]/gu, (control) => (control === '\n' || control === '\t' ? control : '')),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
