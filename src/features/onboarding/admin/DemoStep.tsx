'use client'

import { useEffect, useState } from 'react'
import { DialogButton } from '../../../platform/panel/kit/Dialog'
import { postJson } from '../../../platform/payload/admin/post-json'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import type { DemoRemoval, SiteNow } from '../contract'
import { type OnboardingPanelMessages, onboardingPanelMessages } from '../messages/panel/messages'
import { FinishButton } from './FinishButton'

const demoUrl = '/api/globals/first-steps/demo'
const removeUrl = '/api/globals/first-steps/remove-demo'

/** Lists the documents that are removed, and those that stay. */
const Report = ({
  removal: { removed, kept },
  goes,
  t,
}: {
  removal: DemoRemoval
  goes: string
  t: OnboardingPanelMessages
}) => (
  <>
    {removed.length === 0 ? (
      <p>{t('firstSteps.nothingGoes')}</p>
    ) : (
      <>
        <p>{goes}</p>
        <ul>
          {removed.map(({ label, count }) => (
            <li key={label}>
              {label}: {count}
            </li>
          ))}
        </ul>
      </>
    )}
    {kept.length > 0 && (
      <>
        <p>{t('firstSteps.stays')}</p>
        <ul>
          {kept.map(({ href, title, label, reason, by }) => (
            <li key={href}>
              <a href={href}>{title}</a> ({label},{' '}
              {reason === 'used' && by ? t('firstSteps.usedBy', { by }) : t('firstSteps.changed')})
            </li>
          ))}
        </ul>
      </>
    )}
  </>
)

interface ConfirmProps {
  t: OnboardingPanelMessages
  onDone: (removal: DemoRemoval) => void
  close: () => void
}

/** Content of the dialog: asks the site what would be removed, and removes it on confirmation. */
const ConfirmRemoval = ({ t, onDone, close }: ConfirmProps) => {
  const [plan, setPlan] = useState<DemoRemoval>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const closing = new AbortController()
    const ask = async () => {
      const response = await fetch(demoUrl, { credentials: 'same-origin', signal: closing.signal })
      const read = response.ok ? ((await response.json()) as DemoRemoval | null) : undefined
      if (read) setPlan(read)
      else setProblem(read === null ? t('firstSteps.unknownDemo') : t('firstSteps.failed'))
    }
    ask().catch(() => closing.signal.aborted || setProblem(t('firstSteps.failed')))
    return () => closing.abort()
  }, [t])
  const remove = async () => {
    setBusy(true)
    const response = await postJson<DemoRemoval | null>(removeUrl, {}, t('firstSteps.failed'))
    setBusy(false)
    if (!response.ok) return setProblem(response.message)
    close()
    onDone(response.data ?? { removed: [], kept: [] })
  }
  return (
    <>
      <h2>{t('firstSteps.confirm')}</h2>
      {plan ? (
        <Report removal={plan} goes={t('firstSteps.goes')} t={t} />
      ) : (
        <p role="status">{problem || t('firstSteps.loading')}</p>
      )}
      {plan && problem && (
        <p role="alert" className="panel-form__error">
          {problem}
        </p>
      )}
      <p className="panel-form__actions">
        <button
          type="button"
          className="panel-form__main"
          disabled={!plan || busy}
          onClick={() => void remove()}
        >
          {t('firstSteps.removeDemo').replace(' …', '')}
        </button>
        <button type="button" onClick={close}>
          {t('firstSteps.cancel')}
        </button>
      </p>
    </>
  )
}

/** The last step: keep or remove the demo. */
export const DemoStep = ({ demo }: Pick<SiteNow, 'demo'>) => {
  const t = usePanelMessages(onboardingPanelMessages)
  const [done, setDone] = useState<DemoRemoval>()
  if (done)
    return (
      <div role="status">
        <Report removal={done} goes={t('firstSteps.done')} t={t} />
        <FinishButton label={t('firstSteps.finish')} />
      </div>
    )
  if (demo !== 'known')
    return (
      <>
        <p>{demo === 'removed' ? t('firstSteps.removedDemo') : t('firstSteps.unknownDemo')}</p>
        <FinishButton label={t('firstSteps.finish')} />
      </>
    )
  return (
    <>
      <p>{t('firstSteps.demoIntro')}</p>
      <div className="first-steps__buttons">
        <FinishButton label={t('firstSteps.keepDemo')} />
        <DialogButton label={t('firstSteps.removeDemo')} title={t('firstSteps.confirm')}>
          {(close) => <ConfirmRemoval t={t} onDone={setDone} close={close} />}
        </DialogButton>
      </div>
    </>
  )
}
