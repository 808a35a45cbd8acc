import type { FormEvent } from 'react'
import type { ModeratedComment } from '../../contract'
import type { CommentTexts } from '../comment-text'
import { MODERATION_ENDPOINT } from '../request-fields'
import { getAuthorName } from './CommentAuthor'
import { onPlainClick } from './list-actions'
import { useMessages } from './messages-context'

export interface CommentEditorProps {
  task: 'edit' | 'reply'
  row: ModeratedComment
  back: string
  idempotencyKey: string
  /** Typed texts that could not be saved. */
  typed?: Partial<CommentTexts>
  error?: { field?: string; message: string }
  /** In the admin panel. */
  panel?: EditorPanel
}

interface EditorPanel {
  save: (form: HTMLFormElement) => void
  cancel: () => void
  isSending: boolean
  /** Sending also approves the comment. */
  approves: boolean
  /** Shows what somebody else made of the comment in the meantime. */
  showNewer?: () => void
}

interface FieldProps extends CommentEditorProps {
  field: keyof CommentTexts
  label: string
}

function Field({ field, label, row, typed, error }: FieldProps) {
  const wrong = error?.field === field
  const input = {
    id: `editor-${field}`,
    name: field,
    defaultValue: typed?.[field] ?? row[field],
    dir: 'auto',
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? 'editor-error' : undefined,
  } as const
  return (
    <div className="form-field">
      <label htmlFor={input.id}>{label}</label>
      {field === 'content' ? <textarea {...input} rows={6} required /> : <input {...input} type="text" />}
    </div>
  )
}

/** Changes a comment, or answers it in the moderator's name. */
export function CommentEditor(props: CommentEditorProps) {
  const { task, row, back, idempotencyKey, error, panel } = props
  const t = useMessages()
  const isReply = task === 'reply'
  const approves = panel?.approves ?? (isReply && row.state !== 'approved')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    panel?.save(event.currentTarget)
  }
  const fields = isReply ? { ...props, row: { ...row, content: '' } } : props
  return (
    <form
      method="post"
      action={MODERATION_ENDPOINT}
      className="moderation-editor form"
      aria-label={t(isReply ? 'editor.replyTo' : 'editor.editOf', { author: getAuthorName(t, row) })}
      data-editor={task}
      noValidate
      onSubmit={panel && submit}
    >
      <input type="hidden" name="task" value="save" />
      <input type="hidden" name="cid" value={isReply ? 0 : row.id} />
      {isReply ? (
        <>
          <input type="hidden" name="parent_id" value={row.id} />
          <input type="hidden" name="once" value={idempotencyKey} />
          <input type="hidden" name="approve" value={approves ? '1' : ''} />
        </>
      ) : null}
      {(!isReply || approves) && <input type="hidden" name="version" value={row.version} />}
      <input type="hidden" name="return" value={back} />
      {!isReply && (
        <>
          <Field {...fields} field="author" label={t('editor.author')} />
          <Field {...fields} field="email" label={t('editor.email')} />
          <Field {...fields} field="url" label={t('editor.url')} />
        </>
      )}
      <Field {...fields} field="content" label={t(isReply ? 'editor.reply' : 'editor.comment')} />
      <p id="editor-error" className="field-error" data-error="">
        {error?.message}
        {panel?.showNewer && (
          <>
            {' '}
            <button type="button" onClick={panel.showNewer}>
              {t('row.showNewer')}
            </button>
          </>
        )}
      </p>
      <p className="moderation-buttons">
        <button type="submit" className="button" disabled={panel?.isSending}>
          {t(approves ? 'editor.approveAndReply' : isReply ? 'editor.submitReply' : 'editor.update')}
        </button>
        <a
          href={back}
          data-cancel=""
          aria-disabled={panel?.isSending || undefined}
          onClick={panel && onPlainClick(panel.cancel)}
        >
          {t('editor.cancel')}
        </a>
      </p>
    </form>
  )
}
