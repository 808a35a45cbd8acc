import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Choices, CompiledMessage, MessagePart } from './format-message'

const dateStyles = new Set(['short', 'medium', 'long', 'full'])

const readStyle = (element: MessageFormatElement & { style?: unknown }): string | undefined => {
  const { style } = element
  if (style === undefined || style === null) return undefined
  const isKnown =
    element.type === TYPE.date
      ? dateStyles.has(String(style))
      : element.type === TYPE.number && style === 'percent'
  if (!isKnown) throw new Error('This style of a number or date is not supported.')
  return String(style)
}

/** `counted` is the plural around the element: its value replaces `#`. */
const compileElement = (element: MessageFormatElement, counted: string): MessagePart => {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return [element.value]
    case TYPE.pound:
      return [counted, 'number']
    case TYPE.number:
    case TYPE.date: {
      const format = element.type === TYPE.number ? 'number' : 'date'
      const style = readStyle(element)
      return style ? [element.value, format, style] : [element.value, format]
    }
    case TYPE.select:
      return [element.value, 'select', compileChoices(element.options, counted)]
    case TYPE.plural:
      if (element.offset) throw new Error('“offset” is not supported.')
      return [
        element.value,
        element.pluralType === 'ordinal' ? 'ordinal' : 'plural',
        compileChoices(element.options, element.value),
      ]
    default:
      throw new Error('Times and tags are not supported.')
  }
}

const compileChoices = (
  options: Record<string, { value: MessageFormatElement[] }>,
  counted: string,
): Choices =>
  Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, compile(value, counted)]))

const compile = (elements: MessageFormatElement[], counted: string): CompiledMessage => {
  const parts = elements.map((element) => compileElement(element, counted))
  const [first = ''] = parts
  return parts.length <= 1 && typeof first === 'string' ? first : parts
}

/** Parses a message in ICU MessageFormat. A malformed one throws an error that names what is wrong. */
export const compileMessage = (text: string): CompiledMessage =>
  compile(parse(text, { ignoreTag: true, requiresOtherClause: true }), '')
