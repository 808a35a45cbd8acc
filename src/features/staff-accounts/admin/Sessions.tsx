'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import type { SessionDto } from '../sessions/sessions.server'

interface SessionsProps {
  user: number
  /** With times that are ready to be read. */
  sessions: SessionDto[]
}

/** Where a user is logged in; each session can be ended. */
export const Sessions = ({ user, sessions }: SessionsProps) => {
  const t = usePanelMessages(staffAccountsPanelMessages)
  const failed = t('failed')
  const router = useRouter()
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const isOwn = sessions.some(({ isCurrent }) => isCurrent)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const isOff = !hydrated || busy

  const end = async (session?: string) => {
    setBusy(true)
    const response = await postJson('/api/users/end-sessions', { user, session }, failed)
    setBusy(false)
    setSaid(response.ok ? t('security.ended') : response.message)
    router.refresh()
  }
  return (
    <section className="kit-card" aria-labelledby="open-sessions">
      <h2 id="open-sessions">{t('security.sessions')}</h2>
      <p>{t('security.sessionsIntro')}</p>
      {sessions.length === 0 && <p>{t('security.none')}</p>}
      <ul className="security__sessions">
        {sessions.map(({ id, device, begunAt, usedAt, isCurrent }) => (
          <li key={id}>
            <div>
              <strong>{device || t('security.unknownDevice')}</strong>
              <div className="security__note">
                {t('security.begun', { when: begunAt })}, {t('security.used', { when: usedAt })}
              </div>
            </div>
            {isCurrent ? (
              <span>{t('security.current')}</span>
            ) : (
              <button
                type="button"
                disabled={isOff}
                aria-label={t('security.endNamed', { device: device || t('security.unknownDevice') })}
                onClick={() => end(id)}
              >
                {t('security.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <button type="button" disabled={isOff} onClick={() => end()}>
          {isOwn ? t('security.endOthers') : t('security.endAll')}
        </button>
      )}
      <p role="status">{said}</p>
    </section>
  )
}
