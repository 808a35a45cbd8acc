import { Picture } from '../../../ui/pictures/Picture'
import type { Accreditation, Rating, School, Testimonial } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { RatingLine } from '../page-parts/RatingLine'
import { SectionHeading } from '../page-parts/SectionHeading'

function Accreditations({ rows, t }: { rows: Accreditation[]; t: SchoolsMessages }) {
  if (rows.length === 0) return null
  return (
    <ul className="accreditations" aria-label={t('accreditations')}>
      {rows.map(({ name, number, url, logo }) => (
        <li key={name}>
          {logo && <Picture picture={logo} sizes="5rem" alt="" />}
          <div>
            <p className="accreditation-name">{name}</p>
            {number && <p>{t('accreditationNumber', { number })}</p>}
            {url && (
              <p>
                <a href={url} rel="noopener noreferrer" aria-label={t('accreditationCheckNamed', { name })}>
                  {t('accreditationCheck')}
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Testimonials({ rows, t }: { rows: Testimonial[]; t: SchoolsMessages }) {
  if (rows.length === 0) return null
  return (
    <ul className="testimonials" aria-label={t('testimonials')}>
      {rows.map(({ text, name, about }) => (
        <li key={text}>
          <figure>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <strong>{name}</strong>
              {about && <span>{about}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

interface TrustProps {
  school: School
  /** Absent without ratings. */
  rating?: Rating | undefined
  t: SchoolsMessages
}

/** Reasons to trust the school: accreditations, ratings, students in their own words, a video. */
export function Trust({ school, rating, t }: TrustProps) {
  const { accreditations, testimonials, videoHtml } = school
  if (!videoHtml && accreditations.length + testimonials.length === 0) return null
  return (
    <section id="anc-trust" className="section anchor trust" aria-labelledby="trust-title">
      <SectionHeading id="trust-title" title={t('trust')} />
      {rating && (
        <p>
          <RatingLine rating={rating} texts={t} /> <a href="#anc-comments">{t('readRatings')}</a>
        </p>
      )}
      <Accreditations rows={accreditations} t={t} />
      <Testimonials rows={testimonials} t={t} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; the consent filter blocks the frame in it */}
      {videoHtml && <div className="trust-video" dangerouslySetInnerHTML={{ __html: videoHtml }} />}
    </section>
  )
}
