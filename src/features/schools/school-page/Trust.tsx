import { Fold } from '../../../ui/panels/Fold'
import { Picture } from '../../../ui/pictures/Picture'
import type { Accreditation, School, Testimonial } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { SectionHeading } from '../page-parts/SectionHeading'

export function Accreditations({ rows, t }: { rows: Accreditation[]; t: SchoolsMessages }) {
  if (rows.length === 0) return null
  return (
    <ul className="accreditations" aria-label={t('accreditations')}>
      {rows.map(({ name, number, url, logo }) => (
        <li key={name}>
          {logo && <Picture picture={logo} sizes="5rem" alt="" />}
          <div>
            <p className="accreditation-name">{name}</p>
            {(number || url) && (
              <p>
                {number && t('accreditationNumber', { number })}{' '}
                {url && (
                  <a href={url} rel="noopener noreferrer" aria-label={t('accreditationCheckNamed', { name })}>
                    {t('accreditationCheck')}
                  </a>
                )}
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
  t: SchoolsMessages
}

/** Students in their own words, and a video. */
export function Trust({ school, t }: TrustProps) {
  const { testimonials, videoHtml } = school
  if (!videoHtml && testimonials.length === 0) return null
  return (
    <section id="anc-trust" className="section anchor trust" aria-labelledby="trust-title">
      <SectionHeading id="trust-title" title={t('trust')} />
      <Testimonials rows={testimonials} t={t} />
      {videoHtml && (
        <Fold title={t('video')}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; the consent filter blocks the frame in it */}
          <div className="trust-video" dangerouslySetInnerHTML={{ __html: videoHtml }} />
        </Fold>
      )}
    </section>
  )
}
