import { type Locale, localePath } from '../../../shared/locale'
import { labelText } from '../../../shared/text/label-text'
import { useHomeAddress } from '../../../ui/home-address'
import { pricingMessages, type StayDates, stayRows } from '../../pricing/contract'
import {
  amountText,
  type ContactCard,
  ContactSection,
  type Quote,
  type QuotesMessages,
  quotePath,
} from '../../quotes/contract'
import type { EnrolmentsMessages } from '../messages/messages'

/** A stored request without the student's data, so that bystanders do not see a mail address or a birthday. */
export interface SentRequest {
  reference: string
  /** Missing if it was deleted. */
  school: { id: number; name: string } | undefined
  /** Working days within which the school answers. */
  answerDays: number
  stay: StayDates | undefined
  quotes: Quote[]
}

interface ThanksPageProps {
  locale: Locale
  t: QuotesMessages
  texts: EnrolmentsMessages
  references: string[]
  /** Whether a confirmation is sent by mail for each of them. */
  mailed: boolean
  /** The requests, for the person who sent them; empty for others. */
  requests: SentRequest[]
  /** Whom to ask about them. */
  contacts: ContactCard[]
  /** The address of a request's calendar file. */
  calendarOf: (reference: string) => string
}

interface RequestProps extends Pick<ThanksPageProps, 'locale' | 't' | 'texts' | 'calendarOf'> {
  request: SentRequest
  /** Whether it says which reference it has. */
  isNamed: boolean
}

/** Course, dates and total of a request, and its documents. */
function RequestSummary({ request, isNamed, locale, t, texts, calendarOf }: RequestProps) {
  const { reference, stay, quotes, school } = request
  return (
    <section aria-labelledby={`summary-${reference}`}>
      <h2 id={`summary-${reference}`}>{school?.name ?? texts('summary')}</h2>
      {isNamed && <p>{labelText(locale, t('reference'), reference)}</p>}
      {stay && (
        <dl className="quote-facts">
          {stayRows(locale, pricingMessages(locale), stay).map(({ label, value, closure }) => (
            <div key={label + value} className={closure === undefined ? undefined : 'quote-fact-wide'}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {stay && quotes.length > 0 && (
        <p className="no-print">
          <a href={calendarOf(reference)} type="text/calendar">
            {texts('calendar')}
          </a>
        </p>
      )}
      <ul className="enrol-quotes">
        {quotes.map((quote) => {
          const address = localePath(locale, quotePath(quote))
          return (
            <li key={quote.token}>
              {quote.content.title}
              <ul>
                {quote.content.lines.map((line) => (
                  <li key={`${line.kind} ${line.title}`}>
                    <span>{labelText(locale, line.title, amountText(line.amount, quote.content))}</span>
                  </li>
                ))}
              </ul>
              <strong>{labelText(locale, t('total'), amountText(quote.content.total, quote.content))}</strong>
              <p className="no-print">
                <a href={address}>{texts('openQuote')}</a> · <a href={`${address}.pdf`}>{t('quotePdf')}</a>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function NextSteps({ days, texts }: { days: number; texts: EnrolmentsMessages }) {
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title">{texts('nextTitle')}</h2>
      <ol className="next-steps">
        <li>{texts('nextCheck')}</li>
        <li>{texts('nextAnswer', { count: days })}</li>
        <li>{texts('nextPay')}</li>
      </ol>
    </section>
  )
}

/** Everybody with the address sees the references; the person who sent the request sees what was sent. */
export function ThanksPage(props: ThanksPageProps) {
  const home = useHomeAddress()
  const { t, texts, references, mailed, requests, contacts } = props
  const [first] = requests
  // The sender reads below whom to ask about the request.
  const isAsked = requests.length > 0 && contacts.length > 0
  const days = Math.max(...requests.map(({ answerDays }) => answerDays))
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <p className="kicker">{t('thanks')}</p>
        <h1>{t('thanksTitle')}</h1>
        <p className="lead">{mailed ? texts('confirmed') : t('thanksUnmailed')}</p>
      </header>
      <div className="paper">
        <section aria-labelledby="reference-title">
          <h2 id="reference-title">{t('reference')}</h2>
          {references.map((reference) => (
            <p key={reference} className="reference">
              {reference}
            </p>
          ))}
          {!isAsked && <p>{t('referenceText')}</p>}
        </section>
        {first && <NextSteps days={days} texts={texts} />}
        {requests.map((request) => (
          <RequestSummary
            key={request.reference}
            request={request}
            isNamed={references.length > 1}
            {...props}
          />
        ))}
        {contacts.map((card) => (
          <ContactSection key={card.name} card={card} t={t}>
            {isAsked && <p>{texts('questionsText', { school: card.name })}</p>}
          </ContactSection>
        ))}
        <p className="no-print">
          <a className="button button-quiet" href={home}>
            {t('backHome')}
          </a>
        </p>
      </div>
    </div>
  )
}
