import type { ReactNode } from 'react'
import type { QueryContext } from '../../platform/payload/query'
import { directionsPath, schoolPath } from '../../shared/address/school-path'
import type { Locale } from '../../shared/locale'
import type { SchoolPlace } from '../schools/contract'
import { DirectionsPage } from './directions/DirectionsPage'
import type { AskedDirections } from './directions/find-directions.server'
import { mapMessages } from './messages/messages'
import { getSchoolMap, type MappedSchool } from './queries.server'
import { SchoolMap } from './SchoolMap'
import { offersDirections, shownMap } from './shown-map.server'

interface DirectionsParts {
  schoolAddress: ReactNode
  /** Absent on the public page, which answers no question. */
  asked?: AskedDirections
}

/** The page “How to get here” of a school. */
export const directionsPage = (
  locale: Locale,
  { school, data }: MappedSchool,
  { schoolAddress, asked }: DirectionsParts,
) => {
  const t = mapMessages(locale)
  const { slug, name } = school
  const options = data.directionsPage
  const route = asked?.answer.kind === 'route' ? asked.answer : undefined
  const at = asked?.question.at
  return {
    title: t('howToGetTo', { school: name }),
    description: t('directionsDescription', { school: name }),
    path: directionsPath(slug),
    trail: [
      { name, path: schoolPath(slug) },
      { name: t('howToGetTo', { school: name }), path: directionsPath(slug) },
    ],
    shareImage: school.shareImage,
    body: (
      <DirectionsPage
        locale={locale}
        t={t}
        school={school}
        schoolAddress={schoolAddress}
        map={shownMap(data, options, { slug, locale, route })}
        hasDirections={offersDirections(data, options)}
        from={asked?.question.from ?? ''}
        mode={asked?.question.mode ?? options.travelMode}
        places={options.places}
        at={at && `${at.lat},${at.lng}`}
        answer={asked?.answer}
      />
    ),
  }
}

/** The map of a school page, with directions if editors have switched them on there. Only one of several maps has them. */
export const loadSchoolMap = async (
  ctx: QueryContext,
  school: SchoolPlace,
  { canHaveDirections = true } = {},
) => {
  const data = await getSchoolMap(ctx, school)
  const { locale } = ctx
  const options = data.schoolPage
  return (
    <SchoolMap
      locale={locale}
      t={mapMessages(locale)}
      school={school}
      map={shownMap(data, options, { slug: school.slug, locale })}
      directions={
        canHaveDirections && offersDirections(data, options)
          ? { mode: options.travelMode, places: options.places }
          : undefined
      }
    />
  )
}
