/** The languages of the admin panel. Users choose one in their account; before they have logged in the browser's is used. */
export const panelLanguages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'ca'] as const

export type PanelLanguage = (typeof panelLanguages)[number]

/** Translations of English texts, by that text: for what stays English in the code and is translated where it is shown. */
export type PanelDictionary = Record<string, Record<Exclude<PanelLanguage, 'en'>, string>>

const marks: Record<PanelLanguage, [before: string, after: string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  it: ['«', '»'],
  pt: ['«', '»'],
  ca: ['«', '»'],
}

/** A name in the quotation marks of a language. */
export const quoteIn = (language: string, text: string): string =>
  (marks[language as PanelLanguage] ?? marks.en).join(text)
