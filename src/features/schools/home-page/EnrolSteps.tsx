import type { SchoolsMessages } from '../messages/messages'

/** How a visitor gets a place, in three sentences. */
export function EnrolSteps({ t }: { t: SchoolsMessages }) {
  const steps = [
    [t('calculatePrice'), t('stepPriceText')],
    [t('stepQuote'), t('stepQuoteText')],
    [t('stepEnrol'), t('stepEnrolText')],
  ]
  return (
    <section className="steps wrap" aria-labelledby="steps-title">
      <h2 id="steps-title">{t('howToEnrol')}</h2>
      <ol>
        {steps.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
