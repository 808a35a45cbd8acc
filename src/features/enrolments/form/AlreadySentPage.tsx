import type { Locale } from '../../../shared/locale'
import { useHomeAddress } from '../../../ui/home-address'
import { uiMessages } from '../../../ui/messages/messages'
import { OfflineNotice } from '../../../ui/OfflineNotice'
import { momentText, type QuotesMessages } from '../../quotes/contract'
import type { EnrolmentsMessages } from '../messages/messages'
import type { OfficeState } from '../request/request-rules'

/** An earlier request of the same person for the same stay. */
export interface SentBefore {
  reference: string
  school: string
  timeZone: string
  /** When it was sent. */
  at: string
  /** A declined request may be sent again. */
  state: Exclude<OfficeState, 'declined'>
}

interface AlreadySentPageProps {
  locale: Locale
  t: QuotesMessages
  texts: EnrolmentsMessages
  /** Where the form is sent. */
  action: string
  /** The key of the kept form. */
  kept: string
  sent: SentBefore[]
}

/** Shown instead of storing the same request twice. It has no personal data; the kept form has. */
export function AlreadySentPage({ locale, t, texts, action, kept, sent }: AlreadySentPageProps) {
  const home = useHomeAddress()
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <h1>{texts('sentBefore')}</h1>
        <p className="lead">{texts('sentBeforeText')}</p>
      </header>
      <section className="paper" aria-labelledby="reference-title">
        <h2 id="reference-title">{t('reference')}</h2>
        {sent.map(({ reference, school, timeZone, at, state }) => (
          <div key={reference}>
            <p className="reference">{reference}</p>
            <p>
              {school}. {texts('sentOn', { date: momentText(locale, at, timeZone) })}
              <br />
              <strong>{texts(`sentStates.${state}`)}</strong>
            </p>
          </div>
        ))}
        <p>{t('referenceText')}</p>
        <p>
          <a className="button" href={home}>
            {t('backHome')}
          </a>
        </p>
        <form method="post" action={action} className="send-again">
          <input type="hidden" name="kept" value={kept} />
          <p>{texts('sendAgainText')}</p>
          <button type="submit" className="button button-quiet">
            {texts('sendAgain')}
          </button>
          <OfflineNotice t={uiMessages(locale)} />
        </form>
      </section>
    </div>
  )
}
