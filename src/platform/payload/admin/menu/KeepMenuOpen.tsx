import type { ServerProps } from 'payload'
import { PREFERENCE_KEYS } from 'payload/shared'
import { findAll } from '../../find-documents'
import { MenuKeeper } from './MenuKeeper'

/** Reads whether the user wants the menu open. The browser cannot tell: Payload may have closed the menu before this script runs. */
export const KeepMenuOpen = async ({ payload, user }: ServerProps) => {
  if (!user) return null
  const docs = await findAll(
    payload,
    'payload-preferences',
    {
      key: { equals: PREFERENCE_KEYS.NAV },
      'user.relationTo': { equals: 'users' },
      'user.value': { equals: user.id },
    },
    { limit: 1 },
  )
  const stored = docs[0]?.value as { open?: boolean } | undefined
  return <MenuKeeper isWanted={stored?.open ?? true} />
}
