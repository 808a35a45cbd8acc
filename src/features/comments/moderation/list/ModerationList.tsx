import type { InboxPage } from '../../contract-moderation'
import { bulkActions, stateNames } from '../moderation-tasks'
import { COMMENT_CALL } from '../routes/request-fields'
import { BULK_FORM, CommentRow } from './CommentRow'
import { type InboxAddress, inboxHref, isFiltered } from './list-address'
import { ModerationFilters, type ModerationFiltersProps } from './ModerationFilters'

export interface ModerationListProps extends ModerationFiltersProps {
  inbox: InboxPage
  now: Date
}

const emptySentence = (address: InboxAddress): string => {
  if (isFiltered(address)) return 'No comment matches these filters.'
  if (address.state === 'unapproved') return 'Nothing waits. Every comment has been looked at.'
  return address.state
    ? `There are no comments here (${stateNames[address.state]}).`
    : 'There are no comments yet.'
}

function Pager({ inbox: { page, pages }, address }: Pick<ModerationListProps, 'inbox' | 'address'>) {
  if (pages < 2) return null
  return (
    <nav className="moderation-pager" aria-label="Pages">
      {page > 1 && (
        <a href={inboxHref(address, { page: page - 1 })} rel="prev" data-list="">
          Newer
        </a>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a href={inboxHref(address, { page: page + 1 })} rel="next" data-list="">
          Older
        </a>
      )}
    </nav>
  )
}

function BulkForm({ total, back }: { total: number; back: string }) {
  return (
    <form
      id={BULK_FORM}
      method="post"
      action={COMMENT_CALL}
      className="moderation-bulk"
      aria-label="Selected comments"
    >
      <input type="hidden" name="return" value={back} />
      {/* Of use only where a program ticks the others. */}
      <label className="moderation-tick" hidden>
        <input type="checkbox" data-all="" />
        All on this page
      </label>
      {bulkActions.map(({ task, label }) => (
        <button key={task} type="submit" name="task" value={task}>
          {label}
        </button>
      ))}
      <span className="moderation-total">
        {total} {total === 1 ? 'comment' : 'comments'}
      </span>
    </form>
  )
}

/** The moderators' list: filters, comments, and what can be done to those that are ticked. Plain forms and links. */
export function ModerationList(props: ModerationListProps) {
  const { inbox, now } = props
  const address = { ...props.address, page: inbox.page }
  const back = inboxHref(address, { page: inbox.page })
  return (
    <section className="moderation" aria-label="Comments">
      <ModerationFilters {...props} address={address} />
      {inbox.rows.length === 0 ? (
        <p className="moderation-empty">{emptySentence(address)}</p>
      ) : (
        <>
          <BulkForm total={inbox.total} back={back} />
          <ol className="moderation-rows">
            {inbox.rows.map((row) => (
              <CommentRow key={row.id} row={row} now={now} back={back} />
            ))}
          </ol>
          <Pager inbox={inbox} address={address} />
        </>
      )}
    </section>
  )
}
