import { decodeHTMLAttribute } from 'entities'

/** Read access to the attributes of a tag: lowercase names, decoded values. */
export interface ReadAttributes {
  get: (name: string) => string | undefined
  has: (name: string) => boolean
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes values in the same way as React. */
export const escapeValue = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)

const usualName = /^[a-z][a-z0-9:-]*$/i
/** Other names that browsers accept. */
const possibleName = /^[^\s"'<>/=\p{Cc}]+$/u

interface Entry {
  /** Not decoded: most values are written unchanged, and those of islands are very long. */
  source: string
  /** The original spelling: some names of React and SVG have capitals. */
  written: string
}

/** The attributes of one tag. They can be read, changed and written. */
export class Attributes implements ReadAttributes {
  readonly #entries = new Map<string, Entry>()

  /** If a name appears twice in any spelling, the first one wins, as in browsers. */
  constructor(given: Record<string, string>) {
    for (const written in given) {
      const name = written.toLowerCase()
      if (this.#entries.has(name) || !(usualName.test(written) || possibleName.test(written))) continue
      this.#entries.set(name, { source: given[written] ?? '', written })
    }
  }

  get(name: string): string | undefined {
    const entry = this.#entries.get(name)
    return entry && decodeHTMLAttribute(entry.source)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  names(): string[] {
    return [...this.#entries.keys()]
  }

  set(name: string, value: string): void {
    this.#entries.set(name, { source: escapeValue(value), written: name })
  }

  delete(name: string): void {
    this.#entries.delete(name)
  }

  /** Values that were in double quotes are written unchanged. */
  toString(): string {
    let text = ''
    for (const { written, source } of this.#entries.values())
      text += ` ${written}="${source.replace(/["<>]/g, (char) => escapes[char] ?? char)}"`
    return text
  }
}
