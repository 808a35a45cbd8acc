import { decodeHTMLStrict } from 'entities'
import { Parser } from 'htmlparser2'

/** The value of `lang` of a text that is in another language than its page; undefined for all others. */
export type ForeignLang = (text: string) => string | undefined

interface TextNode {
  text: string
  start: number
  end: number
}

interface OpenElement {
  name: string
  /** Where an attribute can be added: the end of the start tag. */
  attributesAt: number
  /** The language of the element, its own or inherited. */
  lang: string | undefined
  hasLang: boolean
  texts: TextNode[]
  hasElements: boolean
  /** React expects the elements of an island as it has rendered them. Attributes may differ. */
  isInIsland: boolean
  /** Its texts are not read as content. */
  isSkipped: boolean
}

const skipped = new Set(['head', 'script', 'style', 'svg', 'textarea'])
const withoutMarkup = new Set(['option', 'title'])
/** A title within a sentence of the page's own texts. */
const quotedParts = /[“„«]\s?([^“”„«»]+?)\s?[”“»]/g
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

const outside: OpenElement = {
  name: '',
  attributesAt: 0,
  lang: undefined,
  hasLang: true,
  texts: [],
  hasElements: true,
  isInIsland: false,
  isSkipped: false,
}

/**
 * Adds `lang` to every text of a page that is in another language, so that screen readers read it with the right sounds. An element
 * that contains nothing else gets the attribute, other texts and titles in quotation marks a `<span>`. Pictures get it for their
 * alternative text.
 */
export const markLanguages = (html: string, foreignLang: ForeignLang): string => {
  const inserts: { at: number; markup: string }[] = []
  const open: OpenElement[] = [outside]
  const around = () => open.at(-1) ?? outside
  let isText = false

  /** The language of a text, if it differs from that of the element around it. */
  const otherLang = (text: string, { lang }: OpenElement): string | undefined => {
    const found = foreignLang(text.trim())
    return found === lang ? undefined : found
  }

  const markTexts = (element: OpenElement) => {
    const texts = element.texts.filter(({ text }) => text.trim())
    const isAlone = texts.length === 1 && !element.hasElements && !element.hasLang
    const mayHaveSpans = !element.isInIsland && !withoutMarkup.has(element.name)
    const addSpan = (lang: string, start: number, end: number) =>
      inserts.push({ at: start, markup: `<span lang="${lang}">` }, { at: end, markup: '</span>' })
    for (const { text, start, end } of texts) {
      const lang = otherLang(text, element)
      if (lang && isAlone) inserts.push({ at: element.attributesAt, markup: ` lang="${lang}"` })
      else if (lang && mayHaveSpans) addSpan(lang, start, end)
      else if (!lang && mayHaveSpans)
        for (const { 0: part, 1: title = '', index } of html.slice(start, end).matchAll(quotedParts)) {
          const titleLang = otherLang(decodeHTMLStrict(title), element)
          const at = start + index + part.indexOf(title, 1)
          if (titleLang) addSpan(titleLang, at, at + title.length)
        }
    }
  }

  const parser = new Parser({
    onopentag: (name, { lang, alt }) => {
      isText = false
      const parent = around()
      parent.hasElements = true
      const element: OpenElement = {
        name,
        attributesAt: html[parser.endIndex - 1] === '/' ? parser.endIndex - 1 : parser.endIndex,
        lang: lang ?? parent.lang,
        hasLang: lang !== undefined,
        texts: [],
        hasElements: false,
        isInIsland: parent.isInIsland || name === 'sh-island',
        isSkipped: parent.isSkipped || skipped.has(name),
      }
      if (!voids.has(name)) open.push(element)
      else if (name === 'img' && alt && !element.hasLang)
        markTexts({ ...element, texts: [{ text: alt, start: 0, end: 0 }] })
    },
    ontext: (text) => {
      const { texts, isSkipped } = around()
      if (isSkipped) return
      const last = texts.at(-1)
      // An entity is a text of its own for the parser.
      if (isText && last) {
        last.text += text
        last.end = parser.endIndex + 1
      } else texts.push({ text, start: parser.startIndex, end: parser.endIndex + 1 })
      isText = true
    },
    oncomment: () => {
      isText = false
    },
    onclosetag: (name) => {
      isText = false
      if (voids.has(name) || open.length === 1) return
      const element = open.pop()
      if (element && !element.isSkipped) markTexts(element)
    },
  })
  parser.end(html)

  inserts.sort((a, b) => a.at - b.at)
  let marked = ''
  let from = 0
  for (const { at, markup } of inserts) {
    marked += html.slice(from, at) + markup
    from = at
  }
  return marked + html.slice(from)
}
