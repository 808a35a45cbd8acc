/** The languages of the admin panel. Users choose one in their account; before they have logged in the browser's is used. */
export const panelLanguages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'ca'] as const

export type PanelLanguage = (typeof panelLanguages)[number]

/** The texts of a screen, the same set in every language: strings, or functions for those with values in them. */
export type PanelTexts<Texts> = Record<PanelLanguage, Texts>

/** The texts in the language of Payload's `i18n.language`. Client components use `usePanelTexts`. */
export const textsIn = <Texts>(texts: PanelTexts<Texts>, language: string): Texts =>
  texts[language as PanelLanguage] ?? texts.en

/** Translations of English texts, by that text: for what stays English in the code and is translated where it is shown. */
export type PanelDictionary = Record<string, Record<Exclude<PanelLanguage, 'en'>, string>>

const marks: PanelTexts<[before: string, after: string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  it: ['«', '»'],
  pt: ['«', '»'],
  ca: ['«', '»'],
}

/** A name in the quotation marks of a language. */
export const quoteIn = (language: string, text: string): string => textsIn(marks, language).join(text)
