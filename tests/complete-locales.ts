import languages from '../src/shared/languages.json' with { type: 'json' }
import { locales } from '../src/shared/locale'

/** The languages that are translated as a whole. Of those that somebody has added, texts may be missing. */
export const completeLocales = locales.filter((locale) => 'complete' in languages[locale])
