'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { panelMessages } from '../../../platform/panel/messages/messages'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import './people.css'

/** In the list of users: who was invited and has not logged in yet. */
export const InvitationCell = ({
  cellData,
  rowData,
}: DefaultCellComponentProps<DateFieldClient, string | null>) => {
  const t = usePanelMessages(staffAccountsPanelMessages)
  const failed = t('failed')
  const kept = usePanelMessages(panelMessages)('mailNotSent')
  const hydrated = useHydrated()
  const [said, setSaid] = useState<string>()
  const [renewed, setRenewed] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!cellData) return null

  const sendAgain = async () => {
    setBusy(true)
    const response = await postJson<{ isMailKept: boolean }>(`/api/users/${rowData.id}/invite`, {}, failed)
    setBusy(false)
    if (response.ok) setRenewed(true)
    setSaid(response.ok ? (response.data.isMailKept ? kept : t('invitation.sent')) : response.message)
  }
  return (
    <span className="people-invitation">
      {new Date(cellData) > new Date() || renewed ? t('invitation.open') : t('invitation.expired')}{' '}
      <button type="button" onClick={sendAgain} disabled={!hydrated || busy}>
        {t('invitation.again')}
      </button>{' '}
      <span role="status">{said}</span>
    </span>
  )
}
