import { commentFields } from '../../contract'
import type { CommentsMessages } from '../../messages/messages'

interface EditInPlaceProps {
  t: CommentsMessages
  action: string
  id: number
  version: number
  content: string
  /** Where Cancel leads, and saving: the page where the edit began. */
  back: string
  error?: string
}

/** The second form of the public page, for moderators: the text of one comment. */
export function PublicEditForm({ t, action, id, version, content, back, error }: EditInPlaceProps) {
  const field = `comment-edit-${id}`
  return (
    <form method="post" action={action} className="form comment-edit" data-comment-edit={id} noValidate>
      <input type="hidden" name={commentFields.commentId} value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="return" value={back} />
      <div className="form-field">
        <label htmlFor={field}>{t('content')}</label>
        <textarea
          id={field}
          name={commentFields.content}
          rows={6}
          dir="auto"
          defaultValue={content}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-error` : undefined}
        />
        {error && (
          <p id={`${field}-error`} className="field-error">
            {error}
          </p>
        )}
      </div>
      <p className="moderation-buttons">
        <button type="submit" className="button">
          {t('save')}
        </button>
        <a href={back} data-cancel="">
          {t('cancel')}
        </a>
      </p>
    </form>
  )
}
