import { type Locale, languageTag } from '../../../shared/locale'
import { labelText } from '../../../shared/text/label-text'
import { asWritten } from '../../../shared/time/local-date'
import type { Receipt } from '../contract'
import type { ConsentMessages } from '../messages/messages'

interface DecisionsProps {
  receipts: readonly Receipt[]
  locale: Locale
  t: ConsentMessages
}

/** With the zone: the server does not know the visitor's. */
const timeText = (iso: string, locale: Locale): string =>
  asWritten(
    locale,
    new Intl.DateTimeFormat(languageTag(locale), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    }).format(new Date(iso)),
  )

/** The number of a browser's receipt and all that it has decided, newest first. */
export function Decisions({ receipts, locale, t }: DecisionsProps) {
  const [newest] = receipts
  if (!newest) return <p>{t('decisionsNone')}</p>
  const list = (names: string[]) => (names.length ? names.join(', ') : t('nothing'))
  return (
    <>
      <p>
        {labelText(locale, t('receipt'), '')}
        <code translate="no">{newest.receipt}</code>
      </p>
      <table className="policy-table">
        <thead>
          <tr>
            <th scope="col">{t('decidedAt')}</th>
            <th scope="col">{t('decision')}</th>
            <th scope="col">{t('allowed')}</th>
            <th scope="col">{t('refused')}</th>
          </tr>
        </thead>
        <tbody>
          {receipts.map(({ decidedAt, method, allowed, refused }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two may be of one moment
            <tr key={index}>
              <th scope="row">
                <time dateTime={decidedAt}>{timeText(decidedAt, locale)}</time>
              </th>
              <td data-label={t('decision')}>{t(`methods.${method}`)}</td>
              <td data-label={t('allowed')}>{list(allowed)}</td>
              <td data-label={t('refused')}>{list(refused)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
