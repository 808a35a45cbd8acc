import type { BuildFormStateArgs, SanitizedConfig } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

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
