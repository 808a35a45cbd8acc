import { type Locale, localePath } from '../../../shared/locale'
import { cefrLevels } from '../catalogue'
import { schoolsMessages } from '../messages/messages'

type Level = (typeof cefrLevels)[number]

const isLevel = (value: string): value is Level => (cefrLevels as readonly string[]).includes(value)

/** Explains a range of levels in a sentence for each end; undefined when one of them is not a level. */
export const levelNote = (locale: Locale, from: string, to: string): string | undefined => {
  const asked = [...new Set([from.toUpperCase(), to.toUpperCase()])]
  if (!asked.every(isLevel)) return undefined
  const t = schoolsMessages(locale)
  return asked.map((level) => `${level}: ${t(`levels.${level}`)}.`).join('\n')
}

/** The address of this text: one for each pair of levels, so that browsers fetch it once for all courses. */
export const levelNotePath = (locale: Locale, from: string, to: string): string =>
  localePath(locale, `/schools/levels/${from}-${to}`.toLowerCase())
