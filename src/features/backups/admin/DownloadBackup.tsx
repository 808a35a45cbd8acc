'use client'

import { useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isAdministrator, type Role } from '../../../platform/payload/access'
import { OwnCodeField } from '../../../platform/payload/admin/forms/IdentityFields'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { backupsPanelMessages } from '../messages/panel/messages'
import '../../../platform/payload/admin/panel.css'
import './backup.css'

/** Above the list of backups: says what a backup contains and downloads one, after asking for the password. */
export const DownloadBackup = () => {
  const t = usePanelMessages(backupsPanelMessages)
  const { user } = useAuth<{ id: number; roles: Role[]; email: string }>()
  const hydrated = useHydrated()
  const password = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ text: string; isError: boolean }>()
  const [downloads, setDownloads] = useState(0)
  const router = useRouter()
  // Nothing tells this screen that the browser has the whole file, so the list is read again for a while.
  useEffect(() => {
    if (!downloads) return
    let left = 20
    const timer = setInterval(() => {
      router.refresh()
      if (--left === 0) clearInterval(timer)
    }, 5_000)
    return () => clearInterval(timer)
  }, [downloads, router])
  if (!user || !isAdministrator(user)) return null

  const download = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setSaid(undefined)
    const given = Object.fromEntries(new FormData(form))
    const response = await postJson<{ address: string }>('/api/backups/permit', given, t('backup.failed'))
    setBusy(false)
    if (!response.ok) {
      setSaid({ text: response.message, isError: true })
      password.current?.focus()
      return
    }
    form.reset()
    setSaid({ text: t('backup.begins'), isError: false })
    // An attachment: the browser saves it, and this screen stays.
    location.assign(response.data.address)
    setDownloads((count) => count + 1)
  }
  return (
    <section className="backup kit-card panel-form" aria-labelledby="backup-title">
      <h2 id="backup-title">{t('backup.title')}</h2>
      <p>{t('backup.contents')}</p>
      <p>
        <strong>{t('backup.warning')}</strong> {t('backup.keepSafe')}
      </p>
      <p>
        {t('backup.restore')} <code>npm run restore -- backup.tar</code>
      </p>
      <form onSubmit={download}>
        {/* Lets password managers fill in the right one. */}
        <input type="hidden" name="username" value={user.email} autoComplete="username" readOnly />
        <label>
          {t('backup.password')}
          <input
            ref={password}
            name="password"
            type="password"
            required
            maxLength={1000}
            autoComplete="current-password"
            aria-describedby="backup-said"
            aria-invalid={said?.isError || undefined}
          />
        </label>
        <OwnCodeField />
        <button type="submit" className="panel-form__main" disabled={!hydrated || busy}>
          {t('backup.download')}
        </button>
      </form>
      <p id="backup-said" role="status" className={said?.isError ? 'panel-form__error' : undefined}>
        {said?.text}
      </p>
    </section>
  )
}
