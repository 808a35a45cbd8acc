import type { Locale } from '../../../shared/locale'
import type { OfficeState } from '../request/request-rules'

// Templates of mails that staff have written themselves, without any I/O.

export const MAX_OWN_TEMPLATES = 50

/** Words in braces that are filled in. */
const mailWords = [
  'name',
  'reference',
  'school',
  'course',
  'weeks',
  'start',
  'end',
  'accommodation',
  'total',
  'dates',
  'staff',
  'answers',
] as const

export type MailWord = (typeof mailWords)[number]

/** Words in braces that nothing would fill in, as they were written. */
export const unknownWords = (text: string): string[] => {
  const words = [...text.matchAll(/\{([^{}]*)\}/g)]
  const unknown = words.filter(([, word]) => !mailWords.some((known) => known === word))
  return [...new Set(unknown.map(([written]) => written))]
}

export interface OwnText {
  subject: string
  text: string
}

export interface OwnTemplate {
  /** As a mail names its template. */
  template: string
  name: string
  /** The state that a request gets with the mail; absent if it stays. */
  state?: OfficeState
  texts: Partial<Record<Locale, OwnText>>
}

const PREFIX = 'own:'

export const ownTemplateOf = (id: string): string => `${PREFIX}${id}`

export const isOwnTemplate = (template: string): boolean => template.startsWith(PREFIX)

/** The text of a template for a reader, and its language: the reader's, else one of the fallbacks, else any. */
export const textFor = (
  { texts }: Pick<OwnTemplate, 'texts'>,
  languages: readonly Locale[],
): (OwnText & { language: Locale }) | undefined => {
  const language = [...languages, ...(Object.keys(texts) as Locale[])].find((each) => texts[each])
  const found = language && texts[language]
  return found && { ...found, language }
}
