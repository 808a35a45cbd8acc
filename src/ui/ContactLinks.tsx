import type { ReactNode } from 'react'
import type { Contact } from '../shared/contact/contact'
import { phoneHref } from '../shared/contact/phone'

function ContactLink({ href, icon, children }: { href: string; icon: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noreferrer">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
        {children}
      </a>
    </li>
  )
}

const icons = {
  phone: 'M6 3h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 2v4a3 3 0 0 1-3 3A17 17 0 0 1 3 6a3 3 0 0 1 3-3',
  mail: 'M3 6h18v12H3zl9 7 9-7',
  chat: 'M4 20l1.6-4.4A8 8 0 1 1 9 19zM9 11h6M9 14h4',
}

interface ContactLinksProps {
  contact: Contact
  /** The name of the list for screen readers. */
  label: string
}

/** Phone, mail and chat as plain links: nothing is loaded from the messenger's service. */
export function ContactLinks({ contact: { phone, email, messenger }, label }: ContactLinksProps) {
  if (!phone && !email && !messenger) return null
  return (
    <ul className="contact-links" aria-label={label}>
      {phone && (
        <ContactLink href={phoneHref(phone)} icon={icons.phone}>
          {phone}
        </ContactLink>
      )}
      {email && (
        <ContactLink href={`mailto:${email}`} icon={icons.mail}>
          {email}
        </ContactLink>
      )}
      {messenger && (
        <ContactLink href={messenger.href} icon={icons.chat}>
          {messenger.label}
        </ContactLink>
      )}
    </ul>
  )
}
