import type { ReactNode } from 'react'
import type { FieldError } from '../../../../shared/form-fields'
import { countriesIn } from '../../../../shared/language/countries'
import type { Locale } from '../../../../shared/locale'
import { FormField } from '../../../../ui/forms/FormField'
import { Island } from '../../../../ui/Island'
import { uiMessages } from '../../../../ui/messages/messages'
import { OfflineNotice } from '../../../../ui/OfflineNotice'
import type { QuotesMessages } from '../../../quotes/contract'
import { enrolmentsMessages } from '../../messages/messages'
import { QuestionFields } from '../../questions/QuestionFields'
import type { Question } from '../../questions/questions'
import StayFields from '../../StayFields.island'
import { WARNED_LEVEL } from '../enrolment-check'
import { ByFiller } from './ByFiller'
import { EnrolSend, type SchoolTerms } from './EnrolSend'
import { type EnrolGroup, isStartField } from './enrol-group'
import { LEVEL_UNKNOWN, levels } from './enrolment-form'
import { errorText } from './error-text'
import { isByGuardian } from './guardian'
import { HomestayFields } from './HomestayFields'
import { homestayFields, staysWithFamily } from './homestay'
import { stayFieldsProps } from './stay-fields-props'

export interface EnrolFieldsProps {
  locale: Locale
  t: QuotesMessages
  /** Undefined if the database is not available. */
  groups: EnrolGroup[] | undefined
  /** The school's own questions; undefined if the database is not available. */
  questions: Question[] | undefined
  /** The submitted values, if the form is shown again. */
  typed: URLSearchParams
  /** Errors of the field `form` are about the form as a whole. */
  errors: FieldError[]
  captcha: ReactNode
  termsHref: string | undefined
  /** The terms of each school; undefined if the database is not available. */
  terms: SchoolTerms[] | undefined
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

export function EnrolFields(props: EnrolFieldsProps) {
  const { locale, t, groups, questions, typed, errors, captcha, termsHref, terms } = props
  const errorOf = (field: string) => errorText(errors.find((error) => error.field === field))
  const value = (field: string) => typed.get(field) ?? ''
  const field = (name: string) => ({ id: name, error: errorOf(name) })
  const termsError = errorOf('terms')
  const consentError = errorOf('parentConsent')
  const texts = enrolmentsMessages(locale)
  const labelOf = (name: 'name' | 'email' | 'phone' | 'nationality' | 'level') => (
    <ByFiller student={t(name)} guardian={texts(`by.${name}`)} />
  )
  // Without the database, what was typed says whether these questions were asked.
  const asksHomestay = groups ? staysWithFamily(groups) : homestayFields.some((name) => typed.has(name))
  return (
    <>
      <fieldset>
        <legend>
          <ByFiller student={t('enrolAbout')} guardian={texts('by.about')} />
        </legend>
        <p className="field-hint">{t('required')}</p>
        <fieldset className="enrol-by">
          <legend>{texts('by.title')}</legend>
          {(['student', 'guardian'] as const).map((by) => (
            <label key={by}>
              <input
                id={`by-${by}`}
                type="radio"
                name="by"
                value={by}
                defaultChecked={(by === 'guardian') === isByGuardian(typed)}
              />
              {texts(`by.${by}`)}
            </label>
          ))}
        </fieldset>
        <FormField {...field('name')} label={labelOf('name')} hint={t('nameHint')}>
          <input
            name="name"
            type="text"
            required
            maxLength={120}
            autoComplete="name"
            defaultValue={value('name')}
          />
        </FormField>
        <div className="if-guardian">
          <FormField {...field('parentName')} label={texts('by.parentName')}>
            <input
              name="parentName"
              type="text"
              maxLength={120}
              autoComplete="off"
              defaultValue={value('parentName')}
            />
          </FormField>
        </div>
        <FormField
          {...field('email')}
          label={labelOf('email')}
          hint={<span className="if-guardian">{texts('by.emailHint')}</span>}
        >
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
              {labelOf('phone')} <small>({t('optional')})</small>
            </>
          }
          hint={t('phoneHint')}
        >
          <input name="phone" type="tel" maxLength={40} autoComplete="tel" defaultValue={value('phone')} />
        </FormField>
        <div className="form-pair">
          <FormField {...field('nationality')} label={labelOf('nationality')}>
            <select name="nationality" required autoComplete="country" defaultValue={value('nationality')}>
              <option value="">{t('choose')}</option>
              {countriesIn(locale).map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </FormField>
          <FormField {...field('level')} label={labelOf('level')} hint={t('levelHint')}>
            <select
              name="level"
              required
              defaultValue={value('level') || groups?.[0]?.quotes[0]?.content.request.level}
            >
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
      {errorOf('level') && <input type="hidden" name={WARNED_LEVEL} value={value('level')} />}
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
      {asksHomestay && (
        <HomestayFields
          t={texts}
          choose={t('choose')}
          value={value}
          errorOf={(name) => errors.find(({ field }) => field === name)?.message}
        />
      )}
      <QuestionFields
        questions={questions}
        typed={typed}
        errors={errors}
        t={texts}
        choose={t('choose')}
        optional={t('optional')}
      />
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
      <div className="enrol-end">
        {groups && terms && (
          <section className="enrol-send" aria-label={texts('send.title')}>
            <EnrolSend
              locale={locale}
              t={t}
              texts={texts}
              groups={groups}
              terms={terms}
              termsHref={termsHref}
            />
          </section>
        )}
        <div className="form-check if-guardian">
          {consentError && (
            <p id="parentConsent-error" className="field-error">
              {consentError}
            </p>
          )}
          <input
            id="parentConsent"
            name="parentConsent"
            type="checkbox"
            value="yes"
            defaultChecked={value('parentConsent') === 'yes'}
            aria-invalid={consentError ? true : undefined}
            aria-describedby={consentError ? 'parentConsent-error' : undefined}
          />
          <label htmlFor="parentConsent">{texts('by.consent')}</label>
        </div>
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
          <button type="submit" className="button" aria-describedby={terms && 'send-facts'}>
            {t('enrolSend')}
          </button>
        </p>
        <OfflineNotice t={uiMessages(locale)} />
      </div>
    </>
  )
}
