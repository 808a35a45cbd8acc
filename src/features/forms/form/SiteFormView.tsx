import type { ReactNode } from 'react'
import type { FieldError } from '../../../shared/form-fields'
import { type Locale, localePath } from '../../../shared/locale'
import { uiMessages } from '../../../ui/messages/messages'
import { OfflineNotice } from '../../../ui/OfflineNotice'
import { formPath, inputId, type SentFiles, type SiteForm, sentFrom, trap } from '../contract'
import type { FormsMessages } from '../messages/messages'
import { FormFields } from './FormFields'

interface SiteFormViewProps {
  form: SiteForm
  locale: Locale
  t: FormsMessages
  captcha: ReactNode
  /** Values typed before, if the form is shown again. */
  typed?: URLSearchParams
  errors?: FieldError[]
  files?: SentFiles
  /** Empty in cached pages. */
  idempotencyKey?: string
}

const nothing = new URLSearchParams()
const noFiles: SentFiles = new Map()

/** A form that staff have built, as a plain HTML form. */
export function SiteFormView({
  form,
  locale,
  t,
  captcha,
  typed = nothing,
  errors = [],
  files = noFiles,
  idempotencyKey,
}: SiteFormViewProps) {
  const page = typed.get(sentFrom)
  const trapId = inputId(form.id, trap)
  return (
    <form
      method="post"
      action={localePath(locale, formPath(form.slug))}
      encType={form.fields.some(({ type }) => type === 'fileUpload') ? 'multipart/form-data' : undefined}
      className="form"
      noValidate
      aria-label={form.title.text}
    >
      {idempotencyKey && <input type="hidden" name="once" value={idempotencyKey} />}
      {page && <input type="hidden" name={sentFrom} value={page} />}
      <FormFields form={form} t={t} typed={typed} errors={errors} files={files} />
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={trapId}>{t('leaveEmpty')}</label>
        <input id={trapId} name={trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {captcha}
      <p>
        <button type="submit" className="button" lang={form.submitLabel?.lang}>
          {form.submitLabel?.text ?? t('send')}
        </button>
      </p>
      <OfflineNotice t={uiMessages(locale)} />
    </form>
  )
}
