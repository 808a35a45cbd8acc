'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useEditDepth,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { type ChangeEvent, useState } from 'react'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import type { PostZones } from '../contract'
import { newsPanelMessages } from '../messages/panel/messages'
import './school-time.css'

const useZone = ({ bySchool, withoutSchool }: PostZones): string => {
  const school = useFormFields(([fields]) => fields.school?.value) as
    | number
    | { id: number }
    | null
    | undefined
  const id = typeof school === 'object' ? school?.id : school
  return (id && bySchool[id]) || withoutSchool
}

type Props = Pick<TextFieldClientProps, 'field' | 'path' | 'readOnly'> & { zones: PostZones }

/**
 * The value is the time that the clock at the school shows. The server finds out which point in time that is: this browser may
 * know other rules for the zone.
 */
export const SchoolTimeInput = ({ field, path: givenPath, readOnly, zones }: Props) => {
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: givenPath,
  })
  const zone = useZone(zones)
  const zoneText = usePanelMessages(newsPanelMessages)('schoolTimeInput', { zone })
  // While somebody types, the input has texts that are no date yet.
  const [typed, setTyped] = useState<string>()

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    // A year that begins with 0 is one that is being typed.
    if (!target.value.startsWith('0')) setValue(target.value || null)
  }
  // In a drawer the form stands above another one of the same collection.
  const depth = useEditDepth()
  const inputId = `field-${path.replace(/\./g, '__')}${depth > 1 ? `-${depth}` : ''}`
  return (
    <div className={`field-type text school-time${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={inputId} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={inputId}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={typed ?? value?.slice(0, 16) ?? ''}
          onChange={change}
          onBlur={() => setTyped(undefined)}
          disabled={readOnly || disabled}
          aria-describedby={`${inputId}-zone`}
        />
        <p id={`${inputId}-zone`} className="school-time-zone">
          {zoneText}
        </p>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
