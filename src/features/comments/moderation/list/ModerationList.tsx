import type { ModerationListPage } from '../../contract'
import { bulkActions, stateNames } from '../moderation-tasks'
import { MODERATION_ENDPOINT } from '../routes/request-fields'
import { BULK_FORM, CommentRow } from './CommentRow'
import { isFiltered, type ListAddress, listHref } from './list-address'
import { ModerationFilters, type ModerationFiltersProps } from './ModerationFilters'

export interface ModerationListProps extends ModerationFiltersProps {
  list: ModerationListPage
  now: Date
}

const emptySentence = (address: ListAddress): string => {
  if (isFiltered(address)) return 'No comment matches these filters.'
  if (address.state === 'unapproved') return 'Nothing waits. Every comment has been looked at.'
  return address.state
    ? `There are no comments here (${stateNames[address.state]}).`
    : 'There are no comments yet.'
}

function Pager({ list: { page, pages }, address }: Pick<ModerationListProps, 'list' | 'address'>) {
  if (pages < 2) return null
  return (
    <nav className="moderation-pager" aria-label="Pages">
      {page > 1 && (
        <a href={listHref(address, { page: page - 1 })} rel="prev" data-list="">
          Newer
        </a>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a href={listHref(address, { page: page + 1 })} rel="next" data-list="">
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
      action={MODERATION_ENDPOINT}
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

/** The moderation list with filters and bulk actions, as plain forms and links. */
export function ModerationList(props: ModerationListProps) {
  const { list, now } = props
  const address = { ...props.address, page: list.page }
  const back = listHref(address, { page: list.page })
  return (
    <section className="moderation" aria-label="Comments">
      <ModerationFilters {...props} address={address} />
      {list.rows.length === 0 ? (
        <p className="moderation-empty">{emptySentence(address)}</p>
      ) : (
        <>
          <BulkForm total={list.total} back={back} />
          <ol className="moderation-rows">
            {list.rows.map((row) => (
              <CommentRow key={row.id} row={row} now={now} back={back} />
            ))}
          </ol>
          <Pager list={list} address={address} />
        </>
      )}
    </section>
  )
}
