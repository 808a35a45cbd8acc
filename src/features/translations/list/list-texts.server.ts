import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { readRows, sql, t } from '../../../platform/database/statement'
import { readSiteLanguages } from '../../../platform/payload/fields/required-texts'
import type { Locale } from '../../../shared/locale'
import type { LanguageProgress, StateFilter, TextState } from '../contract'
import { documentOf, kindOf, translatedEntities } from '../states/documents.server'
import { countTexts, parseTexts } from '../states/text-counts.server'
import { type StoredText, stateOf } from '../states/text-states'

const tr = t.translations

export interface ListedText {
  document: string
  path: string
  rich: boolean
  state: TextState
}

interface Kind {
  /** The collection, or `globals:` and the name of a global. */
  value: string
  label: string
  /** How many texts the state filter leaves of it. */
  count: number
}

export interface TextList {
  main: Locale
  language: Locale | undefined
  progress: LanguageProgress[]
  kinds: Kind[]
  /** The texts that the filters leave, in the order of the menu. */
  texts: ListedText[]
}

export interface Filters {
  language?: Locale | undefined
  kind?: string | undefined
  state: StateFilter
}

/** Kinds of documents that the user of `req` may change, in the order of the panel's menu. */
const kindsOf = async (req: PayloadRequest): Promise<Omit<Kind, 'count'>[]> => {
  const { collections, globals } = translatedEntities(req.payload)
  const kinds = await Promise.all([
    ...collections.map(async ({ slug, labels, access }) =>
      (await access.update({ req })) ? [{ value: slug, label: getTranslation(labels.plural, req.i18n) }] : [],
    ),
    ...globals.map(async ({ slug, label, access }) =>
      (await access.update({ req }))
        ? [{ value: documentOf({ global: slug as never }), label: getTranslation(label, req.i18n) }]
        : [],
    ),
  ])
  return kinds.flat()
}

const shows = (filter: StateFilter, state: TextState) =>
  filter === 'all' || filter === state || (filter === 'open' && state !== 'current')

const numberOf = (document: string) => Number(document.slice(document.indexOf(':') + 1))

/** The texts of all documents that the user may change, grouped by kind. */
const readTexts = async (req: PayloadRequest, kinds: readonly Omit<Kind, 'count'>[]) => {
  const rows = await readRows(req.payload, sql`select ${tr.document}, ${tr.texts} from ${tr}`)
  const byKind = new Map<string, { document: string; texts: StoredText[] }[]>()
  for (const { document, texts } of rows as { document: string; texts: unknown }[]) {
    const kind = kindOf(document)
    const list = byKind.get(kind) ?? []
    byKind.set(kind, list)
    list.push({ document, texts: parseTexts(texts) })
  }
  return kinds.map(({ value, label }) => ({
    value,
    label,
    documents: (byKind.get(value) ?? []).sort((a, b) => numberOf(a.document) - numberOf(b.document)),
  }))
}

/** How many texts of a language wait for what the filter shows. */
const waiting = ({ missing, outdated }: LanguageProgress, filter: StateFilter): number =>
  filter === 'missing' ? missing : filter === 'outdated' ? outdated : missing + outdated

/** How far the translation into each public language is, and the texts that the filters leave. */
export const listTexts = async (
  req: PayloadRequest,
  { language, kind, state }: Filters,
): Promise<TextList> => {
  const [{ shown, main }, kinds] = await Promise.all([readSiteLanguages(req), kindsOf(req)])
  const groups = await readTexts(req, kinds)
  const progress = shown
    .filter((code) => code !== main)
    .map((code): LanguageProgress => ({ language: code, missing: 0, outdated: 0, current: 0 }))
  for (const counted of progress)
    for (const { documents } of groups)
      for (const { texts } of documents)
        for (const text of texts) {
          const found = stateOf(text, counted.language, main)
          if (found) counted[found]++
        }
  const chosen =
    progress.find((counted) => counted.language === language) ??
    progress.find((counted) => waiting(counted, state) > 0) ??
    progress[0]
  const list: TextList = { main, language: chosen?.language, progress, kinds: [], texts: [] }
  if (!chosen) return list
  for (const { value, label, documents } of groups) {
    const found = documents.flatMap(({ document, texts }) =>
      texts.flatMap((text) => {
        const textState = stateOf(text, chosen.language, main)
        return textState && shows(state, textState)
          ? [{ document, path: text.path, rich: text.rich, state: textState }]
          : []
      }),
    )
    if (documents.length) list.kinds.push({ value, label, count: found.length })
    if (!kind || kind === value) list.texts.push(...found)
  }
  return list
}

/** How many texts of the documents that the user may change are missing or outdated, in all public languages together. */
export const countWaiting = async (req: PayloadRequest): Promise<Record<'missing' | 'outdated', number>> => {
  const [{ shown, main }, kinds] = await Promise.all([readSiteLanguages(req), kindsOf(req)])
  const counts = await countTexts(req.payload, main)
  const waiting = { missing: 0, outdated: 0 }
  for (const { value } of kinds)
    for (const [language, found] of counts.get(value) ?? []) {
      if (!shown.includes(language)) continue
      waiting.missing += found.missing
      waiting.outdated += found.outdated
    }
  return waiting
}
