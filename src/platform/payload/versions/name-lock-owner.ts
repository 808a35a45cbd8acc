import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'
import { findById } from '../find-documents'

interface Lock {
  user?: { relationTo: string; value: unknown }
}

/**
 * Payload shows the address of whoever edits a document, or "User: 1" to editors, who may not read the accounts of others. Its dialog
 * and its lists take the text from `email`; this puts the name there.
 */
const nameOwner: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as Lock
  if (user?.relationTo !== 'users' || !user.value) return doc
  const id = typeof user.value === 'object' ? (user.value as { id: number }).id : Number(user.value)
  const owner = await findById(req, 'users', id, { select: { name: true, email: true } })
  if (!owner) return doc
  return { ...doc, user: { ...user, value: { id, collection: 'users', email: owner.name || owner.email } } }
}

/** Payload adds the collection of locks itself, so its hook is added to the finished configuration. */
export const nameLockOwners = (config: SanitizedConfig): SanitizedConfig => {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  locks?.hooks.afterRead.push(nameOwner)
  return config
}
