'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { OwnCodeField } from '../../../platform/payload/admin/forms/IdentityFields'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import type { SetUp } from '../second-factor/store.server'
import { CodeField, RecoveryCodes, SetUpSteps } from './FactorParts'

interface SecondFactorProps {
  /** The user whose it is, if it is not one's own. */
  other?: number
  /** How many recovery codes are left; undefined if it is off. */
  codesLeft?: number
  isObligatory: boolean
}

/** Turns the second factor on and off. An administrator can only remove that of others. */
export const SecondFactorSection = ({ other, codesLeft, isObligatory }: SecondFactorProps) => {
  const t = usePanelMessages(staffAccountsPanelMessages)
  const failed = t('failed')
  const router = useRouter()
  const hydrated = useHydrated()
  const [setUp, setSetUp] = useState<SetUp>()
  const [codes, setCodes] = useState<string[]>()
  const [said, setSaid] = useState<{ text: string; isError: boolean }>()
  const [busy, setBusy] = useState(false)
  const isOn = codesLeft !== undefined
  const isOff = !hydrated || busy

  /** Sends what is in the form to one of the calls; the button that was pressed names it. */
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const path = submitter?.getAttribute('data-call') ?? ''
    const given = { ...Object.fromEntries(new FormData(form)), ...(setUp && { setUp: setUp.setUp }) }
    setBusy(true)
    const response = await postJson<Partial<SetUp> & { recoveryCodes?: string[] }>(
      `/api/users${path}`,
      given,
      failed,
    )
    setBusy(false)
    if (!response.ok) return setSaid({ text: response.message, isError: true })
    form.reset()
    setSetUp(response.data.setUp ? (response.data as SetUp) : undefined)
    setCodes(response.data.recoveryCodes)
    setSaid(
      response.data.setUp || response.data.recoveryCodes
        ? undefined
        : { text: t('factor.done'), isError: false },
    )
    if (!response.data.setUp) router.refresh()
  }
  const password = (label: string) => (
    <label>
      {label}
      <input name="password" type="password" required autoComplete="current-password" />
    </label>
  )
  const button = (call: string, label: string, isMain = false) => (
    <button
      type="submit"
      data-call={call}
      disabled={isOff}
      className={isMain ? 'panel-form__main' : undefined}
    >
      {label}
    </button>
  )
  return (
    <section className="kit-card" aria-labelledby="second-factor">
      <h2 id="second-factor">{t('factor.title')}</h2>
      {other === undefined && <p>{t('factor.intro')}</p>}
      <p>
        {isOn ? t('factor.isOn', { left: codesLeft }) : t('factor.isOff')}{' '}
        {isObligatory && other === undefined && t('factor.obligatory')}
      </p>
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {!codes && (other === undefined || isOn) && (
        <form onSubmit={send}>
          {other !== undefined && (
            <>
              <p>{t('factor.removeOtherIntro')}</p>
              {password(t('factor.ownPassword'))}
              <OwnCodeField />
              {button(`/${other}/second-factor/remove`, t('factor.removeOther'))}
            </>
          )}
          {other === undefined && !isOn && !setUp && (
            <>
              {password(t('factor.password'))}
              {button('/second-factor/begin', t('factor.begin'), true)}
            </>
          )}
          {other === undefined && !isOn && setUp && (
            <>
              <SetUpSteps address={setUp.address} keyText={setUp.key} />
              {button('/second-factor/confirm', t('factor.confirm'), true)}
            </>
          )}
          {other === undefined && isOn && (
            <details>
              <summary>
                {t('factor.newCodes')}, {t('factor.turnOff')}
              </summary>
              {password(t('factor.password'))}
              <CodeField label={t('factor.codeOrRecovery')} />
              {button('/second-factor/recovery-codes', t('factor.newCodes'))}{' '}
              {!isObligatory && button('/second-factor/remove', t('factor.turnOff'))}
            </details>
          )}
        </form>
      )}
      <p role="status" className={said?.isError ? 'panel-form__error' : undefined}>
        {said?.text}
      </p>
    </section>
  )
}
