import { isDeepStrictEqual } from 'node:util'
import type { BuildFormStateArgs, FormState, SanitizedConfig } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

// What a form of the panel sends while somebody types, and what it gets.

type Args = Partial<BuildFormStateArgs>

/**
 * Arguments of the requests that a form sends while somebody types, without Payload's own notices, which `SaveConflicts` replaces.
 * With autosave every save deletes the lock of the document, and the next key takes it again, so a second person would be told
 * only by chance. Payload's dialog about outdated data offers nothing but to load the document again, without the typed text.
 */
export const formStateArgs = (args: Args, { collections, globals }: SanitizedConfig): Args => {
  const entity =
    collections.find(({ slug }) => slug === args.collectionSlug) ??
    globals.find(({ slug }) => slug === args.globalSlug)
  const hasLocks = !entity || !hasAutosaveEnabled(entity)
  return { ...args, checkForStaleData: false, returnLockStatus: Boolean(args.returnLockStatus) && hasLocks }
}

type FormStateResult = { state?: FormState }

/**
 * The form's response to a save, without the values that the server has not changed. After an autosave Payload's form takes over
 * every value of the response except that of the field which was changed last: whoever changed two fields while a draft was being
 * saved would lose the first.
 */
export const keepTypedValues = <Result>(args: Args, result: Result): Result => {
  const { state } = (result ?? {}) as FormStateResult
  const { data, formState: sent } = args
  // With both, the response follows a save: `sent` is what the form has sent, `data` what is stored.
  if (!state || !data || !sent) return result
  const kept = Object.entries(state).map(([path, field]) => {
    if (!(path in sent) || !isDeepStrictEqual(field.value, sent[path]?.value)) return [path, field]
    const { value: _value, ...others } = field
    return [path, others]
  })
  return { ...result, state: Object.fromEntries(kept) as FormState }
}
