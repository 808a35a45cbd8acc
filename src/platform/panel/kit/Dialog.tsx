'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../../payload/admin/use-hydrated'
import { usePanelMessages } from '../../payload/admin/use-panel-messages'
import { panelMessages } from '../messages/messages'
import { Icon } from './icons'
import '../../payload/admin/panel.css'
import './styles/kit.css'
import './styles/dialog.css'

interface DialogFrameProps {
  ref?: Ref<HTMLDialogElement>
  title: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/**
 * A native dialog that is open while it is rendered. It is at the end of the page, because a form inside Payload's form is not valid
 * HTML; for React it still is inside, so a submit event would reach both.
 */
const DialogFrame = ({ ref, title, className = '', onClose, children }: DialogFrameProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={`${className} panel-form panel-dialog`.trim()}
      aria-label={title}
      onClose={onClose}
      // A click beside the content is on the dialog itself.
      onMouseDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      {children}
    </dialog>,
    document.body,
  )
}

interface DialogButtonProps {
  label: string
  title: string
  className?: string
  /** Content of the dialog. A form in it must stop the propagation of its submit event. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export const DialogButton = ({ label, title, className, children }: DialogButtonProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={!isHydrated}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <DialogFrame
          ref={dialog}
          title={title}
          onClose={() => setOpen(false)}
          {...(className && { className })}
        >
          {children(() => dialog.current?.close())}
        </DialogFrame>
      )}
    </>
  )
}

interface ConfirmDialogProps {
  title: string
  /** What will happen. */
  children?: ReactNode
  /** The verb of what will happen, on the button. */
  action: string
  /** The other button. */
  keep?: string
  isDangerous?: boolean
  onAnswer: (isConfirmed: boolean) => void
}

/** Asks before something that cannot be undone. Rendered while it asks; closing it is a no. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, children, action, keep, isDangerous = false, onAnswer } = props
  const t = usePanelMessages(panelMessages)
  const isConfirmed = useRef(false)
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <DialogFrame ref={dialog} title={title} onClose={() => onAnswer(isConfirmed.current)}>
      <h2>{title}</h2>
      {children}
      <p className="panel-form__actions">
        <button
          type="button"
          className={isDangerous ? 'panel-form__danger' : 'panel-form__main'}
          onClick={() => {
            isConfirmed.current = true
            dialog.current?.close()
          }}
        >
          {action}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {keep ?? t('kit.cancel')}
        </button>
      </p>
    </DialogFrame>
  )
}

interface SidePanelProps {
  title: string
  onClose: () => void
  /** Stays in sight below the content. */
  footer?: ReactNode
  children: ReactNode
}

/** Details beside the screen, which stays where it is. Rendered while it is open; on a phone it covers the screen. */
export const SidePanel = ({ title, onClose, footer, children }: SidePanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const t = usePanelMessages(panelMessages)
  return (
    <DialogFrame ref={dialog} className="kit-side" title={title} onClose={onClose}>
      <div className="kit-side__head">
        <h2>{title}</h2>
        <button
          type="button"
          className="kit-icon-button"
          aria-label={t('kit.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="kit-side__body">{children}</div>
      {footer && <div className="kit-side__foot">{footer}</div>}
    </DialogFrame>
  )
}
