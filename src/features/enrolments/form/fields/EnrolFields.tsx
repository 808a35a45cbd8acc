import type { ReactNode } from 'react'
import type { FieldError } from '../../../../shared/form-fields'
import { countriesIn } from '../../../../shared/language/countries'
import type { Locale } from '../../../../shared/locale'
import { FormField } from '../../../../ui/forms/FormField'
import { Island } from '../../../../ui/Island'
import { uiMessages } from '../../../../ui/messages/messages'
import { OfflineNotice } from '../../../../ui/OfflineNotice'
import type { QuotesMessages } from '../../../quotes/contract'
import StayFields from '../../StayFields.island'
import { type EnrolGroup, isStartField } from './enrol-group'
import { LEVEL_UNKNOWN, levels } from './enrolment-form'
import { errorText } from './error-text'
import { stayFieldsProps } from './stay-fields-props'

export interface EnrolFieldsProps {
  locale: Locale
  t: QuotesMessages
  /** Undefined if the database is not available. */
  groups: EnrolGroup[] | undefined
  /** The submitted values, if the form is shown again. */
  typed: URLSearchParams
  /** Errors of the field `form` are about the form as a whole. */
  errors: FieldError[]
  captcha: ReactNode
  termsHref: string | undefined
}

/** The submitted start dates, for when the possible days cannot be read from the database. */
function SubmittedStartFields({ typed, label }: { typed: URLSearchParams; label: string }) {
  return [...typed]
    .filter(([name]) => isStartField(name))
    .map(([name, day]) => (
      <FormField key={name} id={name} label={label}>
        <input name={name} type="date" required defaultValue={day} />
      </FormField>
    ))
}

export function EnrolFields({ locale, t, groups, typed, errors, captcha, termsHref }: EnrolFieldsProps) {
  const errorOf = (field: string) => errorText(errors.find((error) => error.field === field))
  const value = (field: string) => typed.get(field) ?? ''
  const field = (name: string) => ({ id: name, error: errorOf(name) })
  const termsError = errorOf('terms')
  return (
    <>
      <fieldset>
        <legend>{t('enrolAbout')}</legend>
        <p className="field-hint">{t('required')}</p>
        <FormField {...field('name')} label={t('name')} hint={t('nameHint')}>
          <input
            name="name"
            type="text"
            required
            maxLength={120}
            autoComplete="name"
            defaultValue={value('name')}
          />
        </FormField>
        <FormField {...field('email')} label={t('email')}>
          <input
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={value('email')}
          />
        </FormField>
        <FormField
          {...field('phone')}
          label={
            <>
              {t('phone')} <small>({t('optional')})</small>
            </>
          }
          hint={t('phoneHint')}
        >
          <input name="phone" type="tel" maxLength={40} autoComplete="tel" defaultValue={value('phone')} />
        </FormField>
        <div className="form-pair">
          <FormField {...field('nationality')} label={t('nationality')}>
            <select name="nationality" required autoComplete="country" defaultValue={value('nationality')}>
              <option value="">{t('choose')}</option>
              {countriesIn(locale).map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </FormField>
          <FormField {...field('level')} label={t('level')} hint={t('levelHint')}>
            <select name="level" required defaultValue={value('level')}>
              <option value="">{t('choose')}</option>
              {levels.map((level) => (
                <option key={level} value={level}>
                  {level === LEVEL_UNKNOWN ? t('levelUnknown') : level}
                </option>
              ))}
            </select>
          </FormField>
        </div>
      </fieldset>
      {groups ? (
        <Island
          name="enrolments/StayFields"
          component={StayFields}
          props={stayFieldsProps({ locale, t, groups, typed, errors })}
          when="interaction"
        />
      ) : (
        <>
          <SubmittedStartFields typed={typed} label={t('start')} />
          <StayFields {...stayFieldsProps({ locale, t, groups, typed, errors })} />
        </>
      )}
      <FormField
        {...field('message')}
        label={
          <>
            {t('message')} <small>({t('optional')})</small>
          </>
        }
      >
        <textarea name="message" rows={5} maxLength={2000} defaultValue={value('message')} />
      </FormField>
      <div className="form-check">
        {termsError && (
          <p id="terms-error" className="field-error">
            {termsError}
          </p>
        )}
        <input
          id="terms"
          name="terms"
          type="checkbox"
          value="yes"
          required
          defaultChecked={value('terms') === 'yes'}
          aria-invalid={termsError ? true : undefined}
          aria-describedby={termsError ? 'terms-error' : undefined}
        />
        <span>
          <label htmlFor="terms">{t('terms')}</label>
          {termsHref && (
            <>
              {' '}
              <a href={termsHref} target="_blank" rel="noreferrer">
                {t('termsLink')}
              </a>
            </>
          )}
        </span>
      </div>
      <div className="form-trap" aria-hidden="true">
        <label htmlFor="homepage">{t('leaveEmpty')}</label>
        <input id="homepage" name="homepage" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {captcha}
      <p>
        <button type="submit" className="button">
          {t('enrolSend')}
        </button>
      </p>
      <OfflineNotice t={uiMessages(locale)} />
    </>
  )
}
