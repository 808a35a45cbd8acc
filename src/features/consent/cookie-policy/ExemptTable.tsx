import type { Locale } from '../../../shared/locale'
import type { OwnStorage } from '../../../shared/own-storage'
import type { ConsentMessages } from '../messages/messages'
import { StoredList } from './StoredList'

interface ExemptTableProps {
  exempt: readonly OwnStorage[]
  locale: Locale
  t: ConsentMessages
}

/** The list of what the site itself stores, by purpose. */
export function ExemptTable({ exempt, locale, t }: ExemptTableProps) {
  const purposes = [...new Set(exempt.map(({ purpose }) => purpose))]
  return (
    <table className="policy-table">
      <thead>
        <tr>
          <th scope="col">{t('purpose')}</th>
          <th scope="col">{t('stored')}</th>
        </tr>
      </thead>
      <tbody>
        {purposes.map((purpose) => (
          <tr key={purpose}>
            <td data-label={t('purpose')}>{t(`exempt.${purpose}`)}</td>
            <td data-label={t('stored')}>
              <StoredList stored={exempt.filter((own) => own.purpose === purpose)} locale={locale} t={t} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
