'use client'

import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { placesTexts } from './places-texts'
import type { Desk } from './use-desk'

/** What was done, with the button to undo it, and what went wrong. Announced to screen readers. */
export const DeskNotices = ({ desk }: { desk: Desk }) => {
  const { said, failure, offer, undo, insist, isBusy, texts } = desk
  const places = usePanelTexts(placesTexts)
  return (
    <>
      <p role="status" className="desk__said">
        {said}
      </p>
      {failure && (
        <p role="alert" className="desk__failure">
          {failure}
        </p>
      )}
      {insist && (
        <p>
          <button type="button" disabled={isBusy} onClick={insist}>
            {places.anyway}
          </button>
        </p>
      )}
      {offer && (
        <div className="desk__toast">
          <span>{offer.text}</span>
          <button type="button" onClick={undo}>
            {texts.undo}
          </button>
        </div>
      )}
    </>
  )
}
