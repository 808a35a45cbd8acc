import type { ReactNode } from 'react'
import type { SchoolIdentity } from '../../schools/contract'
import type { QuotesMessages } from '../messages/messages'

/** Whom to ask, and how. */
export type ContactCard = Pick<SchoolIdentity, 'name' | 'contact'>

interface ContactSectionProps {
  card: ContactCard
  t: QuotesMessages
  /** A note below the heading. */
  children?: ReactNode
}

/** Address, telephone, mail and messenger of the school or the site, also on paper. */
export function ContactSection({ card, t, children }: ContactSectionProps) {
  return (
    <section className="quote-school">
      <h2>{t('questions')}</h2>
      {children}
      <address>
        <strong>{card.name}</strong>
        {card.contact.map(({ text, href }) => (
          <span key={text}>
            {href ? (
              <a href={href} rel="noreferrer">
                {text}
              </a>
            ) : (
              text
            )}
          </span>
        ))}
      </address>
    </section>
  )
}
