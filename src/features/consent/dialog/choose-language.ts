import { isLocale, type Locale } from '../../../shared/locale'

/** The first of the wanted languages that has texts, else the default, else Spanish. */
export const chooseLanguage = (wanted: readonly (string | undefined)[], defaultLang?: string): Locale => {
  for (const tag of [...wanted, defaultLang]) {
    const code = tag?.toLowerCase() ?? ''
    const found = [code, code.split('-', 1)[0] ?? ''].find(isLocale)
    if (found) return found
  }
  return 'es'
}
