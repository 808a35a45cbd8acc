import type { ReactNode } from 'react'
import { schoolPath } from '../../../shared/address/school-path'
import { countryName } from '../../../shared/language/countries'
import { displayName } from '../../../shared/language/display-name'
import { langOf } from '../../../shared/language/original-texts'
import { type Locale, localePath } from '../../../shared/locale'
import { useHomeAddress } from '../../../ui/home-address'
import { Island } from '../../../ui/Island'
import type { HomeContent, SchoolList, SchoolSummary } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { nameTable } from '../names'
import SchoolSearch from '../SchoolSearch.island'
import { EnrolSteps } from './EnrolSteps'
import { StayForm } from './StayForm'
import { searchTexts } from './search-messages'
import { isNarrowed, STAY_FORM } from './search-query'
import { Welcome } from './Welcome'

interface HomePageProps {
  locale: Locale
  t: SchoolsMessages
  site: { name: string; tagline: string }
  /** Editors' texts and pictures; empty fields fall back to the usual content. */
  content: HomeContent
  list: SchoolList
  schoolNames: readonly Pick<SchoolSummary, 'slug' | 'name'>[]
  /** The address of the JSON search, e.g. `/schools/search.json`. */
  endpoint: string
  /** Editors' blocks below the list of schools. */
  sections?: ReactNode
}

const hasPrices = ({ schools }: SchoolList) => schools.some(({ from }) => from)

/** The calculator of the only school, or the totals of a stay at all of them. */
function PriceAction({
  locale,
  t,
  list,
  schoolNames,
}: Pick<HomePageProps, 'locale' | 't' | 'list' | 'schoolNames'>) {
  const [school] = list.schools
  // A search that finds no prices can be changed.
  if (!hasPrices(list) && !isNarrowed(list)) return null
  const price = list.lowestPrice && <strong>{list.lowestPrice}</strong>
  if (school && schoolNames.length === 1)
    return (
      <p className="hero-actions">
        <a
          className="button"
          href={`${localePath(locale, schoolPath(school.slug))}${school.from?.query ?? ''}#anc-calculator`}
        >
          {t('calculatePrice')}
        </a>
        {price}
      </p>
    )
  return (
    <>
      {price && <p>{price}</p>}
      <StayForm locale={locale} t={t} list={list} schoolNames={schoolNames} />
    </>
  )
}

export function HomePage({ locale, t, site, content, list, schoolNames, endpoint, sections }: HomePageProps) {
  const home = useHomeAddress()
  const ofSchools = list.schools.map(({ picture }) => picture).filter((picture) => picture !== undefined)
  const taught = [...list.languages, ...list.schools.flatMap(({ languages }) => languages)]
  const countries = list.schools.map(({ country }) => country)
  return (
    <>
      <Welcome
        name={site.name}
        heading={{ text: content.heading || site.tagline, lang: langOf(content, 'heading') }}
        lead={{ text: content.lead || t('homeLead'), lang: langOf(content, 'lead') }}
        {...(content.pictures.length ? { pictures: content.pictures } : { pictures: ofSchools, alt: '' })}
        action={<PriceAction {...{ locale, t, list, schoolNames }} />}
      />
      {hasPrices(list) && <EnrolSteps t={t} />}
      <section id="anc-schools" className="find wrap anchor" aria-labelledby="find-title">
        <h2 id="find-title">{t('findSchool')}</h2>
        <Island
          name="schools/SchoolSearch"
          component={SchoolSearch}
          when="interaction"
          links={`#${STAY_FORM} button`}
          props={{
            list,
            locale,
            endpoint,
            home,
            texts: searchTexts(t),
            languageNames: nameTable(taught, (locale, code) => displayName(locale, 'language', code), locale),
            countryNames: nameTable(countries, countryName, locale),
          }}
        />
      </section>
      {sections && <div className="home-sections blocks-page wrap">{sections}</div>}
    </>
  )
}
