'use client'

import type { RefObject } from 'react'
import { useSay } from '../../moderation/list/say-context'
import { keyHelp } from './keyboard-shortcuts'

/** Dialog that lists the keyboard shortcuts. */
export const KeyHelp = ({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) => {
  const say = useSay()
  return (
    <dialog ref={dialog} className="moderation-help panel-dialog" aria-label={say('Keys')}>
      <h2>{say('Keys')}</h2>
      <dl>
        {keyHelp.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
      <p>{say('Single keys do nothing while you type, and together with Ctrl, Alt or Meta.')}</p>
      <form method="dialog">
        <button type="submit">{say('Close')}</button>
      </form>
    </dialog>
  )
}
