import { countryName } from '../../../shared/language/countries'
import type { Locale } from '../../../shared/locale'
import { useHomeAddress } from '../../../ui/home-address'
import { Picture } from '../../../ui/pictures/Picture'
import type { FromText, Rating, School } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { taughtLanguageName } from '../names'
import { Icon } from '../page-parts/Icon'
import { RatingLine } from '../page-parts/RatingLine'
import { Accreditations } from './Trust'

interface SchoolHeroProps {
  school: School
  locale: Locale
  t: SchoolsMessages
  hasPrices: boolean
  /** The price of the cheapest course. */
  from?: FromText | undefined
  rating?: Rating | undefined
}

export function SchoolHero({ school, locale, t, hasPrices, from, rating }: SchoolHeroProps) {
  const home = useHomeAddress()
  return (
    <header className={school.picture ? 'hero' : 'hero hero-plain'}>
      {school.picture && (
        <Picture
          className="hero-picture"
          picture={school.picture}
          sizes="(min-width: 960px) 63vw, 100vw"
          priority
        />
      )}
      <div className="hero-card">
        <p className="kicker">
          <Icon name="pin" />
          {[school.town, countryName(locale, school.country)].filter(Boolean).join(', ')}
        </p>
        <h1>{school.name}</h1>
        {rating && (
          <p>
            <a href="#anc-comments">
              <RatingLine rating={rating} texts={t} />
            </a>
          </p>
        )}
        {from && (
          <p className="hero-price">
            <strong>{from.text}</strong>
          </p>
        )}
        <p className="hero-actions no-print">
          <a className="button" href="#anc-calculator">
            {hasPrices ? t('calculatePrice') : t('askPrice')}
          </a>
          {school.courses.length > 0 && (
            <a className="button button-quiet" href="#anc-courses">
              {t('seeCourses')}
            </a>
          )}
        </p>
        {school.summary && <p className="hero-summary">{school.summary}</p>}
        <div className="hero-end">
          {school.languages.length > 0 && (
            <dl className="tags">
              <dt className="visually-hidden">{t('languageLabel')}</dt>
              {school.languages.map((code) => (
                <dd key={code}>{taughtLanguageName(locale, code)}</dd>
              ))}
            </dl>
          )}
          <p className="hero-back no-print">
            <a href={home}>{t('allSchools')}</a>
          </p>
        </div>
        {school.founded !== undefined && (
          <p className="stamp">
            {t('since')} <strong>{school.founded}</strong>
          </p>
        )}
      </div>
      <HeroFacts school={school} t={t} />
    </header>
  )
}

/** What can be checked about the school: its figures, and who accredits it. */
function HeroFacts({ school: { facts, accreditations }, t }: Pick<SchoolHeroProps, 'school' | 't'>) {
  if (facts.length + accreditations.length === 0) return null
  return (
    <div className="hero-facts">
      {facts.length > 0 && (
        <section aria-label={t('facts')}>
          <dl className="facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Accreditations rows={accreditations} t={t} />
    </div>
  )
}
