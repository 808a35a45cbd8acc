import type { ReactNode } from 'react'
import { accommodationPath, coursePath, schoolPath } from '../../../shared/address/school-path'
import type { Contact } from '../../../shared/contact/contact'
import { langOf } from '../../../shared/language/original-texts'
import { type Locale, localePath } from '../../../shared/locale'
import { useHomeAddress } from '../../../ui/home-address'
import { Picture } from '../../../ui/pictures/Picture'
import type { Accommodation, Course, OfferDetails, OfferPage as Page, StartDay } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { AccommodationFacts } from '../offers/AccommodationFacts'
import { CourseFacts } from '../offers/CourseFacts'
import { CourseWeek } from '../offers/CourseWeek'
import { OfferPriceLine } from '../offers/OfferPriceLine'
import { OfferTitle } from '../offers/OfferTitle'
import { kinds } from '../offers/offer-texts'
import { Icon } from '../page-parts/Icon'
import { Paragraphs } from '../page-parts/Paragraphs'
import { SectionHeading } from '../page-parts/SectionHeading'
import { SideBlock } from '../school-page/SideBlock'

interface OfferPageProps {
  locale: Locale
  t: SchoolsMessages
  page: Page
  details?: OfferDetails | undefined
  siteContact: Contact
  /** The pictures below the first one, made by the gallery. */
  gallery?: ReactNode
  /** The free sections, made by the feature of blocks. */
  sections: ReactNode
}

/** The pictures of the gallery of a course or accommodation: the first one is at the top of its page already. */
export const picturesBelow = ({ pictures }: Pick<Page, 'pictures'>): Page['pictures'] => pictures.slice(1)

/** The way back: the list of schools and the school. */
function Trail({ page: { school }, locale, t }: Pick<OfferPageProps, 'page' | 'locale' | 't'>) {
  const home = useHomeAddress()
  return (
    <nav className="trail" aria-label={t('youAreHere')}>
      <ol>
        <li>
          <a href={home}>{t('allSchools')}</a>
        </li>
        <li>
          <a href={localePath(locale, schoolPath(school.slug))}>{school.name}</a>
        </li>
      </ol>
    </nav>
  )
}

const priceOf = ({ shown }: Page, details: OfferDetails | undefined) =>
  shown.offer.number === undefined ? undefined : details?.prices?.[shown.kind][shown.offer.number]

function OfferHero({ page, details, locale, t }: Pick<OfferPageProps, 'page' | 'details' | 'locale' | 't'>) {
  const { kind, offer } = page.shown
  const [picture] = page.pictures
  const price = priceOf(page, details)
  return (
    <header className={picture ? 'hero' : 'hero hero-plain'}>
      {picture && (
        <Picture className="hero-picture" picture={picture} sizes="(min-width: 960px) 63vw, 100vw" priority />
      )}
      <div className="hero-card">
        <Trail page={page} locale={locale} t={t} />
        <h1 lang={langOf(offer, 'title')}>{offer.title}</h1>
        {kind === 'course' && (
          <p className="hero-summary" lang={langOf(offer, 'summary')}>
            {offer.summary}
          </p>
        )}
        {price && (
          <p className="hero-price">
            <strong>{price.text}</strong>
          </p>
        )}
        <p className="hero-actions">
          {price ? (
            <a className="button" href={price.href} rel="nofollow">
              {t('calculatePrice')}
            </a>
          ) : (
            <a className="button" href="#anc-calculator">
              {t('askPrice')}
            </a>
          )}
        </p>
      </div>
    </header>
  )
}

function Facts({ shown, locale, t }: Pick<OfferPageProps, 'locale' | 't'> & Pick<Page, 'shown'>) {
  if (shown.kind === 'course')
    return (
      <>
        <CourseWeek course={shown.offer} t={t} />
        <CourseFacts course={shown.offer} locale={locale} t={t} />
      </>
    )
  const kind = kinds(t).find((entry) => entry.kind === shown.offer.kind)
  return (
    <div className={`kind kind-${shown.offer.kind}`}>
      {kind && (
        <div className="kind-heading">
          <Icon name={kind.kind} />
          <h3>{kind.title}</h3>
          <p>{kind.text}</p>
        </div>
      )}
      <AccommodationFacts place={shown.offer} t={t} />
    </div>
  )
}

interface StartsProps {
  days: StartDay[]
  /** Names the next days without lessons. */
  holidays: string | undefined
  t: SchoolsMessages
}

function Starts({ days, holidays, t }: StartsProps) {
  if (days.length === 0) return null
  return (
    <section className="section" aria-labelledby="starts-title">
      <SectionHeading id="starts-title" title={t('nextStartDates')} />
      <ul className="offer-starts">
        {days.map(({ day, text }) => (
          <li key={day}>
            <time dateTime={day}>{text}</time>
          </li>
        ))}
      </ul>
      {holidays && <p>{holidays}</p>}
    </section>
  )
}

function Others({ page, details, locale, t }: Pick<OfferPageProps, 'page' | 'details' | 'locale' | 't'>) {
  const { kind } = page.shown
  if (page.others.length === 0) return null
  const path = kind === 'course' ? coursePath : accommodationPath
  const price = ({ number }: Course | Accommodation) =>
    number === undefined ? undefined : details?.prices?.[kind][number]?.text
  return (
    <section className="section" aria-labelledby="others-title">
      <SectionHeading
        id="others-title"
        title={kind === 'course' ? t('otherCourses') : t('otherAccommodation')}
      />
      <ul className="offer-others">
        {page.others.map((offer) => {
          const from = price(offer)
          return (
            <li key={offer.id}>
              <OfferTitle offer={offer} href={localePath(locale, path(page.school.slug, offer.slug))} />
              {from && <span>{from}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Prices of a short, a usual and a long stay. */
function Lengths({ price }: { price: ReturnType<typeof priceOf> }) {
  if (!price || price.lengths.length < 2) return null
  return (
    <dl className="offer-lengths">
      {price.lengths.map(({ stay, amount }) => (
        <div key={stay}>
          <dt>{stay}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The page of a course or accommodation. */
export function OfferPage({ locale, t, page, details, siteContact, gallery, sections }: OfferPageProps) {
  const { shown, school } = page
  const { offer, kind } = shown
  const starts = (kind === 'course' && offer.number !== undefined && details?.starts.get(offer.number)) || []
  const calculator = details?.prices && {
    title: t('price'),
    form: (
      <>
        <OfferPriceLine kind={kind} of={offer} prices={details.prices} t={t} />
        <Lengths price={priceOf(page, details)} />
      </>
    ),
  }
  return (
    <article>
      <OfferHero page={page} details={details} locale={locale} t={t} />
      <div className="school-layout wrap">
        <div className="school-sections">
          <section className="section" aria-labelledby="facts-title">
            <SectionHeading id="facts-title" title={t('atAGlance')} />
            <Facts shown={shown} locale={locale} t={t} />
          </section>
          {offer.description && (
            <section className="section" aria-labelledby="more-title">
              <SectionHeading id="more-title" title={kind === 'course' ? t('moreAbout') : t('details')} />
              <div className="prose">
                <Paragraphs text={offer.description} lang={langOf(offer, 'description')} />
              </div>
            </section>
          )}
          <Starts days={starts} holidays={details?.holidays} t={t} />
        </div>
        <SideBlock school={school} siteContact={siteContact} locale={locale} t={t} calculator={calculator} />
        <div className="school-sections">
          {gallery && (
            <section className="section" aria-labelledby="gallery-title">
              <SectionHeading id="gallery-title" title={t('gallery')} count={picturesBelow(page).length} />
              {gallery}
            </section>
          )}
          {page.blocks.length > 0 && <div className="section">{sections}</div>}
          <Others page={page} details={details} locale={locale} t={t} />
        </div>
      </div>
    </article>
  )
}
