import { FormField } from '../../../../ui/forms/FormField'
import type { EnrolmentsMessages } from '../../messages/messages'
import { homestayChoices, MAX_HOMESTAY_TEXT } from './homestay'

interface HomestayFieldsProps {
  t: EnrolmentsMessages
  /** Text of the empty option of a list. */
  choose: string
  value: (field: string) => string
  errorOf: (field: string) => string | undefined
}

/** Questions for the host family. */
export function HomestayFields({ t, choose, value, errorOf }: HomestayFieldsProps) {
  const textOf = (name: 'allergies' | 'diet', hint?: string) => (
    <FormField id={name} label={t(`homestay.${name}`)} hint={hint} error={errorOf(name)}>
      <input
        name={name}
        type="text"
        maxLength={MAX_HOMESTAY_TEXT}
        autoComplete="off"
        defaultValue={value(name)}
      />
    </FormField>
  )
  const choiceOf = (name: 'pets' | 'smoking') => (
    <FormField id={name} label={t(`homestay.${name}`)}>
      <select name={name} defaultValue={value(name)}>
        <option value="">{choose}</option>
        {homestayChoices.map((each) => (
          <option key={each} value={each}>
            {t(`homestay.${name}Options.${each}`)}
          </option>
        ))}
      </select>
    </FormField>
  )
  return (
    <fieldset aria-describedby="homestay-hint">
      <legend>{t('homestay.title')}</legend>
      <p id="homestay-hint" className="field-hint">
        {t('homestay.hint')}
      </p>
      {textOf('allergies')}
      {textOf('diet', t('homestay.dietHint'))}
      <div className="form-pair">
        {choiceOf('pets')}
        {choiceOf('smoking')}
      </div>
    </fieldset>
  )
}
