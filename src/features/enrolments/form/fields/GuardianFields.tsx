import type { FieldError } from '../../../../shared/form-fields'
import { FormField } from '../../../../ui/forms/FormField'
import { Collapse } from '../../../../ui/panels/Collapse'
import type { GuardianMessages } from './guardian-messages'
import { guardianFields } from './minors'

interface GuardianFieldsProps {
  t: GuardianMessages
  /** Typed values by field. */
  values: Record<string, string>
  errors: FieldError[]
  /** Whether the student is under 18, as far as is known. */
  open: boolean
}

/**
 * Parent or guardian of a student who is under 18: part of every form for a school that asks for one, closed until it is
 * needed.
 */
export function GuardianFields({ t, values, errors, open }: GuardianFieldsProps) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const field = (name: string) => ({ id: name, error: errorOf(name) })
  const value = (name: string) => values[name] ?? ''
  const consentError = errorOf('guardianConsent')
  return (
    <Collapse
      title={t('guardian.title')}
      open={open || guardianFields.some((name) => value(name) || errorOf(name))}
    >
      <fieldset>
        <legend className="visually-hidden">{t('guardian.title')}</legend>
        <p className="field-hint">{t('guardian.hint')}</p>
        <FormField {...field('guardianName')} label={t('guardian.name')}>
          <input
            name="guardianName"
            type="text"
            maxLength={120}
            autoComplete="off"
            defaultValue={value('guardianName')}
          />
        </FormField>
        <FormField {...field('guardianContact')} label={t('guardian.contact')}>
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
          <label htmlFor="guardianConsent">{t('guardian.consent')}</label>
        </div>
      </fieldset>
    </Collapse>
  )
}
