import { decodeHTMLAttribute } from 'entities'

/** What is read of a tag's attributes: names in small letters, values without entities. */
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

/** As React writes values. */
export const escapeValue = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)

const usualName = /^[a-z][a-z0-9:-]*$/i
/** What browsers take for a name, and would write in another way than they have read it. */
const possibleName = /^[^\s"'<>/=\p{Cc}]+$/u

interface Entry {
  /** With its entities: most values are only written again, and islands have very long ones. */
  source: string
  /** React and SVG have capitals in some names. */
  written: string
}

/** The attributes of one tag, to be read, changed and written again. */
export class Attributes implements ReadAttributes {
  readonly #entries = new Map<string, Entry>()

  /** Of names that come twice browsers take the first, however they are written. */
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

  /** What was between double quotes comes out as it was. */
  toString(): string {
    let text = ''
    for (const { written, source } of this.#entries.values())
      text += ` ${written}="${source.replace(/["<>]/g, (char) => escapes[char] ?? char)}"`
    return text
  }
}
