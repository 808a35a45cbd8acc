import type { ReactElement, ReactNode } from 'react'
import { cloneElement } from 'react'

interface FormFieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Id of an error message elsewhere on the page. */
  errorId?: string
  /** The input, select or textarea. It gets the id and refers to hint and error. */
  children: ReactElement<{ id?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string }>
}

export function FormField({ id, label, hint, error, errorId, children }: FormFieldProps) {
  const errorRef = error ? `${id}-error` : errorId
  const described = [hint ? `${id}-hint` : '', errorRef].filter(Boolean).join(' ')
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorRef} className="field-error">
          {error}
        </p>
      )}
      {cloneElement(children, {
        id,
        'aria-invalid': errorRef ? true : undefined,
        'aria-describedby': described || undefined,
      })}
    </div>
  )
}
