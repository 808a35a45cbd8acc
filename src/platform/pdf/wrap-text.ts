/**
 * Breaks a text into lines of at most `width`. All scripts that we print are written with spaces, so lines break there and after
 * hyphens and slashes; a longer word, such as an address, breaks anywhere.
 */
export const wrapText = (text: string, width: number, widthOf: (text: string) => number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    const fits = (longer: string) => widthOf(longer.trimEnd()) <= width
    for (const piece of paragraph.split(/(?<=[ /])|(?<=\p{L}-)(?=\p{L})/u)) {
      if (fits(line + piece)) {
        line += piece
        continue
      }
      if (line.trim()) lines.push(line.trimEnd())
      line = ''
      for (const char of piece) {
        if (line && !fits(line + char)) {
          lines.push(line)
          line = ''
        }
        line += char
      }
    }
    return [...lines, line.trimEnd()]
  })
