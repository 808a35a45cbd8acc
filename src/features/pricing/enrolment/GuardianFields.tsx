import type { FieldError } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import { FormField } from '../../../ui/FormField'
import { Collapse } from '../../../ui/panels/Collapse'
import type { EnrolGroup } from './enrol-group'
import { guardianFields } from './guardian'
import { guardianMessages } from './guardian-messages'

interface GuardianFieldsProps {
  locale: Locale
  /** Undefined if the database is not available. */
  groups: EnrolGroup[] | undefined
  typed: URLSearchParams
  errors: FieldError[]
}

/**
 * Parent or guardian of a student who is under 18: part of every form for a school that asks for one, closed until it is
 * needed.
 */
export function GuardianFields({ locale, groups, typed, errors }: GuardianFieldsProps) {
  const filled = guardianFields.some((name) => typed.get(name))
  if (groups ? !groups.some(({ catalogue }) => catalogue.minors === 'guardian') : !filled) return null
  const t = guardianMessages[locale]
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const field = (name: string) => ({ id: name, error: errorOf(name) })
  const value = (name: string) => typed.get(name) ?? ''
  const consentError = errorOf('guardianConsent')
  return (
    <Collapse title={t.title} open={filled || guardianFields.some(errorOf)}>
      <fieldset>
        <legend className="visually-hidden">{t.title}</legend>
        <p className="field-hint">{t.hint}</p>
        <FormField {...field('guardianName')} label={t.name}>
          <input
            name="guardianName"
            type="text"
            maxLength={120}
            autoComplete="off"
            defaultValue={value('guardianName')}
          />
        </FormField>
        <FormField {...field('guardianContact')} label={t.contact}>
          <input
            name="guardianContact"
            type="text"
            maxLength={254}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={value('guardianContact')}
          />
        </FormField>
        <div className="form-check">
          {consentError && (
            <p id="guardianConsent-error" className="field-error">
              {consentError}
            </p>
          )}
          <input
            id="guardianConsent"
            name="guardianConsent"
            type="checkbox"
            value="yes"
            defaultChecked={value('guardianConsent') === 'yes'}
            aria-invalid={consentError ? true : undefined}
            aria-describedby={consentError ? 'guardianConsent-error' : undefined}
          />
          <label htmlFor="guardianConsent">{t.consent}</label>
        </div>
      </fieldset>
    </Collapse>
  )
}
