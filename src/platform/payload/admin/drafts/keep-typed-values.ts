import { isDeepStrictEqual } from 'node:util'
import type { BuildFormStateArgs, FormState } from 'payload'

type FormStateResult = { state?: FormState }

/**
 * The form's answer to a save, without the values that the server has not changed. After an autosave Payload's form takes over
 * every value of the answer except that of the field which was changed last: whoever changed two fields while a draft was being
 * saved would lose the first.
 */
export const keepTypedValues = <Result>(args: Partial<BuildFormStateArgs>, result: Result): Result => {
  const { state } = (result ?? {}) as FormStateResult
  const { data, formState: sent } = args
  // With both, the answer follows a save: `sent` is what the form has sent, `data` what is stored.
  if (!state || !data || !sent) return result
  const kept = Object.entries(state).map(([path, field]) => {
    if (!(path in sent) || !isDeepStrictEqual(field.value, sent[path]?.value)) return [path, field]
    const { value: _value, ...others } = field
    return [path, others]
  })
  return { ...result, state: Object.fromEntries(kept) as FormState }
}
