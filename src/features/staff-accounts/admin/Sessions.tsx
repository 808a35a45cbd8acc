'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import type { SessionDto } from '../sessions/sessions.server'
import { failedTexts } from './people-texts'
import { securityTexts } from './security-texts'

interface SessionsProps {
  user: number
  /** With times that are ready to be read. */
  sessions: SessionDto[]
}

/** Where a user is logged in; each session can be ended. */
export const Sessions = ({ user, sessions }: SessionsProps) => {
  const t = usePanelTexts(securityTexts)
  const failed = usePanelTexts(failedTexts)
  const router = useRouter()
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const isOwn = sessions.some(({ isCurrent }) => isCurrent)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const isOff = !hydrated || busy

  const end = async (session?: string) => {
    setBusy(true)
    const answer = await postJson('/api/users/end-sessions', { user, session }, failed)
    setBusy(false)
    setSaid(answer.ok ? t.ended : answer.message)
    router.refresh()
  }
  return (
    <section aria-labelledby="open-sessions">
      <h2 id="open-sessions">{t.sessions}</h2>
      <p>{t.sessionsIntro}</p>
      {sessions.length === 0 && <p>{t.none}</p>}
      <ul className="security__sessions">
        {sessions.map(({ id, device, begunAt, usedAt, isCurrent }) => (
          <li key={id}>
            <div>
              <strong>{device || t.unknownDevice}</strong>
              <div className="security__note">
                {t.begun(begunAt)}, {t.used(usedAt)}
              </div>
            </div>
            {isCurrent ? (
              <span>{t.current}</span>
            ) : (
              <button
                type="button"
                disabled={isOff}
                aria-label={t.endNamed(device || t.unknownDevice)}
                onClick={() => end(id)}
              >
                {t.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <button type="button" disabled={isOff} onClick={() => end()}>
          {isOwn ? t.endOthers : t.endAll}
        </button>
      )}
      <p role="status">{said}</p>
    </section>
  )
}
