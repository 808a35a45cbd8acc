import type { ReactNode } from 'react'
import type { FieldError } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import { ErrorSummary } from '../../../ui/forms/ErrorSummary'
import { FormField } from '../../../ui/forms/FormField'
import { uiMessages } from '../../../ui/messages/messages'
import { OfflineNotice } from '../../../ui/OfflineNotice'
import { type CommentSettings, commentFieldId, commentFields } from '../contract'
import type { CommentsMessages } from '../messages/messages'

const RATINGS = [5, 4, 3, 2, 1]

function Optional({ label, t }: { label: string; t: CommentsMessages }) {
  return (
    <>
      {label} <small>({t('optional')})</small>
    </>
  )
}

interface CheckProps {
  name: string
  label: string
  hint?: string
  checked: boolean
}

function Check({ name, label, hint, checked }: CheckProps) {
  const id = commentFieldId(name)
  return (
    <div className="form-check">
      <input
        id={id}
        name={name}
        type="checkbox"
        value="yes"
        defaultChecked={checked}
        aria-describedby={hint && `${id}-hint`}
      />
      <span>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <small id={`${id}-hint`} className="field-hint comment-hint">
            {hint}
          </small>
        )}
      </span>
    </div>
  )
}

interface CommentFieldsProps {
  t: CommentsMessages
  settings: CommentSettings
  /** Fields typed before. */
  typed: URLSearchParams
  errors: FieldError[]
  /** 0 for a comment at the top level. */
  parentId: number
}

function CommentFields({ t, settings, typed, errors, parentId }: CommentFieldsProps) {
  const { author, email, url, content, rating, remember, notify, trap } = commentFields
  const field = (name: string) => ({
    id: commentFieldId(name),
    error: errors.find((error) => error.field === name)?.message,
  })
  const value = (name: string) => typed.get(name) ?? ''
  const required = settings.nameRequired
  const label = (text: string): ReactNode => (required ? text : <Optional label={text} t={t} />)
  return (
    <>
      <FormField {...field(content)} label={t('content')} hint={t('contentHint')}>
        <textarea name={content} rows={4} required defaultValue={value(content)} />
      </FormField>
      <div className="form-pair">
        <FormField {...field(author)} label={label(t('name'))}>
          <input
            name={author}
            type="text"
            required={required}
            autoComplete="name"
            defaultValue={value(author)}
          />
        </FormField>
        <FormField {...field(email)} label={label(t('email'))} hint={t('emailHint')}>
          <input
            name={email}
            type="email"
            required={required}
            autoComplete="email"
            defaultValue={value(email)}
          />
        </FormField>
      </div>
      <FormField {...field(url)} label={<Optional label={t('website')} t={t} />}>
        <input name={url} type="url" autoComplete="url" defaultValue={value(url)} />
      </FormField>
      {settings.ratings && parentId === 0 && (
        <FormField {...field(rating)} label={<Optional label={t('rating')} t={t} />}>
          <select name={rating} defaultValue={value(rating)} data-top-level="">
            <option value="">{t('noRating')}</option>
            {RATINGS.map((count) => (
              <option key={count} value={count}>
                {t('stars', { count })}
              </option>
            ))}
          </select>
        </FormField>
      )}
      <Check
        name={remember}
        label={t('remember')}
        hint={t('rememberHint')}
        checked={value(remember) === 'yes'}
      />
      {settings.replyMail && <Check name={notify} label={t('notify')} checked={value(notify) === 'yes'} />}
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={commentFieldId(trap)}>{t('leaveEmpty')}</label>
        <input id={commentFieldId(trap)} name={trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

export interface CommentFormProps extends CommentFieldsProps {
  locale: Locale
  /** Where it is sent. */
  action: string
  /** The captcha field. */
  captcha?: ReactNode
  /** The heading; by default the one for a new comment. */
  title?: string
  /** The level of its heading. */
  level?: 2 | 3
  cancelHref?: string
  /** Empty in cached pages; the script fills it in. */
  idempotencyKey?: string
  /** Signature that the server has returned this form. */
  returned?: string
}

const FORM_ID = 'comment-form'
const own = Object.values(commentFields) as string[]

/** A captcha's field brings its own id. */
const idOf = (field: string) =>
  // The parent id is a hidden field, so its error belongs to the whole form.
  field === 'form' || field === commentFields.parentId
    ? undefined
    : own.includes(field)
      ? commentFieldId(field)
      : field

/** A plain HTML form. The script only moves it below the comment that is replied to. */
export function CommentForm(props: CommentFormProps) {
  const {
    locale,
    t,
    action,
    errors,
    captcha,
    parentId,
    title = t('writeTitle'),
    level = 2,
    cancelHref,
    idempotencyKey = '',
    returned,
  } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <form
      id={FORM_ID}
      className="form comment-form"
      method="post"
      action={action}
      noValidate
      aria-labelledby="comment-form-title"
      data-comment-form=""
    >
      <Heading id="comment-form-title" tabIndex={-1}>
        {title}
      </Heading>
      {errors.length > 0 && (
        <ErrorSummary
          title={t('errorSummary')}
          text={t('errorKept')}
          errors={errors.map(({ field, message }) => ({ message, id: idOf(field) }))}
        />
      )}
      <input type="hidden" name={commentFields.commentId} value="0" />
      <input type="hidden" name={commentFields.parentId} value={parentId} />
      <input type="hidden" name={commentFields.once} value={idempotencyKey} />
      {returned && <input type="hidden" name={commentFields.returned} value={returned} />}
      <CommentFields {...props} />
      {captcha}
      <p className="comment-buttons">
        <button type="submit" className="button">
          {t('send')}
        </button>
        {cancelHref && (
          <a className="button button-quiet" href={cancelHref}>
            {t('cancel')}
          </a>
        )}
      </p>
      <OfflineNotice t={uiMessages(locale)} />
    </form>
  )
}
