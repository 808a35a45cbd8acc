import { copyText } from './text/copy-text'

/** Remembers the results of a rule by its text, and begins anew when there are too many: a lookup is faster than most rules. */
export const rememberResults = <Result>(
  rule: (text: string) => Result,
  most: number,
): ((text: string) => Result) => {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const result = rule(text)
    // Header values are slices of the whole request, which they would keep in memory.
    known.set(copyText(text), result)
    return result
  }
}
