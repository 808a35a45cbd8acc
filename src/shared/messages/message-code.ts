import type { MessageValues } from './format-message'
import type { MessageParams, Translator } from './translator'

type CodeOf<Params extends MessageParams> = {
  [Key in keyof Params & string]: Params[Key] extends readonly [infer Values]
    ? { code: Key; params: { [Name in keyof Values]: Values[Name] | CodeOf<Params> } }
    : { code: Key }
}[keyof Params & string]

/** A message of `Messages` that a rule returns; whoever knows the language translates it. Its values may be messages, too. */
export type MessageCode<Messages> = Messages extends Translator<infer Params> ? CodeOf<Params> : never

interface AnyCode {
  code: string
  params?: Readonly<Record<string, unknown>>
}

const isCode = (value: unknown): value is AnyCode =>
  typeof value === 'object' && value !== null && 'code' in value

/** Translates what a rule returned. */
export const translateCode = <Params extends MessageParams>(
  t: Translator<Params>,
  found: CodeOf<Params>,
): string => {
  const translate = t as unknown as (key: string, values: MessageValues) => string
  const format = ({ code, params = {} }: AnyCode): string =>
    translate(
      code,
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, isCode(value) ? format(value) : value]),
      ) as MessageValues,
    )
  return format(found)
}
