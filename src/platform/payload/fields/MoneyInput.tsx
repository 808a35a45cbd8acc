'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { type ChangeEvent, useEffect, useState } from 'react'
import { readAmount } from '../../../shared/text/amount-text'

/** An invalid amount, which makes the field's validation fail. */
const unreadable = -1

const toMinor = (text: string): number | null => {
  if (text.trim() === '') return null
  const minor = readAmount(text)
  return typeof minor === 'number' ? minor : unreadable
}

const toText = (minor: unknown): string => (typeof minor === 'number' ? (minor / 100).toFixed(2) : '')

/** Staff type decimal amounts; the field stores whole minor units. */
export const MoneyInput: NumberFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, value, setValue, showError } = useField<number | null>({ potentiallyStalePath: givenPath })
  const [text, setText] = useState(toText(value))

  useEffect(() => {
    // A value from outside (a restored version) replaces the text; text that is being typed stays unchanged.
    setText((typed) => (toMinor(typed) === (value ?? null) ? typed : toText(value)))
  }, [value])

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value)
    setValue(toMinor(target.value))
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
