import type { ReactNode } from 'react'
import type { FieldError } from '../../../../shared/form-fields'

/** An error with the link that helps to correct it. */
export const errorText = (error: FieldError | undefined): ReactNode =>
  error?.link ? (
    <>
      {error.message} <a href={error.link.href}>{error.link.text}</a>
    </>
  ) : (
    error?.message
  )
