import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { type Locale, panelLocale } from '../../../shared/locale'
import type { TranslationRow } from '../contract'
import { translationsPanelMessages } from '../messages/panel/messages'
import { nameLegends } from '../rich/legend-titles.server'
import { showText } from '../rich/show-text.server'
import { configOf, type Place, placeOf } from '../states/documents.server'
import { type FoundText, findTexts, hashOf, type Step } from '../states/find-texts.server'
import type { ListedText } from './list-texts.server'

type Stored = Record<string, unknown>

interface Document {
  place: Place
  stored: Stored
  texts: Map<string, FoundText>
}

const titleTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).map(String)

const kindLabel = ({ payload, i18n }: PayloadRequest, place: Place): string => {
  const config = configOf(payload, place)
  if (!config) return ''
  return getTranslation('labels' in config ? config.labels.singular : config.label, i18n)
}

/** The title of a document in the default language, or in any that has it. */
const titleOf = (req: PayloadRequest, place: Place, stored: Stored, main: Locale): string => {
  const { i18n, payload } = req
  if ('global' in place) return kindLabel(req, place)
  const { config } = payload.collections[place.collection]
  const { useAsTitle = 'id' } = config.admin
  const value = useAsTitle === 'id' ? undefined : stored[useAsTitle]
  const inMain = (value as Record<string, unknown> | null | undefined)?.[main]
  const title = [inMain, ...titleTexts(value)].find((text) => typeof text === 'string' && text.trim())
  if (title) return String(title)
  return `${getTranslation(config.labels.singular, i18n)} ${translationsPanelMessages(panelLocale(i18n.language))('untitled')} (${place.id})`
}

const stepLabel = ({ i18n }: PayloadRequest, { label, name, row }: Step): string => {
  const written = label ? getTranslation(label as string, i18n) : name
  return row === undefined ? written : `${written} ${row}`
}

/** The newest versions of documents in all languages, with the rights of the user. */
const readDocuments = async (
  req: PayloadRequest,
  names: readonly string[],
): Promise<Map<string, Document>> => {
  const options = { draft: true, depth: 0, locale: 'all', overrideAccess: false, req } as const
  const ids = new Map<CollectionSlug, number[]>()
  const found = new Map<string, Document>()
  const add = (name: string, place: Place, stored: Stored) => {
    const fields = configOf(req.payload, place)?.flattenedFields ?? []
    const texts = [...findTexts(req.payload, fields, stored)].map((text) => [text.path, text] as const)
    found.set(name, { place, stored, texts: new Map(texts) })
  }
  for (const name of new Set(names)) {
    const place = placeOf(req.payload, name)
    if (!place) continue
    if ('global' in place)
      add(name, place, (await req.payload.findGlobal({ slug: place.global, ...options })) as never)
    else ids.set(place.collection, [...(ids.get(place.collection) ?? []), place.id])
  }
  for (const [collection, wanted] of ids) {
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: wanted } },
      pagination: false,
      ...options,
    })
    for (const doc of docs as { id: number }[])
      add(`${collection}:${doc.id}`, { collection, id: doc.id }, doc as never)
  }
  return found
}

const formHref = (place: Place, language: Locale): string =>
  'global' in place
    ? `/admin/globals/${place.global}?locale=${language}`
    : `/admin/collections/${place.collection}/${place.id}?locale=${language}`

/** Listed texts with what they say in the default language and in the chosen one. */
export const showTexts = async (
  req: PayloadRequest,
  listed: readonly ListedText[],
  { language, main }: { language: Locale; main: Locale },
): Promise<TranslationRow[]> => {
  const documents = await readDocuments(
    req,
    listed.map(({ document }) => document),
  )
  const rows = listed.flatMap(({ document, path, rich, state }): TranslationRow[] => {
    const found = documents.get(document)
    const text = found?.texts.get(path)
    if (!found || !text) return []
    const { place, stored } = found
    const { source, text: shown, onlyInDocument, legend } = showText(text, { language, main })
    return [
      {
        document,
        path,
        rich,
        state,
        kind: kindLabel(req, place),
        title: titleOf(req, place, stored, main),
        field: text.steps.map((step) => stepLabel(req, step)).join(' › '),
        onlyInDocument,
        legend,
        source,
        text: shown,
        sourceHash: hashOf(source),
        textHash: hashOf(shown),
        href: formHref(place, language),
        isDraft: stored._status === 'draft',
      },
    ]
  })
  return nameLegends(req, rows, main)
}
