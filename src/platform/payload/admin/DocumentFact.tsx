'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Stands in the row of facts above a document, which Payload shows at every width and which has no slot for components. Used among
 * the controls of the document.
 */
export const DocumentFact = ({ children }: { children: ReactNode }) => {
  const anchor = useRef<HTMLSpanElement>(null)
  const [facts, setFacts] = useState<Element | null>()
  useEffect(
    () => setFacts(anchor.current?.closest('.doc-controls')?.querySelector('.doc-controls__meta')),
    [],
  )
  return (
    <>
      <span ref={anchor} hidden />
      {facts && createPortal(children, facts)}
    </>
  )
}
