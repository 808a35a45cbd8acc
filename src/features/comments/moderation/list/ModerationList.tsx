import type { ReactNode } from 'react'
import type { ModerationListPage } from '../../contract'
import type { CommentsPanelMessages } from '../../messages/panel/messages'
import { bulkActions } from '../moderation-tasks'
import { MODERATION_ENDPOINT } from '../request-fields'
import { BULK_FORM, CommentRow } from './CommentRow'
import { ListLink } from './ListLink'
import { onTask, useListActions } from './list-actions'
import { isFiltered, type ListAddress, listHref } from './list-address'
import { ModerationFilters, type ModerationFiltersProps } from './ModerationFilters'
import { useMessages } from './messages-context'

export interface ModerationListProps extends ModerationFiltersProps {
  list: ModerationListPage
  now?: Date
  isAllSelected?: boolean
  children?: ReactNode
}

/** Says why the list is empty. */
export const explainEmptyList = (t: CommentsPanelMessages, address: ListAddress): string => {
  if (isFiltered(address)) return t('list.noMatch')
  if (address.state === 'unapproved') return t('list.nothingWaits')
  return address.state ? t('list.emptyState', { state: t(`state.${address.state}`) }) : t('list.empty')
}

function Pager({ list: { page, pages }, address }: Pick<ModerationListProps, 'list' | 'address'>) {
  const t = useMessages()
  if (pages < 2) return null
  return (
    <nav className="moderation-pager" aria-label={t('list.pages')}>
      {page > 1 && (
        <ListLink address={address} change={{ page: page - 1 }} rel="prev">
          {t('list.newer')}
        </ListLink>
      )}
      <span>{t('list.page', { page, pages })}</span>
      {page < pages && (
        <ListLink address={address} change={{ page: page + 1 }} rel="next">
          {t('list.older')}
        </ListLink>
      )}
    </nav>
  )
}

function BulkForm({ total, back, isAllSelected }: { total: number; back: string; isAllSelected: boolean }) {
  const t = useMessages()
  const actions = useListActions()
  return (
    <form
      id={BULK_FORM}
      method="post"
      action={MODERATION_ENDPOINT}
      className="moderation-bulk"
      aria-label={t('list.selected')}
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
        {t('list.selectAll')}
      </label>
      {bulkActions.map(({ task, label }) => (
        <button key={task} type="submit" name="task" value={task}>
          {t(label)}
        </button>
      ))}
      <span className="moderation-total">{t('list.total', { count: total })}</span>
    </form>
  )
}

/**
 * The moderation list with filters and bulk actions, as plain forms and links. The admin panel provides `ListActions` and
 * its own rows as children.
 */
export function ModerationList(props: ModerationListProps) {
  const { list, now = new Date(), isAllSelected = false, children } = props
  const t = useMessages()
  const address = { ...props.address, page: list.page }
  const back = listHref(address, { page: list.page })
  return (
    <section className="moderation" aria-label={t('title')}>
      <ModerationFilters {...props} address={address} />
      {list.rows.length === 0 ? (
        <p className="moderation-empty">{explainEmptyList(t, address)}</p>
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
