'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from './use-hydrated'
import './panel.css'

interface DialogButtonProps {
  label: string
  title: string
  className?: string
  /** Content of the dialog. A form in it must stop the propagation of its submit event. */
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens a dialog. The dialog is at the end of the page, because a form inside Payload's form is not valid HTML; for
 * React it still is inside, so a submit event would reach both.
 */
export const DialogButton = ({ label, title, className = '', children }: DialogButtonProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const isHydrated = useHydrated()
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={!isHydrated}
        onClick={() => {
          setOpen(true)
          requestAnimationFrame(() => dialog.current?.showModal())
        }}
      >
        {label}
      </Button>
      {open &&
        createPortal(
          <dialog
            ref={dialog}
            className={`${className} panel-form panel-dialog`.trim()}
            aria-label={title}
            onClose={() => setOpen(false)}
          >
            {children(() => dialog.current?.close())}
          </dialog>,
          document.body,
        )}
    </>
  )
}
