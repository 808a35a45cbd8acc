'use client'

import { UndoToast } from '../../../../platform/panel/kit/Toast'
import type { Office } from './use-office'

/**
 * Notices about the last action, with the button to undo it, and about errors. They stay in sight wherever the page is scrolled to,
 * and are announced to screen readers.
 */
export const OfficeNotices = ({ office }: { office: Office }) => {
  const { said, failure, offers, undo, withdraw, insist, isBusy, isRefreshing, texts } = office
  return (
    <>
      <p role="status" className="office__said">
        {said}
      </p>
      {failure && (
        <div className="office__refused">
          <p role="alert" className="office__failure">
            {failure}
          </p>
          {insist && (
            <button type="button" disabled={isBusy} onClick={insist}>
              {texts('capacity.anyway')}
            </button>
          )}
        </div>
      )}
      <UndoToast
        offers={offers}
        label={texts('office.undo')}
        isShown={!isRefreshing}
        undo={undo}
        expire={withdraw}
      />
    </>
  )
}
