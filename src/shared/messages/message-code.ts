import type { MessageValues } from './format-message'
import type { MessageParams, Translator } from './translator'

type CodeOf<Params extends MessageParams> = {
  [Key in keyof Params & string]: Params[Key] extends readonly [infer Values]
    ? { code: Key; params: { [Name in keyof Values]: Values[Name] | CodeOf<Params> } }
    : { code: Key }
}[keyof Params & string]

/** What a rule found, for whoever knows the language to say: a message of `Messages`. Its values may be messages, too. */
export type MessageCode<Messages> = Messages extends Translator<infer Params> ? CodeOf<Params> : never

interface AnyCode {
  code: string
  params?: Readonly<Record<string, unknown>>
}

const isCode = (value: unknown): value is AnyCode =>
  typeof value === 'object' && value !== null && 'code' in value

/** Says what a rule found. */
export const translateCode = <Params extends MessageParams>(
  t: Translator<Params>,
  found: CodeOf<Params>,
): string => {
  const say = t as unknown as (key: string, values: MessageValues) => string
  const write = ({ code, params = {} }: AnyCode): string =>
    say(
      code,
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, isCode(value) ? write(value) : value]),
      ) as MessageValues,
    )
  return write(found)
}
