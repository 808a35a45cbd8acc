import type { ReactNode } from 'react'
import type { ModerationListPage } from '../../contract'
import { bulkActions, stateNames } from '../moderation-tasks'
import { MODERATION_ENDPOINT } from '../request-fields'
import { BULK_FORM, CommentRow } from './CommentRow'
import { ListLink } from './ListLink'
import { onTask, useListActions } from './list-actions'
import { isFiltered, type ListAddress, listHref } from './list-address'
import { ModerationFilters, type ModerationFiltersProps } from './ModerationFilters'
import { useSay } from './say-context'

export interface ModerationListProps extends ModerationFiltersProps {
  list: ModerationListPage
  now?: Date
  isAllSelected?: boolean
  children?: ReactNode
}

export const totalSentence = (total: number): string => `${total} ${total === 1 ? 'comment' : 'comments'}`

/** Says why the list is empty. */
export const emptySentence = (address: ListAddress): string => {
  if (isFiltered(address)) return 'No comment matches these filters.'
  if (address.state === 'unapproved') return 'Nothing waits. Every comment has been looked at.'
  return address.state
    ? `There are no comments here (${stateNames[address.state]}).`
    : 'There are no comments yet.'
}

function Pager({ list: { page, pages }, address }: Pick<ModerationListProps, 'list' | 'address'>) {
  const say = useSay()
  if (pages < 2) return null
  return (
    <nav className="moderation-pager" aria-label={say('Pages')}>
      {page > 1 && (
        <ListLink address={address} change={{ page: page - 1 }} rel="prev">
          {say('Newer')}
        </ListLink>
      )}
      <span>{say(`Page ${page} of ${pages}`)}</span>
      {page < pages && (
        <ListLink address={address} change={{ page: page + 1 }} rel="next">
          {say('Older')}
        </ListLink>
      )}
    </nav>
  )
}

function BulkForm({ total, back, isAllSelected }: { total: number; back: string; isAllSelected: boolean }) {
  const say = useSay()
  const actions = useListActions()
  return (
    <form
      id={BULK_FORM}
      method="post"
      action={MODERATION_ENDPOINT}
      className="moderation-bulk"
      aria-label={say('Selected comments')}
      onSubmit={actions && onTask(actions.actOnSelected)}
    >
      <input type="hidden" name="return" value={back} />
      {/* Needs JavaScript. */}
      <label className="moderation-tick" hidden={!actions}>
        <input
          type="checkbox"
          data-all=""
          checked={actions && isAllSelected}
          onChange={actions && (({ target }) => actions.selectAll(target.checked))}
        />
        {say('All on this page')}
      </label>
      {bulkActions.map(({ task, label }) => (
        <button key={task} type="submit" name="task" value={task}>
          {say(label)}
        </button>
      ))}
      <span className="moderation-total">{say(totalSentence(total))}</span>
    </form>
  )
}

/**
 * The moderation list with filters and bulk actions, as plain forms and links. The admin panel provides `ListActions` and
 * its own rows as children.
 */
export function ModerationList(props: ModerationListProps) {
  const { list, now = new Date(), isAllSelected = false, children } = props
  const say = useSay()
  const address = { ...props.address, page: list.page }
  const back = listHref(address, { page: list.page })
  return (
    <section className="moderation" aria-label={say('Comments')}>
      <ModerationFilters {...props} address={address} />
      {list.rows.length === 0 ? (
        <p className="moderation-empty">{say(emptySentence(address))}</p>
      ) : (
        <>
          <BulkForm total={list.total} back={back} isAllSelected={isAllSelected} />
          <ol className="moderation-rows">
            {children ?? list.rows.map((row) => <CommentRow key={row.id} row={row} now={now} back={back} />)}
          </ol>
          <Pager list={list} address={address} />
        </>
      )}
    </section>
  )
}
