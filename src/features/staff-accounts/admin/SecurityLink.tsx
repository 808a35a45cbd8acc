'use client'

import { Link, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { DeleteAccount } from './DeleteAccount'

/** In the form of a user: leads to the sessions and the second factor, and deletes the account. */
export const SecurityLink = () => {
  const t = usePanelMessages(staffAccountsPanelMessages)
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (id === undefined) return null
  const isOwn = String(user?.id) === String(id)
  return (
    <>
      <p>
        <Link href={isOwn ? '/admin/security' : `/admin/security/${id}`} prefetch={false}>
          {t('security.link')}
        </Link>
      </p>
      <DeleteAccount />
    </>
  )
}
