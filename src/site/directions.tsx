import { directionsPath } from '../features/map/contract'
import { DirectionsPage } from '../features/map/directions/DirectionsPage'
import type { AskedDirections, MappedSchool } from '../features/map/mapped-school.server'
import { mapMessages } from '../features/map/messages/messages'
import { getSchoolMap } from '../features/map/queries.server'
import { SchoolMap } from '../features/map/SchoolMap'
import { offersDirections, shownMap } from '../features/map/shown-map.server'
import type { School } from '../features/schools/contract'
import { schoolMessages } from '../features/schools/messages/messages'
import { Whereabouts } from '../features/schools/school-page/Whereabouts'
import type { QueryContext } from '../platform/payload/query'
import type { Locale } from '../shared/locale'
import { fill } from '../shared/text/message'
import type { PageContent } from './page-content'

/** How to get to a school: the public page, or with an answer in it the page of one visitor. */
export const directionsContent = (
  locale: Locale,
  { school, data }: MappedSchool,
  asked?: AskedDirections,
): PageContent => {
  const t = mapMessages[locale]
  const { slug, name } = school
  const options = data.directionsPage
  const route = asked?.answer.kind === 'route' ? asked.answer : undefined
  return {
    title: fill(t.howToGetTo, { school: name }),
    description: fill(t.directionsDescription, { school: name }),
    path: directionsPath(slug),
    body: (
      <DirectionsPage
        locale={locale}
        t={t}
        school={school}
        whereabouts={<Whereabouts school={school} locale={locale} t={schoolMessages[locale]} level={2} />}
        map={shownMap(data, options, { slug, locale, route })}
        hasDirections={offersDirections(data, options)}
        from={asked?.question.from ?? ''}
        mode={asked?.question.mode ?? options.travelMode}
        answer={asked?.answer}
      />
    ),
  }
}

/** The map's part of the school page. */
export const schoolMapBlock = async (ctx: QueryContext, school: School) => {
  const data = await getSchoolMap(ctx, school)
  const { locale } = ctx
  const options = data.schoolPage
  return (
    <SchoolMap
      locale={locale}
      t={mapMessages[locale]}
      school={school}
      map={shownMap(data, options, { slug: school.slug, locale })}
      directions={offersDirections(data, options) ? { mode: options.travelMode } : undefined}
    />
  )
}
