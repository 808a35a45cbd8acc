'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { onboardingPanelMessages } from '../messages/panel/messages'
import { saveUrl } from './StepForm'

/** Ends the steps: the first screen no longer offers them. */
export const FinishButton = ({ label, isMain = true }: { label: string; isMain?: boolean }) => {
  const t = usePanelMessages(onboardingPanelMessages)
  const router = useRouter()
  const hydrated = useHydrated()
  const [problem, setProblem] = useState('')
  const finish = async () => {
    const response = await postJson(saveUrl, { step: 'finished' }, t('firstSteps.failed'))
    if (!response.ok) return setProblem(response.message)
    router.push('/admin')
    router.refresh()
  }
  return (
    <>
      <button
        type="button"
        className={isMain ? 'panel-form__main' : undefined}
        disabled={!hydrated}
        onClick={() => void finish()}
      >
        {label}
      </button>
      {problem && (
        <p role="alert" className="panel-form__error">
          {problem}
        </p>
      )}
    </>
  )
}
