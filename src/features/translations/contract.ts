import { z } from 'zod'
import { type Locale, locales } from '../../shared/locale'

export const TRANSLATIONS_PATH = '/admin/translations'

/** `outdated`: the text in the default language has changed since the translation was written. */
const textStates = ['missing', 'outdated', 'current'] as const

export type TextState = (typeof textStates)[number]

/** Filters of the screen: `open` means missing or outdated. */
export const stateFilters = ['open', ...textStates, 'all'] as const

export type StateFilter = (typeof stateFilters)[number]

/** One text of a document in one language, beside the text that it translates. */
export interface TranslationRow {
  /** As `pages:12`, or `globals:home-page`. */
  document: string
  /** Names of fields and ids of rows, joined by dots. */
  path: string
  /** Kind of the document, in the language of the panel. */
  kind: string
  title: string
  /** The field, with the rows that it is in. */
  field: string
  /** A text with formatting is shown and edited as lines with marks: see rich/to-marks.ts. */
  rich: boolean
  /** It has parts that marks cannot express. */
  onlyInDocument: boolean
  /** Targets of the marks of links, pictures and embedded content. */
  legend: { mark: string; label: string; document?: string }[]
  source: string
  text: string
  state: TextState
  /** Fingerprints of both texts as they are shown. */
  sourceHash: string
  textHash: string
  /** The form of the document in this language. */
  href: string
  /** The newest version is a draft: what is saved here stays in it. */
  isDraft: boolean
}

export interface LanguageProgress {
  language: Locale
  missing: number
  outdated: number
  current: number
}

const change = z.strictObject({
  document: z.string().min(3).max(100),
  path: z.string().min(1).max(400),
  /** Its length is judged text by text. */
  text: z.string(),
  sourceHash: z.string().max(20),
  textHash: z.string().max(20),
})

export type TextChange = z.infer<typeof change>

export const saveSchema = z.strictObject({
  language: z.enum(locales),
  texts: z.array(change).min(1).max(100),
})

export type SaveRequest = z.infer<typeof saveSchema>

export type SavedText = Pick<TextChange, 'document' | 'path'> &
  /** `text` is as it is shown from now on: marks may be written in several ways. */
  (
    | ({ result: 'saved' } & Pick<TranslationRow, 'text' | 'textHash' | 'legend'>)
    /** The translation or the source was changed meanwhile; this is what is stored now. */
    | ({
        result: 'conflict'
        /** Who has saved the document last, if it keeps that and it was somebody else. */
        by?: string
      } & Pick<TranslationRow, 'source' | 'text' | 'sourceHash' | 'textHash' | 'legend'>)
    /** `inText`: what was typed is wrong, and not where it was to be stored. */
    | { result: 'refused'; message: string; inText?: true }
  )

export interface ImportReport {
  changed: number
  same: number
  /** Nothing is imported unless this is empty. */
  refused: { row: number; column: string; message: string }[]
}
