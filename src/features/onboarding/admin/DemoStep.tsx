'use client'

import { useEffect, useState } from 'react'
import { DialogButton } from '../../../platform/payload/admin/DialogButton'
import { postJson } from '../../../platform/payload/admin/post-json'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import type { DemoRemoval, SiteNow } from '../contract'
import { FinishButton } from './FinishButton'
import { firstStepsTexts } from './first-steps-texts'

const demoUrl = '/api/globals/first-steps/demo'
const removeUrl = '/api/globals/first-steps/remove-demo'

type Texts = (typeof firstStepsTexts)['en']

/** Lists the documents that are removed, and those that stay. */
const Report = ({
  removal: { removed, kept },
  goes,
  t,
}: {
  removal: DemoRemoval
  goes: string
  t: Texts
}) => (
  <>
    {removed.length === 0 ? (
      <p>{t.nothingGoes}</p>
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
        <p>{t.stays}</p>
        <ul>
          {kept.map(({ href, title, label, reason, by }) => (
            <li key={href}>
              <a href={href}>{title}</a> ({label}, {reason === 'used' && by ? t.usedBy(by) : t.changed})
            </li>
          ))}
        </ul>
      </>
    )}
  </>
)

interface ConfirmProps {
  t: Texts
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
      const answer = await fetch(demoUrl, { credentials: 'same-origin', signal: closing.signal })
      const read = answer.ok ? ((await answer.json()) as DemoRemoval | null) : undefined
      if (read) setPlan(read)
      else setProblem(read === null ? t.unknownDemo : t.failed)
    }
    ask().catch(() => closing.signal.aborted || setProblem(t.failed))
    return () => closing.abort()
  }, [t])
  const remove = async () => {
    setBusy(true)
    const answer = await postJson<DemoRemoval | null>(removeUrl, {}, t.failed)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    close()
    onDone(answer.data ?? { removed: [], kept: [] })
  }
  return (
    <>
      <h2>{t.confirm}</h2>
      {plan ? <Report removal={plan} goes={t.goes} t={t} /> : <p role="status">{problem || t.loading}</p>}
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
          {t.removeDemo.replace(' …', '')}
        </button>
        <button type="button" onClick={close}>
          {t.cancel}
        </button>
      </p>
    </>
  )
}

/** The last step: keep or remove the demo. */
export const DemoStep = ({ demo }: Pick<SiteNow, 'demo'>) => {
  const t = usePanelTexts(firstStepsTexts)
  const [done, setDone] = useState<DemoRemoval>()
  if (done)
    return (
      <div role="status">
        <Report removal={done} goes={t.done} t={t} />
        <FinishButton label={t.finish} />
      </div>
    )
  if (demo !== 'known')
    return (
      <>
        <p>{demo === 'removed' ? t.removedDemo : t.unknownDemo}</p>
        <FinishButton label={t.finish} />
      </>
    )
  return (
    <>
      <p>{t.demoIntro}</p>
      <div className="first-steps__buttons">
        <FinishButton label={t.keepDemo} />
        <DialogButton label={t.removeDemo} title={t.confirm}>
          {(close) => <ConfirmRemoval t={t} onDone={setDone} close={close} />}
        </DialogButton>
      </div>
    </>
  )
}
