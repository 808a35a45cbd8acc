import type { Payload, Where } from 'payload'
import type { Originals } from '../../shared/language/original-texts'
import {
  allLanguages,
  fallbackLocales,
  hiddenIds,
  type SiteLanguages,
} from '../../shared/language/site-languages'
import type { Locale } from '../../shared/locale'
import type { RenderReads } from '../cache/query-memo'

/** Dependencies of every query: the database, the language, and where to note the tags of the documents that it reads. */
export interface QueryContext {
  payload: Payload
  locale: Locale
  /** The languages of the site; absent where nothing depends on them. */
  languages?: SiteLanguages
  /** Staff preview: read the newest draft instead of the published version. */
  draft: boolean
  /** Notes a tag of the page that is being rendered, so that a later change invalidates it. */
  tag: (tag: string) => void
  /** Notes until when the page that is being rendered is true, e.g. to the end of the day whose start dates it offers. */
  validUntil?: (time: Date) => void
  /** Recent reads that pages share; absent in previews and where a visitor's request is stored. */
  shared?: RenderReads | undefined
}

type Languages = Pick<QueryContext, 'locale' | 'languages'>

/** Where texts come from that the language of the page lacks, the best first. */
export const fallbacksOf = ({ locale, languages = allLanguages }: Languages): Locale[] =>
  fallbackLocales(languages, locale)

/** Reads texts in the language of the page, and what it lacks in those it falls back to. */
export const readIn = (ctx: Languages) => ({ locale: ctx.locale, fallbackLocale: fallbacksOf(ctx) })

/** Reads texts as they were written in one language, without those that it lacks. */
export const writtenIn = (locale: Locale) => ({ locale, fallbackLocale: false }) as const

/** Reads a document in the languages that its texts may come from, to know which texts are not translated. */
export const readOriginals = async <Row>(
  ctx: Languages,
  read: (locale: Locale) => Promise<Row | null | undefined>,
): Promise<Originals<Row>> => {
  const found = await Promise.all(
    fallbacksOf(ctx).map(async (locale) => ({ locale, row: await read(locale) })),
  )
  return found.flatMap(({ locale, row }) => (row ? [{ locale, row }] : []))
}

/** Leaves out the documents that are hidden in the language of the page because they are not translated. */
export const shownIn = ({ locale, languages }: Partial<Languages>, collection: string): Where[] => {
  const hidden = locale && languages ? hiddenIds(languages, locale, collection) : []
  return hidden.length ? [{ id: { not_in: hidden } }] : []
}

const renders = new WeakMap<QueryContext['tag'], Map<string, Promise<unknown>>>()

/** Reads something once per render, for all features. The function `tag` identifies the render. */
export const oncePerRender = <T>(
  { tag }: Pick<QueryContext, 'tag'>,
  key: string,
  read: () => Promise<T>,
): Promise<T> => {
  const known = renders.get(tag) ?? new Map<string, Promise<unknown>>()
  renders.set(tag, known)
  const found = (known.get(key) as Promise<T> | undefined) ?? read()
  known.set(key, found)
  return found
}

/**
 * Reads something that pages share until content changes. It must depend on nothing but the key and the language (not even on
 * that if it is `all`), and nobody may change it. `read` gets a context of its own, whose notes reach every page that uses the
 * result.
 */
export const sharedRead = <Ctx extends QueryContext, T>(
  ctx: Ctx,
  key: string,
  read: (ctx: Ctx) => Promise<T>,
  language: Locale | 'all' = ctx.locale,
): Promise<T> =>
  ctx.shared?.isCurrent() && !ctx.draft
    ? ctx.shared.get(`${language} ${key}`, (tag, validUntil) => read({ ...ctx, tag, validUntil }), ctx)
    : oncePerRender(ctx, key, () => read(ctx))
