import { type Locale, languageTag, localePath } from '../../../../shared/locale'
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary'
import { pricingMessages } from '../../../pricing/contract'
import {
  AlternativesNote,
  amountText,
  type ContactCard,
  ContactSection,
  type Quote,
  type QuotesMessages,
  quotePath,
  stayText,
} from '../../../quotes/contract'
import { EnrolFields, type EnrolFieldsProps } from './EnrolFields'

interface EnrolPageProps extends EnrolFieldsProps {
  tokens: string[]
  /** Where the form is sent. */
  action: string
  idempotencyKey: string
  /** Whether it is sent on purpose although the same was sent before. */
  again: boolean
  /** Whom to ask; undefined if the database is not available. */
  contacts: ContactCard[] | undefined
  /** Why the fields are empty. */
  notice?: string
}

const idOf = (field: string) => (field === 'form' ? undefined : field)

function QuoteList({ quotes, locale, t }: { quotes: Quote[]; locale: Locale; t: QuotesMessages }) {
  return (
    <section>
      <h2>{t('enrolFor')}</h2>
      <ul className="enrol-quotes">
        {quotes.map((quote) => (
          <li key={quote.token}>
            <a
              href={localePath(locale, quotePath(quote))}
              lang={quote.locale === locale ? undefined : languageTag(quote.locale)}
            >
              {quote.content.title}
            </a>
            <span>
              {quote.content.school.name},{' '}
              {stayText(locale, t, { ...quote.content.request, start: undefined })}
            </span>
            <strong>{amountText(quote.content.total, quote.content)}</strong>
          </li>
        ))}
      </ul>
      {quotes.map(
        ({ token, content: { promoLeftOut: code } }) =>
          code && <p key={token}>{pricingMessages(locale)('promoUnknown', { code })}</p>,
      )}
      {quotes.some(({ isReduced }) => isReduced) && <p>{t('feeOnce')}</p>}
      <AlternativesNote quotes={quotes} t={t} />
    </section>
  )
}

/** The enrolment form. It keeps everything that was typed if it is shown again. */
export function EnrolPage(props: EnrolPageProps) {
  const { locale, t, action, idempotencyKey, again, notice, groups, tokens, errors, contacts } = props
  return (
    <div className="wrap paper-page">
      <header className="paper-heading">
        <h1>{t('enrol')}</h1>
        <p className="lead">{t('enrolLead')}</p>
      </header>
      <div className="paper-side">
        {groups && <QuoteList quotes={groups.flatMap(({ quotes }) => quotes)} locale={locale} t={t} />}
      </div>
      <div className="paper">
        {notice && (
          <p className="note" role="status">
            {notice}
          </p>
        )}
        {errors.length > 0 && (
          <ErrorSummary
            title={t('errorSummary')}
            text={t('errorKept')}
            errors={errors.map(({ field, message, link }) => ({ message, id: idOf(field), link }))}
          />
        )}
        <form method="post" action={action} className="form" noValidate>
          <input type="hidden" name="once" value={idempotencyKey} />
          {again && <input type="hidden" name="again" value="yes" />}
          <input type="hidden" name="quotes" value={tokens.join(' ')} />
          <EnrolFields {...props} />
        </form>
        {contacts?.map((card) => (
          <ContactSection key={card.name} card={card} t={t} />
        ))}
      </div>
    </div>
  )
}
