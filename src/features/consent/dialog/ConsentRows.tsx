import { type Locale, languageTag } from '../../../shared/locale'
import type { ConsentGroup } from '../contract'
import type { ConsentMessages } from '../messages/messages'

interface RowProps {
  name: string
  purpose: string
  t: ConsentMessages
  checked?: boolean
  locked?: boolean
}

/** One switch, in the site's default state. The script sets the visitor's own state, because the page is the same for everybody. */
function Row({ name, purpose, t, checked = false, locked = false }: RowProps) {
  return (
    <li data-group={name}>
      <label>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          name="allow"
          value={name}
          defaultChecked={checked}
          disabled={locked}
        />
        <span>
          <strong>{name}</strong>{' '}
          <em className="consent-new" hidden>
            {t('isNew')}
          </em>
          {locked && checked && <em>{t('alwaysOn')}</em>} <small>{purpose}</small>
        </span>
      </label>
    </li>
  )
}

interface RowsProps {
  groups: ConsentGroup[]
  /** The owner of the cookies that are always allowed. */
  owner: string
  locale: Locale
  t: ConsentMessages
}

/** A switch for each group, sorted by name, below the row of the site's own cookies. */
export function ConsentRows({ groups, owner, locale, t }: RowsProps) {
  const sorted = groups
    .filter(({ items }) => items.some(({ visible }) => visible))
    .toSorted((one, other) => one.name.localeCompare(other.name, languageTag(locale)))
  return (
    <ul className="consent-rows">
      <li>
        <label>
          {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
          <input type="checkbox" role="switch" defaultChecked disabled />
          <span>
            <strong className="consent-owner">{owner || t('ownRow')}</strong> <em>{t('alwaysOn')}</em>{' '}
            <small>{t('ownPurpose')}</small>
          </span>
        </label>
      </li>
      {sorted.map(({ name, purpose, category, items }) => (
        <Row
          key={name}
          name={name}
          purpose={purpose || t(`categories.${category}.purpose`)}
          checked={items.every(({ actived }) => actived)}
          locked={items.every(({ editable }) => !editable)}
          t={t}
        />
      ))}
    </ul>
  )
}

/** For groups that were found on the page: the script fills in the name. */
export function FoundRow({ t }: { t: ConsentMessages }) {
  return (
    <template data-found-row="">
      <Row name="" purpose={t('categories.other.purpose')} t={t} />
    </template>
  )
}
