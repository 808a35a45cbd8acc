'use client'

import { Fragment, type KeyboardEvent } from 'react'
import { CommentEditor } from '../../moderation/list/CommentEditor'
import { CommentRow, GoneRow } from '../../moderation/list/CommentRow'
import { MODERATION_ENDPOINT } from '../../moderation/request-fields'
import type { Moderation } from './moderation-actions'
import type { Editor, ModerationState } from './moderation-state'

interface RowEditorProps {
  editor: Editor
  moderation: Moderation
}

/** The editor in a row of its own, after its comment. */
function RowEditor({ editor, moderation }: RowEditorProps) {
  const { task, comment, approves, idempotencyKey, isSending, error, newer } = editor
  const { save, cancel, showNewer } = moderation.editor
  const sendByKey = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.querySelector('form')?.requestSubmit()
  }
  return (
    <li className="moderation-editing" onKeyDown={sendByKey}>
      <CommentEditor
        // Another editor has its own fields.
        key={idempotencyKey}
        task={task}
        row={comment}
        back={MODERATION_ENDPOINT}
        idempotencyKey={idempotencyKey}
        error={error}
        panel={{ save, cancel, isSending, approves, showNewer: newer && showNewer }}
      />
    </li>
  )
}

/** The comments of the list, with the open editor below its comment. */
export function ModerationRows({ state, moderation }: { state: ModerationState; moderation: Moderation }) {
  const { entries, currentId, selected, editor } = state
  return entries.map(({ id, comment, readAt, conflict }) => {
    const isCurrent = id === currentId
    const edited = editor?.comment.id === id ? editor : undefined
    return (
      <Fragment key={id}>
        {comment ? (
          <CommentRow
            row={comment}
            now={readAt}
            back={MODERATION_ENDPOINT}
            isCurrent={isCurrent}
            isSelected={selected.has(id)}
            isHidden={edited?.hidesRow ?? false}
            conflict={conflict?.reason}
          />
        ) : (
          <GoneRow id={id} isCurrent={isCurrent} />
        )}
        {edited && <RowEditor editor={edited} moderation={moderation} />}
      </Fragment>
    )
  })
}
