'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { DefaultCellComponentProps, JSONFieldClientComponent } from 'payload'

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : []

/** A stored list of names, read-only. Payload's own JSON field loads its editor from another site. */
export const NamesField: JSONFieldClientComponent = ({ field, path: givenPath }) => {
  const { path, value } = useField<unknown>({ potentiallyStalePath: givenPath })
  const names = namesOf(value)
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} path={path} />
      {names.length ? (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : (
        <p>none</p>
      )}
    </div>
  )
}

/** The same as a cell of the list view. */
export const NamesCell = ({ cellData }: DefaultCellComponentProps) => (
  <span>{namesOf(cellData).join(', ') || 'none'}</span>
)
