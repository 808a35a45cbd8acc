import { type AskedDirections, directionsPage, type MappedSchool } from '../features/map/map.server'
import { schoolMessages } from '../features/schools/messages/messages'
import { Whereabouts } from '../features/schools/school-page/Whereabouts'
import type { Locale } from '../shared/locale'
import type { PageContent } from './page-content'

/** How to get to a school: the public page, or with an answer in it the page of one visitor. */
export const directionsContent = (
  locale: Locale,
  mapped: MappedSchool,
  asked?: AskedDirections,
): PageContent =>
  directionsPage(locale, mapped, {
    whereabouts: <Whereabouts school={mapped.school} locale={locale} t={schoolMessages[locale]} level={2} />,
    asked,
  })
