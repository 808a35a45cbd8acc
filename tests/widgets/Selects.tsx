import { useState } from 'react'
import { uiMessages } from '../../src/ui/messages/messages'
import { Select } from '../../src/ui/select/Select'

/** The ids on the server and in the browser begin with it. */
export const selectsName = 'widgets/Selects'

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index), label: `Choice ${index + 1}` }))

/** The longest list without a search, one with a search, and one with an error. */
const lists = [
  { id: 'short', label: 'Short list', count: 10 },
  { id: 'long', label: 'Long list', count: 11 },
  { id: 'wrong', label: 'Wrong choice', count: 3, invalid: true },
]

export function Selects() {
  const [chosen, choose] = useState<Record<string, string>>({})
  return lists.map(({ id, label, count, invalid }) => (
    <div key={id} className="field">
      <Select
        id={`dev-${id}`}
        label={label}
        name={id}
        value={chosen[id] ?? '0'}
        options={options(count)}
        onChange={({ currentTarget }) => choose({ ...chosen, [id]: currentTarget.value })}
        t={uiMessages('en')}
        invalid={invalid}
        describedBy={invalid ? 'dev-wrong-note' : undefined}
      />
      {invalid && <p id="dev-wrong-note">This choice leads nowhere.</p>}
    </div>
  ))
}
