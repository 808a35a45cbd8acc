import type { ReactNode } from 'react'
import { offerPath } from '../../../shared/address/school-path'
import type { Contact } from '../../../shared/contact/contact'
import { langOf } from '../../../shared/language/original-texts'
import { type Locale, localePath } from '../../../shared/locale'
import { Picture } from '../../../ui/pictures/Picture'
import type {
  Accommodation,
  Course,
  OfferDetails,
  OfferPage as Page,
  ShownOpening,
  StartDay,
} from '../contract'
import { textLines } from '../course-lines'
import type { SchoolsMessages } from '../messages/messages'
import { AccommodationFacts } from '../offers/AccommodationFacts'
import { CourseFacts } from '../offers/CourseFacts'
import { CourseWeek } from '../offers/CourseWeek'
import { OfferTitle } from '../offers/OfferTitle'
import { kinds } from '../offers/offer-texts'
import { Icon } from '../page-parts/Icon'
import { Paragraphs } from '../page-parts/Paragraphs'
import { SectionHeading } from '../page-parts/SectionHeading'
import { Trail } from '../page-parts/Trail'
import { SideBlock, type SideBlockProps } from '../school-page/SideBlock'
import { StaffList } from '../school-page/StaffList'

interface OfferPageProps {
  locale: Locale
  t: SchoolsMessages
  page: Page
  details?: OfferDetails | undefined
  /** The calculator with the offer; missing if its price is on request. */
  calculator?: SideBlockProps['calculator'] | undefined
  siteContact: Contact
  opening?: ShownOpening | undefined
  /** The pictures below the first one, made by the gallery. */
  gallery?: ReactNode
  /** The free sections, made by the feature of blocks. */
  sections: ReactNode
}

/** The pictures of the gallery of a course or accommodation: the first one is at the top of its page already. */
export const picturesBelow = ({ pictures }: Pick<Page, 'pictures'>): Page['pictures'] => pictures.slice(1)

const priceOf = ({ shown }: Page, details: OfferDetails | undefined) =>
  shown.offer.number === undefined ? undefined : details?.prices?.[shown.kind][shown.offer.number]

function OfferHero({
  page,
  details,
  calculator,
  locale,
  t,
}: Pick<OfferPageProps, 'page' | 'details' | 'calculator' | 'locale' | 't'>) {
  const { kind, offer } = page.shown
  const [picture] = page.pictures
  const price = priceOf(page, details)
  return (
    <header className={picture ? 'hero' : 'hero hero-plain'}>
      {picture && (
        <Picture className="hero-picture" picture={picture} sizes="(min-width: 960px) 63vw, 100vw" priority />
      )}
      <div className="hero-card">
        <Trail school={page.school} locale={locale} t={t} />
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
        <p className="hero-actions no-print">
          <a className="button" href="#anc-calculator">
            {t(calculator ? 'calculatePrice' : 'askPrice')}
          </a>
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

/** A day of the course, and what students can do after it, as far as editors say so. */
function CourseParts({ course, t }: { course: Course; t: SchoolsMessages }) {
  const day = textLines(course.timetable).map((line) => line.split('|').map((cell) => cell.trim()))
  const outcomes = textLines(course.outcomes)
  return (
    <>
      {day.length > 0 && (
        <section className="section" aria-labelledby="timetable-title">
          <SectionHeading id="timetable-title" title={t('timetable')} />
          <dl className="offer-lengths timetable" lang={langOf(course, 'timetable')}>
            {day.map(([time = '', ...what]) => (
              <div key={time}>
                <dt>{time}</dt>
                <dd>{what.join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {outcomes.length > 0 && (
        <section className="section" aria-labelledby="outcomes-title">
          <SectionHeading id="outcomes-title" title={t('outcomes')} />
          <div className="prose">
            <ul lang={langOf(course, 'outcomes')}>
              {outcomes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  )
}

interface StartsProps {
  days: StartDay[]
  /** Names the next days without lessons. */
  holidays: string | undefined
  /** Each start chooses itself in the calculator of the page. */
  isPriced: boolean
  t: SchoolsMessages
}

function StartLink({ query, children }: { query: string | undefined; children: ReactNode }) {
  if (!query) return children
  return (
    <a href={`${query}#anc-calculator`} data-choose="start" rel="nofollow">
      {children}
    </a>
  )
}

function Starts({ days, holidays, isPriced, t }: StartsProps) {
  if (days.length === 0) return null
  return (
    <section className="section" aria-labelledby="starts-title">
      <SectionHeading id="starts-title" title={t('nextStartDates')} />
      <ul className="offer-starts">
        {days.map(({ day, text, left, query }) => (
          <li key={day}>
            <StartLink query={isPriced ? query : undefined}>
              <time dateTime={day}>{text}</time>
              {left !== undefined && <small>{t('placesLeft', { count: left })}</small>}
            </StartLink>
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
  const path = offerPath(kind)
  const prices = details?.prices?.[kind] ?? {}
  const fee = Object.values(prices).find((price) => price.fee)?.fee
  const priceOf = ({ number }: Course | Accommodation) => (number === undefined ? undefined : prices[number])
  return (
    <section className="section no-print" aria-labelledby="others-title">
      <SectionHeading
        id="others-title"
        title={kind === 'course' ? t('otherCourses') : t('otherAccommodation')}
      />
      {fee && <p className="room-fee">{t('roomFee', { fee })}</p>}
      <ul className="offer-others">
        {page.others.map((offer) => {
          const price = priceOf(offer)
          return (
            <li key={offer.id}>
              <OfferTitle offer={offer} href={localePath(locale, path(page.school.slug, offer.slug))} />
              {price && (
                <span>
                  <strong>{price.amount}</strong> <small>{price.stay}</small>
                </span>
              )}
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
export function OfferPage({
  locale,
  t,
  page,
  details,
  calculator,
  siteContact,
  opening,
  gallery,
  sections,
}: OfferPageProps) {
  const { shown, school } = page
  const { offer, kind } = shown
  const starts = (kind === 'course' && offer.number !== undefined && details?.starts.get(offer.number)) || []
  const onRequest = details?.prices && {
    title: t('price'),
    form: <p>{t('priceOnRequest')}</p>,
  }
  return (
    <article>
      <OfferHero {...{ page, details, calculator, locale, t }} />
      <div className="school-layout wrap">
        <div className="school-sections">
          <section className="section" aria-labelledby="facts-title">
            <SectionHeading id="facts-title" title={t('atAGlance')} />
            <Facts shown={shown} locale={locale} t={t} />
            <Lengths price={priceOf(page, details)} />
          </section>
          {offer.description && (
            <section className="section" aria-labelledby="more-title">
              <SectionHeading id="more-title" title={kind === 'course' ? t('moreAbout') : t('details')} />
              <div className="prose">
                <Paragraphs text={offer.description} lang={langOf(offer, 'description')} />
              </div>
            </section>
          )}
          {shown.kind === 'course' && <CourseParts course={shown.offer} t={t} />}
          <Starts days={starts} holidays={details?.holidays} isPriced={calculator !== undefined} t={t} />
        </div>
        <SideBlock
          school={school}
          siteContact={siteContact}
          opening={opening}
          locale={locale}
          t={t}
          {...(calculator || onRequest ? { calculator: calculator ?? onRequest } : {})}
        />
        <div className="school-sections">
          {gallery && (
            <section className="section" aria-labelledby="gallery-title">
              <SectionHeading id="gallery-title" title={t('gallery')} count={picturesBelow(page).length} />
              {gallery}
            </section>
          )}
          {page.teacher && <StaffList staff={[page.teacher]} title={t('teacher')} t={t} />}
          {page.blocks.length > 0 && <div className="section">{sections}</div>}
          <Others page={page} details={details} locale={locale} t={t} />
        </div>
      </div>
    </article>
  )
}
