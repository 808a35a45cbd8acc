import { isLocale, type Locale } from '../../../shared/locale'

/** The page's language if there are texts in it, else the site's, else Spanish. */
export const chooseLanguage = (page: string | undefined, defaultLang?: string): Locale => {
  for (const tag of [page, defaultLang]) {
    const code = tag?.toLowerCase() ?? ''
    const found = [code, code.split('-', 1)[0] ?? ''].find(isLocale)
    if (found) return found
  }
  return 'es'
}
