import type { Translator } from '../../../shared/messages/translator'
import { Picture } from '../../../ui/pictures/Picture'
import type { SchoolSummary } from '../contract'
import type { SchoolsParams } from '../messages/messages'

interface SchoolCardProps {
  school: SchoolSummary
  href: string
  /** Names in the language of the page, by code. */
  languageNames: Record<string, string>
  countryNames: Record<string, string>
  /** `Teaches {languages}` and `Next starts: {days}` */
  texts: Translator<Pick<SchoolsParams, 'teaches' | 'nextStarts'>>
}

export function SchoolCard({ school, href, languageNames, countryNames, texts }: SchoolCardProps) {
  const languages = school.languages.map((code) => languageNames[code] ?? code).join(', ')
  return (
    <li className="school-card">
      {school.picture && (
        <Picture
          picture={school.picture}
          sizes="(min-width: 960px) 40rem, (min-width: 480px) 50vw, 100vw"
          alt=""
        />
      )}
      <div className="school-card-text">
        <p className="kicker">
          {school.town}, {countryNames[school.country] ?? school.country}
        </p>
        <h3>
          <a href={href}>{school.name}</a>
        </h3>
        <p>{school.summary}</p>
        {languages && <p className="school-card-languages">{texts('teaches', { languages })}</p>}
        {school.from && (
          <p className="from-price">
            <a href={`${href}${school.from.query}#anc-calculator`} rel="nofollow">
              {school.from.text}
            </a>
          </p>
        )}
        {school.nextStarts && <p>{texts('nextStarts', { days: school.nextStarts })}</p>}
        {school.rating && (
          <p>
            <span className="stars" aria-hidden="true">
              ★
            </span>{' '}
            {school.rating}
          </p>
        )}
      </div>
    </li>
  )
}
