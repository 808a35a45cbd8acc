import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/locale'
import { ErrorSummary } from '../../../ui/ErrorSummary'
import { commentFieldId, commentFields } from '../contract'
import { CommentFields, type CommentFieldsProps } from './CommentFields'

export interface CommentFormProps extends CommentFieldsProps {
  locale: Locale
  /** Where it is sent. */
  action: string
  /** The part that tells people from programs. */
  captcha?: ReactNode
  /** The words above it; those for a new comment unless told. */
  title?: string
  /** The level of its heading. */
  level?: 2 | 3
  cancelHref?: string
  /** Empty in a page that many visitors get; the browser fills it in. */
  once?: string
  /** The server's word that the form came back. */
  returned?: string
}

const FORM_ID = 'comment-form'
const own = Object.values(commentFields) as string[]

/** A captcha's field brings its own id. */
const idOf = (field: string) =>
  // Nothing can be typed there: the form as a whole replies to what is gone.
  field === 'form' || field === commentFields.parentId
    ? undefined
    : own.includes(field)
      ? commentFieldId(field)
      : field

/** A plain form that keeps what was typed; scripts only move it below the comment that is replied to. */
export function CommentForm(props: CommentFormProps) {
  const {
    t,
    action,
    errors,
    captcha,
    parentId,
    title = t.writeTitle,
    level = 2,
    cancelHref,
    once = '',
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
          title={t.errorSummary}
          text={t.errorKept}
          errors={errors.map(({ field, message }) => ({ message, id: idOf(field) }))}
        />
      )}
      <input type="hidden" name={commentFields.commentId} value="0" />
      <input type="hidden" name={commentFields.parentId} value={parentId} />
      <input type="hidden" name={commentFields.once} value={once} />
      {returned && <input type="hidden" name={commentFields.returned} value={returned} />}
      <CommentFields {...props} />
      {captcha}
      <p className="comment-buttons">
        <button type="submit" className="button">
          {t.send}
        </button>
        {cancelHref && (
          <a className="button button-quiet" href={cancelHref}>
            {t.cancel}
          </a>
        )}
      </p>
    </form>
  )
}
