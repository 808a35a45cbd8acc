import type { ReactNode } from 'react'
import { type Contact as ContactWays, withFallback } from '../../../shared/contact/contact'
import type { Locale } from '../../../shared/locale'
import { ContactLinks } from '../../../ui/ContactLinks'
import { brochureLink } from '../brochure/brochure-link'
import type { School, ShownOpening } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { mailHref } from './contact-links'
import { OpeningTimes } from './OpeningTimes'

export interface SideBlockProps {
  school: Pick<School, 'slug' | 'name' | 'contact'>
  /** Used where the school has no contact of its own. */
  siteContact: ContactWays
  locale: Locale
  t: SchoolsMessages
  opening?: ShownOpening | undefined
  /** The price calculator; absent when the school has no prices. */
  calculator?: { title: string; form: ReactNode; isPriced?: boolean }
}

/** The calculator and the contact links, in a column that stays visible while scrolling. */
export function SideBlock({ school, siteContact, locale, t, opening, calculator }: SideBlockProps) {
  return (
    <aside
      id="anc-calculator"
      className="side anchor"
      aria-labelledby="side-title"
      // The calculator's script keeps it up to date. Styles of the page around it depend on it.
      data-priced={calculator?.isPriced || undefined}
    >
      <div className="letter">
        <div className="letter-paper">
          {calculator && (
            <>
              <h2 id="side-title">{calculator.title}</h2>
              {calculator.form}
            </>
          )}
          <Contact {...{ school, siteContact, locale, t, opening }} isAlone={!calculator} />
        </div>
      </div>
    </aside>
  )
}

interface ContactProps extends Pick<SideBlockProps, 'school' | 'siteContact' | 'locale' | 't' | 'opening'> {
  isAlone: boolean
}

function Contact({ school, siteContact, locale, t, opening, isAlone }: ContactProps) {
  const { hours } = school.contact
  const { email, phone, messenger } = withFallback(school.contact, siteContact)
  const brochure = brochureLink(locale, school.slug)
  return (
    <div className={isAlone ? 'ask' : 'ask ask-below'}>
      {isAlone ? <h2 id="side-title">{t('askTitle')}</h2> : <h3>{t('askTitle')}</h3>}
      {isAlone && <p>{t('askText')}</p>}
      <p>
        <a
          className={isAlone ? 'button' : 'button button-quiet'}
          href={mailHref(email, t('askSubject', { school: school.name }))}
        >
          {isAlone ? t('askButton') : t('askQuestion')}
        </a>
      </p>
      <ContactLinks contact={{ phone, email: '', messenger }} label={t('phone')} />
      {(opening || hours) && (
        <dl className="contact">
          <div>
            <dt>{t('hours')}</dt>
            <dd>{opening ? <OpeningTimes opening={opening} /> : hours}</dd>
          </div>
        </dl>
      )}
      <p>
        <a href={brochure.href} type="application/pdf">
          {brochure.text}
        </a>
      </p>
    </div>
  )
}
