import { type CompiledMessage, formatMessage, type MessageValues } from './format-message'

/** The values of each message by its key: an empty tuple, or one object. Generated from the English texts. */
export type MessageParams = Record<string, readonly [] | readonly [MessageValues]>

/** Says a text in one language: `t('key')` or `t('key', values)`. */
export interface Translator<Params extends MessageParams> {
  <Key extends keyof Params & string>(key: Key, ...values: Params[Key]): string
  /** The text of a message with its places as `{name}`, for whoever fills them in later. */
  template: (key: keyof Params & string) => string
  picked: (keys: readonly string[]) => PickedMessages
}

/** Picked messages as JSON: part of the properties of an island, or of an attribute that a script reads. */
export interface PickedMessages {
  messagesIn: string
  messages: Readonly<Record<string, CompiledMessage>>
  /** The keys of texts that are not translated: their plurals are those of English. */
  english?: readonly string[]
}

export interface FoundMessage {
  message: CompiledMessage
  /** That of the translator, or English. */
  language: string
}

const templateText = (message: CompiledMessage): string =>
  typeof message === 'string'
    ? message
    : message.map((part) => (typeof part === 'string' ? part : `{${part[0]}}`)).join('')

/** A translator of the messages that `find` knows. `toJSON` says what a browser gets of it. */
export const createTranslator = <Params extends MessageParams>(
  language: string,
  find: (key: string) => FoundMessage,
  toJSON: () => PickedMessages,
): Translator<Params> => {
  const translate = (key: string, values: MessageValues = {}) => {
    const found = find(key)
    return formatMessage(found.message, values, found.language)
  }
  return Object.assign(translate, {
    template: (key: string) => templateText(find(key).message),
    picked: (keys: readonly string[]) => {
      const english = keys.filter((key) => find(key).language !== language)
      return {
        messagesIn: language,
        messages: Object.fromEntries(keys.map((key) => [key, find(key).message])),
        ...(english.length && { english }),
      }
    },
    toJSON,
  }) as unknown as Translator<Params>
}

/** The translator of messages that were picked for a browser. */
const translator = <Params extends MessageParams>(picked: PickedMessages): Translator<Params> =>
  createTranslator(
    picked.messagesIn,
    (key) => ({
      message: picked.messages[key] ?? key,
      language: picked.english?.includes(key) ? 'en' : picked.messagesIn,
    }),
    () => picked,
  )

/** A translator that can be sent to the browser, with the messages that a script needs. */
export const pickMessages = <Params extends MessageParams, Key extends keyof Params & string>(
  t: Translator<Params>,
  keys: readonly Key[],
): Translator<Pick<Params, Key>> => translator(t.picked(keys))

/** For `JSON.parse`: gives the picked messages in properties back as translators. */
export const reviveMessages = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value && 'messagesIn' in value ? translator(value as PickedMessages) : value

/** The messages that the server has put into an attribute. */
export const readMessages = <Params extends MessageParams>(json: string | undefined): Translator<Params> =>
  translator(json ? JSON.parse(json) : { messagesIn: 'en', messages: {} })
