import { LRUCache } from 'lru-cache'
import type { CollectionConfig, GlobalConfig, Payload, PayloadRequest } from 'payload'
import { isLocalised } from '../../../shared/language/resolve-locale-values'
import { isLocale, type Locale } from '../../../shared/locale'
import { textEntrySize } from '../../cache/memory-size'
import { hasTexts, withHooks } from '../extend-config'

// A text that a language lacks is read in another one. Which ones these are is noted here when documents are read, whatever their
// fields are called, and the renderer adds `lang` where a page shows them.

type Texts = Partial<Record<Locale, unknown>>

/** Shorter texts may be names, or a word of the page's own texts. */
const minLength = 10

/** Every render reads its texts again, so the latest are enough. */
const maxBytes = 8 * 1024 * 1024

/** The texts in a value. Pages show the lines of a text one by one. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string')
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length >= minLength)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

class ForeignTexts {
  readonly #languages = new LRUCache<string, Locale>({ maxSize: maxBytes, sizeCalculation: textEntrySize })

  /** Notes a value that was read in the first of some languages that has it. The first of them is that of the page. */
  note([locale, ...fallbacks]: readonly Locale[], texts: Texts): void {
    if (!locale || fallbacks.length === 0) return
    const own = texts[locale]
    if (own !== undefined && own !== null && own !== '') {
      // An identical text may have been noted as untranslated before.
      if (this.#languages.size) for (const text of textsIn(own)) this.#languages.delete(`${locale} ${text}`)
      return
    }
    const found = fallbacks.find((fallback) => texts[fallback])
    if (found) for (const text of textsIn(texts[found])) this.#languages.set(`${locale} ${text}`, found)
  }

  languageOf(locale: Locale, text: string): Locale | undefined {
    return text.length < minLength || !this.#languages.size
      ? undefined
      : this.#languages.get(`${locale} ${text}`)
  }
}

const registries = new WeakMap<Payload, ForeignTexts>()

export const foreignTextsOf = (payload: Payload): ForeignTexts => {
  const known = registries.get(payload) ?? new ForeignTexts()
  registries.set(payload, known)
  return known
}

/** Before Payload chooses the language of each text, a document has all of them. */
const noteTexts = ({ doc, req }: { doc: unknown; req: PayloadRequest }): void => {
  const { locale, fallbackLocale, payload } = req
  if (!locale || !isLocale(locale) || !fallbackLocale) return
  const languages = [locale, ...[fallbackLocale].flat().filter(isLocale)]
  if (languages.length === 1) return
  const foreign = foreignTextsOf(payload)
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if (!Array.isArray(part) && isLocalised(part)) foreign.note(languages, part)
    else for (const inner of Object.values(part)) walk(inner)
  }
  walk(doc)
}

/** Notes the texts of a collection or global that are shown in another language. */
export const notingForeignTexts = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity =>
  hasTexts(entity.fields)
    ? (withHooks<CollectionConfig | GlobalConfig>(entity, { beforeRead: [noteTexts] }) as Entity)
    : entity
