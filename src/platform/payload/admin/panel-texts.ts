import languages from '../../../shared/languages.json' with { type: 'json' }

type Languages = typeof languages

export type PanelLanguage = {
  [Code in keyof Languages]: Languages[Code] extends { panel: unknown } ? Code : never
}[keyof Languages]

/** The languages of the admin panel. Users choose one in their account; before they have logged in the browser's is used. */
export const panelLanguages = Object.entries(languages).flatMap(([code, language]) =>
  'panel' in language ? [code as PanelLanguage] : [],
)

/** Labels of a feature's collections, globals and blocks, by language and by their place in the configuration. */
export type Labels = { readonly [Language in PanelLanguage]?: Readonly<Record<string, string>> }

const marks: Partial<Record<string, [before: string, after: string]>> = {
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  it: ['«', '»'],
  pt: ['«', '»'],
  ca: ['«', '»'],
}

/** A name in the quotation marks of a language. */
export const quoteIn = (language: string, text: string): string => (marks[language] ?? ['“', '”']).join(text)
