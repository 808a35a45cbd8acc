import { VersionConflict } from '../../../../platform/panel/work-queue/change-as-staff.server'
import { AppError, errorBody } from '../../../../shared/errors'
import { type CommentTexts, readTexts } from '../comment-text'
import type { Conflict } from '../conflict'
import { rowAsHtml, sendModerationPage } from '../list/moderation-page.server'
import type { ChangeResponse } from '../moderation-api'
import { changeComments, findComment, saveText, undoChange } from '../moderation-service.server'
import { isModerationTask, type ModerationTask, moderationTasks } from '../moderation-tasks'
import { inEnglish } from '../refusal'
import { MODERATION_ENDPOINT, readSaved, readTargets, readVersion, safeReturn } from '../request-fields'
import { html, type ModerationRequest } from './moderation-request.server'
import { sendEditor } from './read-tasks.server'

const backOf = ({ fields }: ModerationRequest) => safeReturn(fields.get('return'), MODERATION_ENDPOINT)

/** Redirects to the list, which shows what was done with an undo button. */
const goBack = (call: ModerationRequest, batch?: string | null) => {
  const back = backOf(call)
  const plain = back.replace(/&done=[^&#]*/, '')
  return call.reply.redirect(
    batch && plain.startsWith(MODERATION_ENDPOINT) ? `${plain}&done=${batch}` : plain,
    303,
  )
}

const sendConflicts = (call: ModerationRequest, conflicts: Conflict[], changed: number) =>
  sendModerationPage(call.sendPage, call.reply, {
    title: 'Somebody else was quicker',
    status: 409,
    body: (
      <div className="moderation-done" role="alert">
        <ul>
          {conflicts.map(({ id, reason }) => (
            <li key={id}>
              Comment {id}: {inEnglish(reason)}
            </li>
          ))}
        </ul>
        {changed > 0 && (
          <p>The other {changed === 1 ? 'comment was' : `${changed} comments were`} changed.</p>
        )}
        <p>
          <a href={backOf(call)}>Back to the comments as they are now</a>
        </p>
      </div>
    ),
  })

const withMessage = ({ reason, ...conflict }: Conflict) => ({ ...conflict, message: inEnglish(reason) })

/** Rows as HTML instead of data, and conflicts as sentences. */
const withHtml = ({ rows, conflicts, ...rest }: ChangeResponse) => ({
  result: true,
  rows: Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, rowAsHtml(row)])),
  conflicts: conflicts.map(withMessage),
  ...rest,
})

const change = async (call: ModerationRequest, task: ModerationTask) => {
  const { payload, user, raw, reply } = call
  const changes = await changeComments(payload, user, { task, targets: readTargets(call.fields) })
  const { batch, changed, conflicts } = changes
  if (!raw) return conflicts.length ? sendConflicts(call, conflicts, changed.length) : goBack(call, batch)
  return reply.code(conflicts.length && !changed.length ? 409 : 200).send(withHtml(changes))
}

const undoTask = async (call: ModerationRequest) => {
  const { payload, user, fields, raw, reply } = call
  const changed = await undoChange(payload, user, fields.get('batch') ?? '')
  return raw ? reply.send(withHtml(changed)) : goBack(call)
}

/** Returns the typed text when its comment is gone, so that it can be copied. */
const sendTyped = (
  call: ModerationRequest,
  { message }: AppError,
  typed: Partial<CommentTexts>,
  status: number,
) =>
  sendModerationPage(call.sendPage, call.reply, {
    title: 'The comment is gone',
    status,
    body: (
      <div className="moderation-done" role="alert">
        <p>{message}</p>
        <div className="form-field">
          <label htmlFor="typed">What you wrote, to copy it</label>
          <textarea id="typed" rows={6} readOnly dir="auto" defaultValue={typed.content} />
        </div>
        <p>
          <a href={backOf(call)}>Back to the comments as they are now</a>
        </p>
      </div>
    ),
  })

/** Returns the form with the error and everything that was typed. */
const keepTyping = async (call: ModerationRequest, thrown: unknown) => {
  const { fields } = call
  const kept = ['bad_request', 'conflict', 'not_found']
  if (!(thrown instanceof AppError) || call.raw || !kept.includes(thrown.code)) throw thrown
  const { cid, parentId } = readSaved(fields)
  const typed = Object.fromEntries(fields) as Partial<CommentTexts>
  const row = await findComment(call.payload, call.user, cid || (parentId ?? 0))
  if (!row) return sendTyped(call, thrown, typed, thrown.status)
  const { message, field } = thrown
  return sendEditor(
    call,
    {
      task: cid ? 'edit' : 'reply',
      row,
      back: backOf(call),
      idempotencyKey: fields.get('once') ?? undefined,
      typed,
      error: {
        message: thrown.code === 'conflict' && cid ? `${message} Save again to replace it.` : message,
        field,
      },
    },
    thrown.status,
  )
}

const save = async (call: ModerationRequest) => {
  const { payload, user, fields, raw, reply } = call
  const { cid, parentId } = readSaved(fields)
  try {
    const texts = readTexts(fields)
    if (texts.content === undefined)
      throw new AppError('bad_request', 'The comment (content) is missing.', { field: 'content' })
    const saved = await saveText(payload, user, {
      cid,
      parentId,
      version: readVersion(fields, cid),
      approve: fields.get('approve') === '1',
      once: fields.get('once') ?? undefined,
      texts,
    })
    if (!raw) return goBack(call, saved.batch)
    if (saved.batch) reply.header('x-batch', saved.batch)
    reply.header('x-counts', JSON.stringify(saved.counts))
    // The saved row first; if the reply approved its parent, the parent's row follows.
    const rows = [saved.comment, saved.approved ?? null]
    return reply.type(html).send(rows.map(rowAsHtml).join(''))
  } catch (error) {
    if (raw && error instanceof VersionConflict) {
      const { status, conflict }: VersionConflict<Conflict> = error
      const rows = { [conflict.id]: rowAsHtml((await findComment(payload, user, conflict.id)) ?? null) }
      return reply
        .code(status)
        .send({ result: false, error: errorBody(error), rows, conflicts: [withMessage(conflict)] })
    }
    return keepTyping(call, error)
  }
}

/** Tasks that change something. Unknown fields are ignored. */
export const handlePost = (call: ModerationRequest): Promise<unknown> => {
  const task = call.fields.get('task') ?? ''
  if (isModerationTask(task)) return change(call, task)
  if (task === 'save') return save(call)
  if (task === 'undo') return undoTask(call)
  throw new AppError('bad_request', `task must be one of save, ${moderationTasks.join(', ')}, undo.`, {
    field: 'task',
  })
}
