import { type Locale, languageTag } from '../../../shared/locale'
import type { ConsentGroup } from '../contract'
import type { ConsentMessages } from '../messages/messages'
import { StoredList } from './StoredList'

interface ServiceTableProps {
  groups: readonly ConsentGroup[]
  locale: Locale
  t: ConsentMessages
}

/** The note on a service that is allowed by default. */
const onText = ({ items }: ConsentGroup, t: ConsentMessages): string | undefined => {
  if (!items.every(({ actived }) => actived)) return undefined
  return items.some(({ editable }) => editable) ? t('onAtFirst') : t('alwaysOn')
}

function ServiceRow({ group, locale, t }: { group: ConsentGroup; locale: Locale; t: ConsentMessages }) {
  const { name, provider, privacyUrl, category, purpose, stored } = group
  const on = onText(group, t)
  return (
    <tr>
      <th scope="row">
        <span translate="no">{name}</span>
        {on && (
          <p>
            <em>{on}</em>
          </p>
        )}
        {provider && <p>{t('provider', { provider })}</p>}
        {privacyUrl && (
          <p>
            <a href={privacyUrl} rel="noreferrer">
              {t('privacy', { service: name })}
            </a>
          </p>
        )}
      </th>
      <td data-label={t('purpose')}>
        <p>
          <b>{t(`categories.${category}.name`)}.</b> {purpose || t(`categories.${category}.purpose`)}
        </p>
      </td>
      <td data-label={t('stored')}>
        <StoredList stored={stored} locale={locale} t={t} />
      </td>
    </tr>
  )
}

/** All services that the site asks about. */
export function ServiceTable({ groups, locale, t }: ServiceTableProps) {
  const sorted = groups.toSorted((one, other) => one.name.localeCompare(other.name, languageTag(locale)))
  return (
    <table className="policy-table">
      <thead>
        <tr>
          <th scope="col">{t('service')}</th>
          <th scope="col">{t('purpose')}</th>
          <th scope="col">{t('stored')}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((group) => (
          <ServiceRow key={group.name} group={group} locale={locale} t={t} />
        ))}
      </tbody>
    </table>
  )
}
