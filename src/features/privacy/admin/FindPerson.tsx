'use client'

import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useRef, useState } from 'react'
import { EmptyState } from '../../../platform/panel/kit/Page'
import { IdentityFields } from '../../../platform/payload/admin/forms/IdentityFields'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { privacyPanelMessages } from '../messages/panel/messages'
import type { ErasedKind, FoundKind } from '../persons/persons.server'
import { ErasureReport } from './ErasureReport'
import { FoundRecords } from './FoundRecords'
import { saveFile } from './save-file'

type Shown =
  | { step: 'found'; who: string; found: FoundKind[] }
  | { step: 'erased'; report: ErasedKind[]; at: string }

/** Everybody is found by e-mail address, guardians also by name or phone number. */
const isAddress = (who: string) => who.includes('@')

const asked = (who: string) => (isAddress(who) ? { email: who } : { guardian: who })

/** Finds what is stored about a person, saves it as a file and erases it. */
export const FindPerson = () => {
  const t = usePanelMessages(privacyPanelMessages)
  const { i18n } = useTranslation()
  const isReady = useHydrated()
  const [shown, setShown] = useState<Shown>()
  const [said, setSaid] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const identity = useRef<HTMLFormElement>(null)

  /** Password and code of the user, with which both actions are confirmed. */
  const confirmed = () =>
    identity.current?.reportValidity() && Object.fromEntries(new FormData(identity.current))
  const attempt = async (work: () => Promise<void>) => {
    setSaid(undefined)
    setFailure(undefined)
    setBusy(true)
    await work()
    setBusy(false)
  }
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const who = String(new FormData(event.currentTarget).get('who') ?? '').trim()
    return attempt(async () => {
      const response = await postJson<{ found: FoundKind[] }>(
        '/api/persons/find',
        asked(who),
        t('persons.failed'),
      )
      setShown(response.ok ? { step: 'found', who, found: response.data.found } : undefined)
      if (!response.ok) setFailure(response.message)
    })
  }
  const save = (who: string) =>
    attempt(async () => {
      const by = confirmed()
      if (!by) return
      const response = await postJson<object>(
        '/api/persons/export',
        { ...asked(who), ...by },
        t('persons.failed'),
      )
      if (!response.ok) return setFailure(response.message)
      identity.current?.reset()
      saveFile(JSON.stringify(response.data, undefined, 2), 'application/json', 'data-of-a-person.json')
      setSaid(t('persons.saved'))
    })
  const erase = (who: string, found: FoundKind[]) =>
    attempt(async () => {
      const by = confirmed()
      if (!by) return
      const numbers = Object.fromEntries(found.map(({ kind, records }) => [kind, records.length]))
      const body = { ...asked(who), ...by, confirmed: numbers }
      const response = await postJson<{ report: ErasedKind[]; at: string }>(
        '/api/persons/erase',
        body,
        t('persons.failed'),
      )
      if (response.ok) setShown({ step: 'erased', ...response.data })
      // The records have changed since they were found.
      else if (response.status === 409) setShown(undefined)
      if (!response.ok) setFailure(response.message)
    })

  return (
    <>
      <form className="kit-toolbar" onSubmit={find}>
        <label>
          {t('persons.address')}
          <input name="who" minLength={3} maxLength={254} required autoComplete="off" />
        </label>
        <button type="submit" className="panel-form__main" disabled={!isReady || busy}>
          {t('persons.find')}
        </button>
      </form>
      {failure && (
        <p role="alert" className="panel-form__error">
          {failure}
        </p>
      )}
      <div role="status">
        {said && <p className="kit-notice">{said}</p>}
        {shown?.step === 'found' && shown.found.length === 0 && (
          <div className="kit-card">
            <EmptyState
              icon="nothingFound"
              title={
                isAddress(shown.who)
                  ? t('persons.nothing', { address: shown.who })
                  : t('persons.noGuardian', { who: shown.who })
              }
            />
          </div>
        )}
      </div>
      {shown?.step === 'found' && shown.found.length > 0 && (
        <div className="kit-stack">
          <h2>{shown.who}</h2>
          {shown.found.map((each) => (
            <FoundRecords key={each.kind} {...each} language={i18n.language} />
          ))}
          <form className="kit-card" ref={identity} onSubmit={(event) => event.preventDefault()}>
            <IdentityFields />
          </form>
          <p>
            <button type="button" disabled={busy} onClick={() => save(shown.who)}>
              {t('persons.save')}
            </button>
          </p>
          <details>
            <summary>{t('persons.erase')}</summary>
            <p>{t('persons.eraseHint')}</p>
            <button
              type="button"
              className="panel-form__danger"
              disabled={busy}
              onClick={() => erase(shown.who, shown.found)}
            >
              {t('persons.eraseNow')}
            </button>
          </details>
        </div>
      )}
      {shown?.step === 'erased' && <ErasureReport {...shown} language={i18n.language} />}
    </>
  )
}
