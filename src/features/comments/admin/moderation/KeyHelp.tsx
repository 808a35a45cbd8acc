'use client'

import type { RefObject } from 'react'
import { keyHelp } from './keyboard-shortcuts'

/** What the keys do. */
export const KeyHelp = ({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) => (
  <dialog ref={dialog} className="moderation-help panel-dialog" aria-label="Keys">
    <h2>Keys</h2>
    <dl>
      {keyHelp.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <p>Single keys do nothing while you type, and together with Ctrl, Alt or Meta.</p>
    <form method="dialog">
      <button type="submit">Close</button>
    </form>
  </dialog>
)
