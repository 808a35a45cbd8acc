import type { FormEvent } from 'react'
import { FilterSelect, SchoolFilter } from '../../../../ui/forms/FilterFields'
import type { CommentedDocument } from '../../contract'
import { documentWithKind, referenceText } from '../../documents'
import type { StateCounts } from '../moderation-api'
import { stateNames } from '../moderation-tasks'
import { ListLink } from './ListLink'
import { useListActions } from './list-actions'
import { isFiltered, type ListAddress, listQueryOf, pageSizes, shownStates } from './list-address'
import { useSay } from './say-context'

export interface ModerationFiltersProps {
  address: ListAddress
  counts: StateCounts
  schools: { id: number; name: string }[]
  /** The posts and pages that have comments. */
  documents: CommentedDocument[]
}

function States({ address, counts }: ModerationFiltersProps) {
  const say = useSay()
  const links = [
    { state: undefined, label: 'All but spam', count: counts.unapproved + counts.approved },
    ...shownStates.map((state) => ({ state, label: stateNames[state], count: counts[state] })),
  ]
  return (
    <nav className="moderation-states" aria-label={say('Comments by state')}>
      <ul>
        {links.map(({ state, label, count }) => (
          <li key={label}>
            <ListLink
              address={address}
              change={{ state, comment: undefined }}
              isCurrent={address.state === state}
            >
              {say(label)} <span data-count={state ?? 'all'}>{count}</span>
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
  const say = useSay()
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
        aria-label={say('Filter comments')}
        data-filters=""
        onSubmit={actions && submit}
      >
        <input type="hidden" name="option" value="com_zoo" />
        <input type="hidden" name="controller" value="comment" />
        {state && <input type="hidden" name="state" value={state} />}
        {ipHash && <input type="hidden" name="ip" value={ipHash} />}
        <label>
          {say('Text')}
          <input type="search" name="text" defaultValue={text} maxLength={200} />
        </label>
        <label>
          {say('Author or e-mail')}
          <input type="search" name="author" defaultValue={author} maxLength={200} />
        </label>
        <SchoolFilter schools={schools} school={school} label={say('School')} all={say('All')} />
        {documents.length > 0 && (
          <FilterSelect
            label={say('Post or page')}
            name="document"
            value={document && referenceText(document)}
            all={say('All')}
            options={documents.map((one) => ({
              value: referenceText(one),
              text: say(documentWithKind(one)),
            }))}
          />
        )}
        <label>
          {say('Per page')}
          <select name="limit" defaultValue={perPage}>
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        <label className="moderation-tick">
          <input type="checkbox" name="anonymous" value="1" defaultChecked={anonymous} />
          {say('Anonymous only')}
        </label>
        <button type="submit">{say('Filter')}</button>
        {isFiltered(address) && (
          <ListLink address={{ state, perPage, page: 1 }}>
            {say(ipHash ? 'Show all senders' : comment ? 'Show all comments' : 'Clear')}
          </ListLink>
        )}
      </form>
      {comment && <p>{say('Only one comment.')}</p>}
      {ipHash && <p>{say('Only comments of one sender.')}</p>}
    </div>
  )
}
