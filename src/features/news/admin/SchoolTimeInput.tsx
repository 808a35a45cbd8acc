'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useEditDepth,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'
import { usePanelTexts } from '../../../platform/payload/admin/use-panel-texts'
import { instantIn, wallTimeIn } from '../../../shared/zoned-time'
import type { PostZones } from '../contract'
import './school-time.css'

const texts: PanelTexts<(zone: string) => string> = {
  en: (zone) => `Local time in the zone ${zone}`,
  de: (zone) => `Ortszeit in der Zone ${zone}`,
  es: (zone) => `Hora local de la zona ${zone}`,
  fr: (zone) => `Heure locale du fuseau ${zone}`,
  it: (zone) => `Ora locale del fuso ${zone}`,
  pt: (zone) => `Hora local do fuso ${zone}`,
  ca: (zone) => `Hora local de la zona ${zone}`,
}

/** The zone of the school that is chosen in the form. */
const useZone = ({ bySchool, withoutSchool }: PostZones): string => {
  const school = useFormFields(([fields]) => fields.school?.value) as
    | number
    | { id: number }
    | null
    | undefined
  const id = typeof school === 'object' ? school?.id : school
  return (id && bySchool[id]) || withoutSchool
}

type Props = Pick<DateFieldClientProps, 'field' | 'path' | 'readOnly'> & { zones: PostZones }

/** The value is a point in time; a browser's own input shows and takes it as the clock at the school does. */
export const SchoolTimeInput = ({ field, path: givenPath, readOnly, zones }: Props) => {
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: givenPath,
  })
  const zone = useZone(zones)
  const isOfEvent = path.startsWith('event.')
  const zoneText = usePanelTexts(texts)(zone)
  // While somebody types, the input has texts that are no date yet.
  const [typed, setTyped] = useState<string>()

  // An event at six o'clock stays at six o'clock if another school is chosen; the date of the post is a moment that has passed.
  // If the value changes too, another document or version was loaded.
  const before = useRef({ zone, value })
  useEffect(() => {
    const { zone: oldZone, value: oldValue } = before.current
    before.current = { zone, value }
    if (isOfEvent && oldZone !== zone && value && oldValue === value)
      setValue(instantIn(zone, wallTimeIn(oldZone, new Date(value))).toISOString())
  }, [isOfEvent, zone, value, setValue])

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    // A year that begins with 0 is one that is being typed.
    if (!target.value.startsWith('0'))
      setValue(target.value ? instantIn(zone, target.value).toISOString() : null)
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
          value={typed ?? (value ? wallTimeIn(zone, new Date(value)) : '')}
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
