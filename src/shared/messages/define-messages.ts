import { defaultLocale, type Locale, languageTag } from '../locale'
import { compileMessage } from './compile-message'
import { createTranslator, type FoundMessage, type MessageParams, type Translator } from './translator'

type Texts = Readonly<Record<string, string>>

/** All texts of a feature. */
export interface Messages<Params extends MessageParams> {
  (locale: Locale): Translator<Params>
  keys: <Prefix extends string = ''>(
    prefix?: Prefix,
  ) => Extract<keyof Params & string, `${Prefix}${string}`>[]
}

const neverSent = () => {
  throw new Error('A translator cannot be sent to the browser: pick its messages.')
}

/** A text is compiled when it is first used: a start would compile ten languages of which a site may offer one. */
const messageFinder = (language: string, texts: Texts | undefined, english: Texts) => {
  const compiled = new Map<string, FoundMessage>()
  return (key: string): FoundMessage => {
    const known = compiled.get(key)
    if (known) return known
    const own = texts?.[key]
    const message = compileMessage(own || (english[key] ?? key))
    const found = { message, language: own ? language : defaultLocale }
    compiled.set(key, found)
    return found
  }
}

export const defineMessages = <Params extends MessageParams>(
  texts: Readonly<Partial<Record<Locale, Texts>>>,
): Messages<Params> => {
  const english = texts[defaultLocale] ?? {}
  const translators = new Map<Locale, Translator<Params>>()
  return Object.assign(
    (locale: Locale) => {
      const known = translators.get(locale)
      if (known) return known
      const created = createTranslator<Params>(
        languageTag(locale),
        messageFinder(languageTag(locale), texts[locale], english),
        neverSent,
      )
      translators.set(locale, created)
      return created
    },
    {
      keys: <Prefix extends string>(prefix?: Prefix) =>
        Object.keys(english).filter((key) => key.startsWith(prefix ?? '')) as Extract<
          keyof Params & string,
          `${Prefix}${string}`
        >[],
    },
  )
}
