import type { ReactNode } from 'react'
import { schoolPath } from '../../../shared/address/school-path'
import { countryName } from '../../../shared/language/countries'
import { langOf } from '../../../shared/language/original-texts'
import { type Locale, localePath } from '../../../shared/locale'
import { useHomeAddress } from '../../../ui/home-address'
import { Island } from '../../../ui/Island'
import type { HomeContent, SchoolList } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { nameTable, taughtLanguageName } from '../names'
import SchoolSearch from '../SchoolSearch.island'
import { EnrolSteps } from './EnrolSteps'
import { searchTexts } from './search-messages'
import { Welcome } from './Welcome'

interface HomePageProps {
  locale: Locale
  t: SchoolsMessages
  site: { name: string; tagline: string }
  /** Editors' texts and pictures; empty fields fall back to the usual content. */
  content: HomeContent
  list: SchoolList
  /** The address of the JSON search, e.g. `/schools/search.json`. */
  endpoint: string
  /** Editors' blocks below the list of schools. */
  sections?: ReactNode
}

const hasPrices = ({ schools }: SchoolList) => schools.some(({ from }) => from)

/** Leads to the calculator of the only school, or to the list if there are several. */
const priceAction = (locale: Locale, t: SchoolsMessages, list: SchoolList) => {
  const [school] = list.schools
  if (!school || !hasPrices(list)) return undefined
  return {
    href:
      list.total === 1
        ? `${localePath(locale, schoolPath(school.slug))}${school.from?.query ?? ''}#anc-calculator`
        : '#anc-schools',
    label: t('calculatePrice'),
    price: list.lowestPrice,
  }
}

export function HomePage({ locale, t, site, content, list, endpoint, sections }: HomePageProps) {
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
        action={priceAction(locale, t, list)}
      />
      {hasPrices(list) && <EnrolSteps t={t} />}
      <section id="anc-schools" className="find wrap anchor" aria-labelledby="find-title">
        <h2 id="find-title">{t('findSchool')}</h2>
        <Island
          name="schools/SchoolSearch"
          component={SchoolSearch}
          when="interaction"
          props={{
            list,
            locale,
            endpoint,
            home,
            texts: searchTexts(t),
            languageNames: nameTable(taught, taughtLanguageName, locale),
            countryNames: nameTable(countries, countryName, locale),
          }}
        />
      </section>
      {sections && <div className="home-sections blocks-page wrap">{sections}</div>}
    </>
  )
}
