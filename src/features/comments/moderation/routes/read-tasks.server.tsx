import { randomBytes } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppError } from '../../../../shared/errors'
import { CommentEditor, type CommentEditorProps } from '../list/CommentEditor'
import { ModerationList } from '../list/ModerationList'
import { doneNotice, sendModerationPage } from '../list/moderation-page.server'
import { missingComment } from '../lock-comments.server'
import { readListAddress } from '../moderation-schemas'
import { findComment, listComments } from '../moderation-service.server'
import { MODERATION_ENDPOINT, readCid, safeReturn } from '../request-fields'
import { html, type ModerationRequest } from './moderation-request.server'

const list = async ({ payload, user, fields, raw, reply, sendPage }: ModerationRequest) => {
  const body = <ModerationList {...(await listComments(payload, user, readListAddress(fields)))} />
  if (raw) return reply.type(html).send(renderToStaticMarkup(body))
  const notice = await doneNotice(payload, user, fields.get('done') ?? '')
  return sendModerationPage(sendPage, reply, {
    title: 'Comments',
    body: (
      <>
        {notice}
        {body}
      </>
    ),
  })
}

export const sendEditor = (
  { reply, sendPage }: ModerationRequest,
  props: Omit<CommentEditorProps, 'idempotencyKey'> & { idempotencyKey?: string },
  status = 200,
) => {
  const editor = (
    <CommentEditor
      {...props}
      idempotencyKey={props.idempotencyKey ?? randomBytes(16).toString('base64url')}
    />
  )
  return sendModerationPage(sendPage, reply, {
    title: props.task === 'reply' ? 'Reply to a comment' : 'Edit a comment',
    status,
    body: (
      <>
        {props.error && (
          <p className="moderation-done" role="alert">
            {props.error.message}
          </p>
        )}
        {(props.task === 'reply' || status === 409) && (
          <blockquote className="moderation-text" dir="auto">
            {props.row.content}
          </blockquote>
        )}
        {editor}
      </>
    ),
  })
}

const editor = async (call: ModerationRequest, task: 'edit' | 'reply') => {
  const cid = readCid(call.fields)
  const row = await findComment(call.payload, call.user, cid)
  if (!row) throw missingComment(cid, 'cid')
  const props = { task, row, back: safeReturn(call.fields.get('return'), MODERATION_ENDPOINT) }
  if (!call.raw) return sendEditor(call, props)
  const idempotencyKey = randomBytes(16).toString('base64url')
  return call.reply
    .type(html)
    .send(renderToStaticMarkup(<CommentEditor {...props} idempotencyKey={idempotencyKey} />))
}

/** Tasks that only read. */
export const handleGet = (call: ModerationRequest): Promise<unknown> => {
  const task = call.fields.get('task') || 'list'
  if (task === 'list') return list(call)
  if (task === 'edit' || task === 'reply') return editor(call, task)
  throw new AppError('bad_request', 'task must be list, edit or reply; everything else is sent as a form.', {
    field: 'task',
  })
}
