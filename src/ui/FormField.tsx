import type { ReactElement, ReactNode } from 'react'
import { cloneElement } from 'react'

interface FormFieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with it. */
  error?: ReactNode
  /** Id of what says it instead, where that stands elsewhere on the page. */
  errorId?: string
  /** The input, select or textarea; it gets its id and is tied to hint and error. */
  children: ReactElement<{ id?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string }>
}

/** A field of a form with its label, hint and error, read out together. */
export function FormField({ id, label, hint, error, errorId, children }: FormFieldProps) {
  const wrongBy = error ? `${id}-error` : errorId
  const described = [hint ? `${id}-hint` : '', wrongBy].filter(Boolean).join(' ')
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={wrongBy} className="field-error">
          {error}
        </p>
      )}
      {cloneElement(children, {
        id,
        'aria-invalid': wrongBy ? true : undefined,
        'aria-describedby': described || undefined,
      })}
    </div>
  )
}
