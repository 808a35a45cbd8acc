/**
 * A message as it is after compilation: text, or text and places in their order. A place names its value and, unless the value is shown
 * as it is, how to format it. Scripts in the browser get messages in this form, so that they need no parser.
 */
export type CompiledMessage = string | readonly MessagePart[]

export type MessagePart = string | readonly [name: string, format?: ValueFormat, style?: Choices | string]

type ValueFormat = 'number' | 'date' | 'plural' | 'ordinal' | 'select'

/** The forms of a plural (`one`, `other`, `=0`) or the cases of a select. */
export type Choices = Readonly<Record<string, CompiledMessage>>

type MessageValue = string | number | Date

export type MessageValues = Readonly<Record<string, MessageValue>>

/** Creating a formatter is slow, and a list of lengths needs one fifty times. */
const formatters = new Map<string, unknown>()

const keep = <Formatter>(key: string, create: () => Formatter): Formatter => {
  const formatter = (formatters.get(key) as Formatter | undefined) ?? create()
  formatters.set(key, formatter)
  return formatter
}

const pluralForm = (language: string, type: 'cardinal' | 'ordinal', count: number): string =>
  keep(`${language} ${type}`, () => new Intl.PluralRules(language, { type })).select(count)

const chooseForm = (choices: Choices, format: ValueFormat, value: MessageValue, language: string) => {
  if (format === 'select') return choices[String(value)] ?? choices.other
  const type = format === 'plural' ? 'cardinal' : 'ordinal'
  return choices[`=${value}`] ?? choices[pluralForm(language, type, Number(value))] ?? choices.other
}

const formatPart = (part: MessagePart, values: MessageValues, language: string): string => {
  if (typeof part === 'string') return part
  const [name, format, style] = part
  const value = values[name]
  // A place without a value stays visible, so that it gets noticed.
  if (value === undefined) return `{${name}}`
  if (format === 'number')
    return keep(
      `${language} number ${style}`,
      () => new Intl.NumberFormat(language, style === 'percent' ? { style } : {}),
    ).format(Number(value))
  if (format === 'date') {
    const dateStyle = style as 'short' | 'medium' | 'long' | 'full' | undefined
    // A day without a time: server and browser write the same, wherever they are. Texts get days that are written by the rules of
    // `local-date` as finished words: those rules would be loaded with every page.
    const date = keep(
      `${language} date ${style}`,
      () => new Intl.DateTimeFormat(language, { dateStyle: dateStyle ?? 'medium', timeZone: 'UTC' }),
    )
    return date.format(new Date(value))
  }
  if (format && typeof style === 'object')
    return formatMessage(chooseForm(style, format, value, language) ?? '', values, language)
  return String(value)
}

/** Words that are shortened before a number that is spoken with a vowel: l’8 marzo, dell’11 marzo; l’1 de març, d’11 places. */
const elisions: Partial<Record<string, { number: RegExp; words: Partial<Record<string, string>> }>> = {
  it: {
    number: /^(8|11(?!\d))/,
    words: { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’', nel: 'nell’', sul: 'sull’' },
  },
  ca: {
    // Not 1.000, which is “mil”.
    number: /^(1(?!\d|\.\d)|11(?!\d))/,
    words: { el: 'l’', al: 'a l’', del: 'de l’', pel: 'per l’', de: 'd’' },
  },
}

export const formatMessage = (message: CompiledMessage, values: MessageValues, language: string): string => {
  if (typeof message === 'string') return message
  const texts = message.map((part) => formatPart(part, values, language))
  const elision = elisions[language]
  if (!elision) return texts.join('')
  return texts
    .map((text, at) =>
      typeof message[at] === 'string' && elision.number.test(texts[at + 1] ?? '')
        ? text.replace(/(\p{L}+)\s$/u, (all, word: string) => {
            const short = elision.words[word.toLowerCase()] ?? all
            return /^\p{Lu}/u.test(word) ? short.charAt(0).toUpperCase() + short.slice(1) : short
          })
        : text,
    )
    .join('')
}
