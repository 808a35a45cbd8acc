'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { DefaultCellComponentProps, JSONFieldClientComponent } from 'payload'
import { usePanelMessages } from '../admin/use-panel-messages'
import { payloadPanelMessages } from '../messages/panel/messages'

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : []

/** A stored list of names, read-only. Payload's own JSON field loads its editor from another site. */
export const NamesField: JSONFieldClientComponent = ({ field, path: givenPath }) => {
  const { path, value } = useField<unknown>({ potentiallyStalePath: givenPath })
  const names = namesOf(value)
  const none = usePanelMessages(payloadPanelMessages)('namesField')
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
        <p>{none}</p>
      )}
    </div>
  )
}

/** A list of names in a cell of the list view. */
export const NamesCell = ({ cellData }: DefaultCellComponentProps) => {
  const none = usePanelMessages(payloadPanelMessages)('namesField')
  return <span>{namesOf(cellData).join(', ') || none}</span>
}
