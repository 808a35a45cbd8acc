import { localePath } from '../../../../shared/locale'
import { commentsPath, type ModeratedComment } from '../../contract'
import { timeAgo } from '../elapsed-time'
import { rowActions, stateNames } from '../moderation-tasks'
import { MODERATION_ENDPOINT } from '../routes/request-fields'
import { CommentAuthor, nameOf } from './CommentAuthor'
import { listHref } from './list-address'

interface CommentRowProps {
  row: ModeratedComment
  now: Date
  /** Where the row's forms lead back to. */
  back: string
}

/** Checkboxes and versions of all rows belong to this form. */
export const BULK_FORM = 'moderation-bulk'

function SpamScore({ row: { spamScore, spamReasons } }: { row: ModeratedComment }) {
  if (spamScore === undefined && !spamReasons.length) return null
  return (
    <details className="moderation-score">
      <summary>Spam score {spamScore === undefined ? '–' : `${Math.round(spamScore * 100)} %`}</summary>
      <ul>
        {spamReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {!spamReasons.length && <li>Nothing particular was found.</li>}
      </ul>
    </details>
  )
}

/** The parent comment: “Yes, that is true” cannot be judged without it. */
function Above({ row: { inReplyTo } }: { row: ModeratedComment }) {
  if (!inReplyTo) return null
  const { id, content } = inReplyTo
  return (
    <p className="moderation-above">
      In reply to{' '}
      <a href={listHref({ comment: id, page: 1, perPage: 50 })} data-list="">
        <bdi>{nameOf(inReplyTo)}</bdi>
      </a>
      : <q dir="auto">{content}</q>
    </p>
  )
}

function Actions({ row, back }: Pick<CommentRowProps, 'row' | 'back'>) {
  const name = nameOf(row)
  return (
    <form method="post" action={MODERATION_ENDPOINT} className="moderation-actions">
      <input type="hidden" name="cid" value={row.id} />
      <input type="hidden" name={`version[${row.id}]`} value={row.version} />
      <input type="hidden" name="return" value={back} />
      {rowActions(row.state).map(({ task, label }) =>
        task === 'edit' || task === 'reply' ? (
          <a
            key={task}
            href={`${MODERATION_ENDPOINT}&task=${task}&cid=${row.id}&return=${encodeURIComponent(back)}`}
            data-open={task}
            aria-label={`${label}: comment of ${name}`}
          >
            {label}
          </a>
        ) : (
          <button
            key={task}
            type="submit"
            name="task"
            value={task}
            aria-label={`${label}: comment of ${name}`}
          >
            {label}
          </button>
        ),
      )}
    </form>
  )
}

/** One comment in the moderation list. Visitors' text is escaped. */
export function CommentRow({ row, now, back }: CommentRowProps) {
  const { id, state, version, content, school, createdAt, rating, language } = row
  const page = commentsPath(school.slug)
  return (
    <li
      id={`row-${id}`}
      className={`moderation-row moderation-${state}`}
      data-comment={id}
      data-version={version}
      data-state={state}
      tabIndex={-1}
    >
      <div className="moderation-check">
        <input
          type="checkbox"
          name="cid"
          value={id}
          form={BULK_FORM}
          aria-label={`Select comment of ${nameOf(row)}`}
        />
        <input type="hidden" name={`version[${id}]`} value={version} form={BULK_FORM} />
      </div>
      <CommentAuthor row={row} />
      <div className="moderation-comment">
        <p className="moderation-facts">
          <span className="moderation-state">{stateNames[state]}</span>
          <time dateTime={createdAt} title={createdAt}>
            {timeAgo(createdAt, now)}
          </time>
          {rating !== undefined && <span>{rating} of 5 stars</span>}
        </p>
        <Above row={row} />
        <p className="moderation-text" dir="auto" lang={language}>
          {content}
        </p>
        <SpamScore row={row} />
        <Actions row={row} back={back} />
      </div>
      <p className="moderation-place">
        On{' '}
        <a href={localePath('en', state === 'approved' ? `${page}/${id}` : page)} dir="auto">
          {school.name || school.slug || 'a school without a name'}
        </a>
      </p>
    </li>
  )
}
