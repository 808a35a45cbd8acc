import type { ReactNode } from 'react'
import type { FieldError } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import { ErrorSummary } from '../../../ui/forms/ErrorSummary'
import { useHomeAddress } from '../../../ui/home-address'
import { captchaFields } from '../../captcha/contract'
import { inputId, inputName, type SentFiles, type SiteForm } from '../contract'
import type { FormsMessages } from '../messages/messages'
import { SiteFormView } from './SiteFormView'

interface FormPageProps {
  form: SiteForm
  locale: Locale
  t: FormsMessages
  captcha: ReactNode
  typed: URLSearchParams
  /** Files that were sent before. */
  files: SentFiles
  errors: FieldError[]
  idempotencyKey: string
  /** Why the fields are empty. */
  notice?: string
  /** The captcha is asked for the first time, so this is not an error. */
  oneMoreStep: boolean
}

/** The form on a page of its own: shown again with its errors, or with the question of the captcha. */
export function FormPage({ notice, oneMoreStep, ...props }: FormPageProps) {
  const { form, t, errors } = props
  const idOf = (name: string) => {
    if (name === captchaFields.answer) return name
    const field = form.fields.find((each) => inputName(each.name) === name)
    return field && inputId(form.id, field.name)
  }
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <h1 lang={oneMoreStep ? undefined : form.title.lang}>
          {oneMoreStep ? t('oneMoreStep') : form.title.text}
        </h1>
        {oneMoreStep && <p className="lead">{t('oneMoreStepText')}</p>}
      </header>
      <div className="paper">
        {notice && (
          <p className="note" role="status">
            {notice}
          </p>
        )}
        {errors.length > 0 && (
          <ErrorSummary
            title={t('errorSummary')}
            text={t('errorKept')}
            errors={errors.map(({ field, message }) => ({ message, id: idOf(field) }))}
          />
        )}
        <SiteFormView {...props} />
      </div>
    </div>
  )
}

interface SentPageProps {
  form: SiteForm
  t: FormsMessages
  mailed: boolean
}

/** The page after a form was sent. It contains nothing personal. */
export function SentPage({ form: { confirmation }, t, mailed }: SentPageProps) {
  const home = useHomeAddress()
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <h1>{t('sentTitle')}</h1>
      </header>
      <div className="paper">
        {confirmation ? (
          <div
            className="prose"
            lang={confirmation.lang}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe where rich text becomes HTML
            dangerouslySetInnerHTML={{ __html: confirmation.text }}
          />
        ) : (
          <p>{t('sentText')}</p>
        )}
        {mailed && <p>{t('sentMailed')}</p>}
        <p>
          <a className="button button-quiet" href={home}>
            {t('backHome')}
          </a>
        </p>
      </div>
    </div>
  )
}
