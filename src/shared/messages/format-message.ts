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

export const formatMessage = (message: CompiledMessage, values: MessageValues, language: string): string =>
  typeof message === 'string' ? message : message.map((part) => formatPart(part, values, language)).join('')
