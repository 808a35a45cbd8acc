'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import type { Office } from './use-office'

export interface OfficeFormProps {
  office: Office
  send: (fields: FormData) => unknown
  /** The text of its button. */
  submit: string
  isMain?: boolean
  className?: string
  onChange?: () => void
  children: ReactNode
}

/** A form of the office. It waits until the browser has taken over and the change before it is shown. */
export const OfficeForm = ({ office, send, submit, isMain, children, ...form }: OfficeFormProps) => {
  const isReady = useHydrated()
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      {children}
      <button
        type="submit"
        className={isMain ? 'panel-form__main' : undefined}
        disabled={!isReady || office.isBusy}
      >
        {submit}
      </button>
    </form>
  )
}
