import { memo } from 'react'
import { localePath } from '../../../../shared/locale'
import { translateCode } from '../../../../shared/messages/message-code'
import { commentsPath, type ModeratedComment } from '../../contract'
import { documentWithKind } from '../../documents'
import { timeAgo } from '../elapsed-time'
import { rowActions } from '../moderation-tasks'
import type { CommentsCode } from '../refusal'
import { MODERATION_ENDPOINT } from '../request-fields'
import { CommentAuthor, getAuthorName } from './CommentAuthor'
import { ListLink } from './ListLink'
import { onPlainClick, onTask, useListActions } from './list-actions'
import { usualSize } from './list-address'
import { useMessages } from './messages-context'
import { describeReason } from './spam-reasons'

interface CommentRowProps {
  row: ModeratedComment
  now: Date
  /** Where the row's forms lead back to. */
  back: string
  /** In the admin panel: the comment that keys apply to. */
  isCurrent?: boolean
  isSelected?: boolean
  isHidden?: boolean
  /** Message about somebody else's change to the comment. */
  conflict?: CommentsCode
}

/** Checkboxes and versions of all rows belong to this form. */
export const BULK_FORM = 'moderation-bulk'

export const rowId = (id: number): string => `row-${id}`

function SpamScore({ row: { spamScore, spamReasons } }: { row: ModeratedComment }) {
  const t = useMessages()
  if (spamScore === undefined && !spamReasons.length) return null
  return (
    <details className="moderation-score">
      <summary>
        {t('row.score', { score: spamScore === undefined ? '–' : `${Math.round(spamScore * 100)} %` })}
      </summary>
      <ul>
        {spamReasons
          .map((reason) => describeReason(t, reason))
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
        {!spamReasons.length && <li>{t('row.noReasons')}</li>}
      </ul>
    </details>
  )
}

/** The parent comment: “Yes, that is true” cannot be judged without it. */
function Above({ row: { inReplyTo } }: { row: ModeratedComment }) {
  const t = useMessages()
  if (!inReplyTo) return null
  const { id, content } = inReplyTo
  return (
    <p className="moderation-above">
      {t('row.inReplyTo')}{' '}
      <ListLink address={{ comment: id, page: 1, perPage: usualSize }}>
        <bdi>{getAuthorName(t, inReplyTo)}</bdi>
      </ListLink>
      : <q dir="auto">{content}</q>
    </p>
  )
}

function Actions({ row, back }: Pick<CommentRowProps, 'row' | 'back'>) {
  const t = useMessages()
  const author = getAuthorName(t, row)
  const actions = useListActions()
  return (
    <form
      method="post"
      action={MODERATION_ENDPOINT}
      className="moderation-actions"
      onSubmit={actions && onTask((task) => actions.act(task, [row.id]))}
    >
      <input type="hidden" name="cid" value={row.id} />
      <input type="hidden" name={`version[${row.id}]`} value={row.version} />
      <input type="hidden" name="return" value={back} />
      {rowActions(row.state).map(({ task, label }) =>
        task === 'edit' || task === 'reply' ? (
          <a
            key={task}
            href={`${MODERATION_ENDPOINT}&task=${task}&cid=${row.id}&return=${encodeURIComponent(back)}`}
            data-open={task}
            onClick={actions && onPlainClick(() => actions.openEditor(task, row.id))}
            aria-label={t('action.of', { action: t(label), author })}
          >
            {t(label)}
          </a>
        ) : (
          <button
            key={task}
            type="submit"
            name="task"
            value={task}
            aria-label={t('action.of', { action: t(label), author })}
          >
            {t(label)}
          </button>
        ),
      )}
    </form>
  )
}

/** Says what somebody else did, and offers to show it. */
function ConflictNote({ id, reason }: { id: number; reason: CommentsCode }) {
  const t = useMessages()
  const actions = useListActions()
  return (
    <div className="moderation-conflict" role="alert">
      <p>{translateCode(t, reason)}</p>
      <button type="button" onClick={() => actions?.showNewer(id)}>
        {t('row.showNewer')}
      </button>
    </div>
  )
}

/** A comment that was deleted while the list was shown. */
export function GoneRow({ id, isCurrent = false }: { id: number; isCurrent?: boolean }) {
  const t = useMessages()
  return (
    <li
      id={rowId(id)}
      className="moderation-row moderation-removed"
      data-comment={id}
      data-state="removed"
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {t('state.removed')}
    </li>
  )
}

/** One comment in the moderation list. Visitors' text is escaped. */
export const CommentRow = memo(function CommentRow(props: CommentRowProps) {
  const { row, now, back, isCurrent = false, isSelected, isHidden, conflict } = props
  const { id, state, version, content, document, createdAt, rating, language } = row
  const page = commentsPath(document)
  const t = useMessages()
  const actions = useListActions()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the row with j and k
    <li
      id={rowId(id)}
      className={`moderation-row moderation-${state}`}
      data-comment={id}
      data-version={version}
      data-state={state}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent ? 'true' : undefined}
      hidden={isHidden}
      onClick={actions && (() => actions.makeCurrent(id))}
    >
      <div className="moderation-check">
        <input
          type="checkbox"
          name="cid"
          value={id}
          form={BULK_FORM}
          aria-label={t('row.select', { author: getAuthorName(t, row) })}
          checked={isSelected}
          onChange={actions && (({ target }) => actions.select(id, target.checked))}
        />
        <input type="hidden" name={`version[${id}]`} value={version} form={BULK_FORM} />
      </div>
      <CommentAuthor row={row} />
      <div className="moderation-comment">
        <p className="moderation-facts">
          <span className="moderation-state">{t(`state.${state}`)}</span>
          <time dateTime={createdAt} title={createdAt}>
            {translateCode(t, timeAgo(createdAt, now))}
          </time>
          {rating !== undefined && <span>{t('row.stars', { rating })}</span>}
        </p>
        <Above row={row} />
        <p className="moderation-text" dir="auto" lang={language}>
          {content}
        </p>
        <SpamScore row={row} />
        <Actions row={row} back={back} />
      </div>
      <p className="moderation-place">
        {t('row.on')}{' '}
        <a href={localePath('en', state === 'approved' ? `${page}/${id}` : page)} dir="auto">
          {documentWithKind(t, document)}
        </a>
      </p>
      {conflict && <ConflictNote id={id} reason={conflict} />}
    </li>
  )
})
