import type { FormEvent } from 'react'
import { FilterSelect, SchoolFilter } from '../../../../ui/forms/FilterFields'
import type { CommentedDocument } from '../../contract'
import { documentWithKind, referenceText } from '../../documents'
import type { StateCounts } from '../moderation-api'
import { ListLink } from './ListLink'
import { useListActions } from './list-actions'
import { isFiltered, type ListAddress, listQueryOf, pageSizes, shownStates } from './list-address'
import { useMessages } from './messages-context'

export interface ModerationFiltersProps {
  address: ListAddress
  counts: StateCounts
  schools: { id: number; name: string }[]
  /** The posts and pages that have comments. */
  documents: CommentedDocument[]
}

function States({ address, counts }: ModerationFiltersProps) {
  const t = useMessages()
  const links = [
    {
      state: undefined,
      label: t('filter.allButSpam'),
      count: counts.unapproved + counts.approved,
    },
    ...shownStates.map((state) => ({ state, label: t(`state.${state}`), count: counts[state] })),
  ]
  return (
    <nav className="moderation-states" aria-label={t('filter.states')}>
      <ul>
        {links.map(({ state, label, count }) => (
          <li key={label}>
            <ListLink
              address={address}
              change={{ state, comment: undefined }}
              isCurrent={address.state === state}
            >
              {label} <span data-count={state ?? 'all'}>{count}</span>
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The query that a filter form asks for, without empty fields and without those that only name the legacy call. */
const queryOfForm = (form: HTMLFormElement): string => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value && name !== 'option' && name !== 'controller')
      query.append(name, value)
  return query.toString()
}

/** Filters of the list. A plain form whose address is the list's. */
export function ModerationFilters(props: ModerationFiltersProps) {
  const { address, schools, documents } = props
  const t = useMessages()
  const actions = useListActions()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    actions?.showList(queryOfForm(event.currentTarget))
  }
  const { state, text, author, anonymous, ipHash, school, document, comment, perPage } = address
  return (
    <div className="moderation-filters">
      <States {...props} />
      <form
        // Other filters: the fields start with their values.
        key={listQueryOf(address)}
        method="get"
        action="/index.php"
        aria-label={t('filter.label')}
        data-filters=""
        onSubmit={actions && submit}
      >
        <input type="hidden" name="option" value="com_zoo" />
        <input type="hidden" name="controller" value="comment" />
        {state && <input type="hidden" name="state" value={state} />}
        {ipHash && <input type="hidden" name="ip" value={ipHash} />}
        <label>
          {t('filter.text')}
          <input type="search" name="text" defaultValue={text} maxLength={200} />
        </label>
        <label>
          {t('filter.author')}
          <input type="search" name="author" defaultValue={author} maxLength={200} />
        </label>
        <SchoolFilter schools={schools} school={school} label={t('filter.school')} all={t('filter.all')} />
        {documents.length > 0 && (
          <FilterSelect
            label={t('filter.document')}
            name="document"
            value={document && referenceText(document)}
            all={t('filter.all')}
            options={documents.map((one) => ({
              value: referenceText(one),
              text: documentWithKind(t, one),
            }))}
          />
        )}
        <label>
          {t('filter.perPage')}
          <select name="limit" defaultValue={perPage}>
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        <label className="moderation-tick">
          <input type="checkbox" name="anonymous" value="1" defaultChecked={anonymous} />
          {t('filter.anonymous')}
        </label>
        <button type="submit">{t('filter.apply')}</button>
        {isFiltered(address) && (
          <ListLink address={{ state, perPage, page: 1 }}>
            {t(ipHash ? 'filter.allSenders' : comment ? 'filter.allComments' : 'filter.clear')}
          </ListLink>
        )}
      </form>
      {comment && <p>{t('filter.oneComment')}</p>}
      {ipHash && <p>{t('filter.oneSender')}</p>}
    </div>
  )
}
