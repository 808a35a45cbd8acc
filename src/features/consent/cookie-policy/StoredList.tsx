import type { Locale } from '../../../shared/locale'
import type { StoredName } from '../contract'
import type { ConsentMessages } from '../messages/messages'
import { durationText } from './duration'

interface StoredListProps {
  stored: readonly StoredName[]
  locale: Locale
  t: ConsentMessages
}

/** The stored names with their kind and duration. */
export function StoredList({ stored, locale, t }: StoredListProps) {
  if (!stored.length) return <p>{t('nothingStored')}</p>
  return (
    <ul>
      {stored.map(({ name, kind, days }) => (
        <li key={`${kind} ${name}`}>
          <code translate="no">{name}</code> ({t(`kinds.${kind}`)}, {durationText(days, locale, t)})
        </li>
      ))}
    </ul>
  )
}
