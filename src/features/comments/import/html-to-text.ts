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

const isTag = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi
const breaking = /^(br|p|div|li|ul|ol|blockquote|pre|h[1-6]|tr)$/i

/** Where a link leads is said in brackets, unless its text says so already. */
const withAddress = (_whole: string, double: string, single: string, text: string): string => {
  const address = double ?? single ?? ''
  return !/^https?:/i.test(address) || text.includes(address) ? text : `${text} (${address})`
}

/**
 * What a comment in HTML says, as plain text. It is shown as text everywhere, so nothing in it can run.
 * No pattern here looks on without end for what may never come.
 */
export const htmlToText = (html: string): string =>
  html
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(
      /<a\s[^<>]*?href\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>([\s\S]{0,1000}?)<\/a\s*>/gi,
      withAddress,
    )
    .replace(isTag, (_whole, name: string) => (breaking.test(name) ? '\n' : ''))
    .replace(/&(#?\w{1,10});/g, character)
    // Nothing that no keyboard writes: line breaks and tabs stay.
    .replace(/[\p{Cc}]/gu, (control) => (control === '\n' || control === '\t' ? control : ''))
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
