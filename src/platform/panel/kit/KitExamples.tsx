'use client'

import { useState } from 'react'
import { DateField } from './DateField'
import { ConfirmDialog, SidePanel } from './Dialog'
import { Toast } from './Toast'

/** For developers only, so in no other language. */
const examples = {
  side: 'Side panel',
  confirm: 'Confirm',
  toast: 'Toast',
  title: 'Delete this price list?',
  text: 'Stored quotes keep their prices.',
  action: 'Delete it',
  done: 'The enrolment was assigned.',
  undo: 'Undo',
  save: 'Save',
  start: 'Start of the course',
}

type Shown = 'side' | 'confirm' | 'toast'

/** What opens when somebody clicks. */
export const KitExamples = ({ today }: { today: string }) => {
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  return (
    <>
      <p className="kit-row">
        {(['side', 'confirm', 'toast'] as const).map((name) => (
          <button key={name} type="button" onClick={() => setShown(name)}>
            {examples[name]}
          </button>
        ))}
      </p>
      <DateField label={examples.start} name="start" defaultValue={today} min={today} />
      {shown === 'side' && (
        <SidePanel
          title={examples.side}
          onClose={close}
          footer={
            <button type="button" className="panel-form__main">
              {examples.save}
            </button>
          }
        >
          <p>{examples.text}</p>
        </SidePanel>
      )}
      {shown === 'confirm' && (
        <ConfirmDialog title={examples.title} action={examples.action} isDangerous onAnswer={close}>
          <p>{examples.text}</p>
        </ConfirmDialog>
      )}
      {shown === 'toast' && <Toast text={examples.done} action={{ label: examples.undo, run: close }} />}
    </>
  )
}
