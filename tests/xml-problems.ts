/** Why a text is not well-formed XML, as far as feeds go: no doctype, no CDATA. Empty when it is. */
export const xmlProblems = (text: string): string[] => {
  const problems: string[] = []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML does not allow
  const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u
  if (illegal.test(text)) problems.push('a character that XML does not know')
  const body = text.replace(/^<\?xml [^?]*\?>\s*/, '')
  const open: string[] = []
  const tag = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/y
  const words = /[^<]+/y
  let place = 0
  while (place < body.length) {
    tag.lastIndex = place
    words.lastIndex = place
    const found = tag.exec(body)
    const between = found ? null : words.exec(body)
    if (!found && !between) return [...problems, `no tag: ${body.slice(place, place + 40)}`]
    if (/&(?!(amp|lt|gt|quot|#39);)/.test((found ?? between)?.[0] ?? '')) problems.push('an unknown entity')
    if (between && !open.length && between[0].trim()) problems.push(`outside: ${between[0]}`)
    if (found) {
      const [, end, name = '', , empty] = found
      if (end && open.pop() !== name) problems.push(`</${name}> closes something else`)
      if (!end && !empty) open.push(name)
    }
    place = (found ? tag : words).lastIndex
  }
  return open.length ? [...problems, `not closed: ${open}`] : problems
}
