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
  texts: Translator<
    Pick<SchoolsParams, 'teaches' | 'nextStarts' | 'stayTotal' | 'stayOther' | 'stayNone' | 'calculatePrice'>
  >
  /** The length of the stay that the visitor compares schools by; 0 without any. */
  wantedWeeks: number
}

/** What a school takes for the wanted stay, as a link to its calculator with these choices. */
function Total({
  school,
  href,
  texts,
  wantedWeeks,
}: Omit<SchoolCardProps, 'languageNames' | 'countryNames'>) {
  const { stay } = school
  if (!stay)
    return (
      <p className="from-price">
        <a href={`${href}?weeks=${wantedWeeks}#anc-calculator`} rel="nofollow">
          {texts('stayNone')}
        </a>
      </p>
    )
  return (
    <div className="stay-total">
      <p>
        <strong>{stay.amount}</strong> {texts('stayTotal', { count: stay.weeks })}
      </p>
      <p>{stay.offers.join(' · ')}</p>
      {stay.weeks !== wantedWeeks && <p>{texts('stayOther', { count: wantedWeeks })}</p>}
      <a className="calculate-link" href={`${href}${stay.query}#anc-calculator`} rel="nofollow">
        {texts('calculatePrice')}
        <span className="visually-hidden">: {school.name}</span>
      </a>
    </div>
  )
}

/** The usual price, until the visitor wants that of a stay. */
function Price(props: Omit<SchoolCardProps, 'languageNames' | 'countryNames'>) {
  const { school, href, wantedWeeks } = props
  if (!school.from) return null
  if (wantedWeeks > 0) return <Total {...props} />
  return (
    <p className="from-price">
      <a href={`${href}${school.from.query}#anc-calculator`} rel="nofollow">
        {school.from.text}
      </a>
    </p>
  )
}

export function SchoolCard({
  school,
  href,
  languageNames,
  countryNames,
  texts,
  wantedWeeks,
}: SchoolCardProps) {
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
          {/* The stay goes along to the school's calculator. */}
          {wantedWeeks > 0 && school.stay ? (
            <a href={href + school.stay.query} rel="nofollow">
              {school.name}
            </a>
          ) : (
            <a href={href}>{school.name}</a>
          )}
        </h3>
        {/* Totals are compared: cards are as short as possible. */}
        {wantedWeeks === 0 && <p>{school.summary}</p>}
        {languages && <p className="school-card-languages">{texts('teaches', { languages })}</p>}
        <Price {...{ school, href, texts, wantedWeeks }} />
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
