import type { ReactElement, ReactNode } from 'react'
import { cloneElement } from 'react'

interface FormFieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with it. */
  error?: ReactNode
  /** The input, select or textarea; it gets its id and is tied to hint and error. */
  children: ReactElement<{ id?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string }>
}

/** A field of a form with its label, hint and error, read out together. */
export function FormField({ id, label, hint, error, children }: FormFieldProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {cloneElement(children, {
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
    </div>
  )
}
