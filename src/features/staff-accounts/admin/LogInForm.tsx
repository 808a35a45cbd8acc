'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import type { SetUp } from '../second-factor/store.server'
import { CodeField, RecoveryCodes, SetUpSteps } from './FactorParts'

interface Credentials {
  email: string
  password: string
}

interface LoggedIn {
  recoveryCodes?: string[]
}

/** The set-up that a refusal carries. */
const setUpIn = ({ setUp, key, address }: Record<string, unknown> = {}): SetUp => ({
  setUp: String(setUp),
  key: String(key),
  address: String(address),
})

type Step =
  | { kind: 'password' }
  | { kind: 'code'; credentials: Credentials }
  | { kind: 'set-up'; credentials: Credentials; setUp: SetUp }
  | { kind: 'codes'; codes: string[] }

/** E-mail address and password, then the code of the second factor, or its set-up where the role needs one. */
export const LogInForm = ({ to, onEnter }: { to: string; onEnter?: () => void }) => {
  const { t: payloadText } = useTranslation()
  const t = usePanelMessages(staffAccountsPanelMessages)
  const failed = t('failed')
  const hydrated = useHydrated()
  const [step, setStep] = useState<Step>({ kind: 'password' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  // A full load: what the panel keeps between screens was made for somebody who is not logged in, e.g. it knows no language.
  const enter = onEnter ?? (() => location.assign(to))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (step.kind === 'codes') return
    const form = event.currentTarget
    const text = (name: string) => String(new FormData(form).get(name) ?? '')
    const credentials =
      step.kind === 'password' ? { email: text('email'), password: text('password') } : step.credentials
    const setUp = step.kind === 'set-up' ? { setUp: step.setUp.setUp } : {}
    setBusy(true)
    setError(undefined)
    const response = await postJson<LoggedIn>(
      '/api/users/login',
      { ...credentials, code: text('code'), ...setUp },
      failed,
    )
    if (response.ok && !response.data.recoveryCodes) return enter()
    setBusy(false)
    if (response.ok) setStep({ kind: 'codes', codes: response.data.recoveryCodes ?? [] })
    else if (response.code === 'second_factor_required') setStep({ kind: 'code', credentials })
    else if (response.code === 'second_factor_set_up')
      setStep({ kind: 'set-up', credentials, setUp: setUpIn(response.details) })
    else setError(response.message)
  }
  if (step.kind === 'codes')
    return (
      <div className="log-in panel-form">
        <RecoveryCodes codes={step.codes} onKept={enter} />
      </div>
    )
  return (
    <form className="log-in panel-form" method="post" onSubmit={submit}>
      {step.kind === 'password' && (
        <>
          <label>
            {payloadText('general:email')}
            <input id="field-email" name="email" type="email" required autoComplete="username" />
          </label>
          <label>
            {payloadText('general:password')}
            <input
              id="field-password"
              name="password"
              type="password"
              required
              autoComplete="current-password"
            />
          </label>
        </>
      )}
      {step.kind === 'code' && <CodeField label={t('factor.codeOrRecovery')} />}
      {step.kind === 'set-up' && (
        <>
          <p>
            <strong>{t('factor.obligatory')}</strong> {t('factor.intro')}
          </p>
          <SetUpSteps address={step.setUp.address} keyText={step.setUp.key} />
        </>
      )}
      <p role="alert" className="panel-form__error">
        {error}
      </p>
      <button type="submit" className="panel-form__main" disabled={!hydrated || busy}>
        {payloadText('authentication:login')}
      </button>
      {step.kind === 'password' ? (
        <Link href="/admin/forgot" prefetch={false}>
          {payloadText('authentication:forgotPasswordQuestion')}
        </Link>
      ) : (
        <button type="button" onClick={() => setStep({ kind: 'password' })}>
          {t('factor.back')}
        </button>
      )}
    </form>
  )
}
