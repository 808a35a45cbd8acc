'use client'

import type { Desk } from './use-desk'

/** What was done, with the button to undo it, and what went wrong. Announced to screen readers. */
export const DeskNotices = ({ desk: { said, failure, offer, undo, texts } }: { desk: Desk }) => (
  <>
    <p role="status" className="desk__said">
      {said}
    </p>
    {failure && (
      <p role="alert" className="desk__failure">
        {failure}
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
