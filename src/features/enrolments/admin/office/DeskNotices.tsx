'use client'

import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { placesTexts } from './places-texts'
import type { Desk } from './use-desk'

/**
 * What was done, with the button to undo it, and what went wrong. It stays in sight wherever the page is scrolled to, and is
 * announced to screen readers.
 */
export const DeskNotices = ({ desk }: { desk: Desk }) => {
  const { said, failure, offer, undo, notice, insist, isBusy, texts } = desk
  const places = usePanelTexts(placesTexts)
  return (
    <>
      <p role="status" className="desk__said">
        {said}
      </p>
      {failure && (
        <div className="desk__refused">
          <p role="alert" className="desk__failure">
            {failure}
          </p>
          {insist && (
            <button type="button" disabled={isBusy} onClick={insist}>
              {places.anyway}
            </button>
          )}
        </div>
      )}
      {offer && (
        <div className="desk__toast">
          <span>{offer.text}</span>
          <button type="button" onClick={undo}>
            {texts.undo}
          </button>
        </div>
      )}
      {notice && !offer && (
        <div className="desk__toast" aria-hidden="true">
          <span>{notice.text}</span>
        </div>
      )}
    </>
  )
}
