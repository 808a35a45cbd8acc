'use client'

import type { RefObject } from 'react'
import { useMessages } from '../../moderation/list/messages-context'
import { keyHelp } from './keyboard-shortcuts'

/** Dialog that lists the keyboard shortcuts. */
export const KeyHelp = ({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) => {
  const t = useMessages()
  return (
    <dialog ref={dialog} className="moderation-help panel-dialog" aria-label={t('panel.keys')}>
      <h2>{t('panel.keys')}</h2>
      <dl>
        {keyHelp.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('key.note')}</p>
      <form method="dialog">
        <button type="submit">{t('panel.close')}</button>
      </form>
    </dialog>
  )
}
