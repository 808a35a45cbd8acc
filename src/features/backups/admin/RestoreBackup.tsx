'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useState } from 'react'
import { IdentityFields } from '../../../platform/payload/admin/forms/IdentityFields'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { backupsPanelMessages } from '../messages/panel/messages'
import type { BackupContents } from '../restore/stored-backups.server'
import '../../../platform/payload/admin/panel.css'
import '../../../platform/panel/kit/styles/timeline.css'
import './backup.css'

interface RestoreBackupProps {
  options: { name: string; text: string }[]
  timeZone: string
}

const pauseMs = 2000

/** Loads the page again once the site was away and is ready. */
const useReturn = (isLeaving: boolean) =>
  useEffect(() => {
    if (!isLeaving) return
    let wasAway = false
    const timer = setInterval(async () => {
      const isReady = await fetch('/readyz').then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady && wasAway) location.reload()
      wasAway ||= !isReady
    }, pauseMs)
    return () => clearInterval(timer)
  }, [isLeaving])

/** Chooses a backup, shows what it contains and what would be lost, and restores it after the password. */
export const RestoreBackup = ({ options, timeZone }: RestoreBackupProps) => {
  const t = usePanelMessages(backupsPanelMessages)
  const { i18n } = useTranslation()
  const router = useRouter()
  const hydrated = useHydrated()
  const [name, setName] = useState(options[0]?.name ?? '')
  const [contents, setContents] = useState<BackupContents>()
  const [busy, setBusy] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [said, setSaid] = useState<{ text: string; isError?: true }>()
  useReturn(isLeaving)

  const call = async <Data,>(path: string, body: object, working: string): Promise<Data | undefined> => {
    setBusy(true)
    setSaid({ text: working })
    const response = await postJson<Data>(path, body, t('backup.failed'))
    setBusy(false)
    setSaid(response.ok ? undefined : { text: response.message, isError: true })
    return response.ok ? response.data : undefined
  }
  const inspect = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setContents(await call<BackupContents>('/api/backups/inspect', { name }, t('restore.checking')))
  }
  const restore = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget))
    const answer = await call<{ restarts: boolean }>(
      '/api/backups/restore',
      { ...given, name },
      t('restore.working'),
    )
    if (!answer) return
    if (!answer.restarts) return router.refresh()
    setLeaving(true)
    setSaid({ text: t('restore.restarts') })
  }
  const choose = (chosen: string) => {
    setName(chosen)
    setContents(undefined)
    setSaid(undefined)
  }
  const facts = contents && [
    {
      label: t('restore.made'),
      value: new Intl.DateTimeFormat(i18n.language, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone,
      }).format(new Date(contents.createdAt)),
    },
    { label: t('restore.version'), value: contents.version },
    { label: t('restore.pages'), value: contents.pages },
    { label: t('restore.enrolments'), value: contents.enrolments },
    { label: t('restore.files'), value: contents.files },
  ]
  return (
    <>
      <form onSubmit={inspect}>
        <label>
          {t('restore.choose')}
          <select value={name} onChange={({ target }) => choose(target.value)} disabled={busy || isLeaving}>
            {options.map((option) => (
              <option key={option.name} value={option.name}>
                {option.text}
              </option>
            ))}
          </select>
        </label>
        {!contents && (
          <button type="submit" className="panel-form__main" disabled={!hydrated || busy}>
            {t('restore.inspect')}
          </button>
        )}
      </form>
      {contents && (
        <form onSubmit={restore}>
          <dl className="kit-facts">
            {facts?.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>
            <strong>{t('restore.lost', { count: String(contents.newEnrolments) })}</strong>
          </p>
          <label>
            {t('restore.word')}
            <input name="word" required maxLength={200} autoComplete="off" />
          </label>
          <IdentityFields />
          <button type="submit" className="panel-form__main" disabled={busy || isLeaving}>
            {t('restore.go')}
          </button>
        </form>
      )}
      <p role="status" className={said?.isError ? 'panel-form__error' : undefined}>
        {said?.text}
      </p>
    </>
  )
}

/** Takes back a restore that waits for the next start. */
export const CallOffRestore = () => {
  const t = usePanelMessages(backupsPanelMessages)
  const router = useRouter()
  const hydrated = useHydrated()
  const [problem, setProblem] = useState('')
  const callOff = async () => {
    const response = await postJson('/api/backups/withdraw', {}, t('backup.failed'))
    if (response.ok) router.refresh()
    else setProblem(response.message)
  }
  return (
    <>
      <button type="button" className="panel-form__main" disabled={!hydrated} onClick={callOff}>
        {t('restore.callOff')}
      </button>
      <p role="status" className="panel-form__error">
        {problem}
      </p>
    </>
  )
}
