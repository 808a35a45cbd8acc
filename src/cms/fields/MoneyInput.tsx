'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { type ChangeEvent, useEffect, useState } from 'react'

/** `130.5` or `130,50` in minor units; undefined when it is not an amount. */
const toMinor = (text: string): number | null | undefined => {
  if (text.trim() === '') return null
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

const toText = (minor: unknown): string => (typeof minor === 'number' ? (minor / 100).toFixed(2) : '')

/** Lets staff type amounts as they write them, and keeps whole minor units. */
export const MoneyInput: NumberFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, value, setValue, showError } = useField<number | null>({ potentiallyStalePath: givenPath })
  const [text, setText] = useState(toText(value))

  useEffect(() => {
    // A value from elsewhere (a restored version) replaces the text; what is being typed stays as typed.
    setText((typed) => (toMinor(typed) === (value ?? null) ? typed : toText(value)))
  }, [value])

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value)
    const minor = toMinor(target.value)
    // An impossible number makes the field's own validation speak.
    setValue(minor === undefined ? -1 : minor)
  }
  return (
    <div className={`field-type number${showError ? ' error' : ''}`} style={{ flexGrow: 1 }}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={`field-${path.replace(/\./g, '__')}`}
          inputMode="decimal"
          type="text"
          value={text}
          onChange={change}
          disabled={readOnly}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
