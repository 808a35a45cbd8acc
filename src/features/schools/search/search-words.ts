import type { Accommodation, School } from '../../../platform/payload/payload-types'
import { countryName } from '../../../shared/language/countries'
import type { Locale } from '../../../shared/locale'
import { cefrLevels } from '../catalogue'
import { schoolsMessages } from '../messages/messages'
import { taughtLanguageName } from '../names'
import { mealsTexts, roomTexts } from '../offers/offer-texts'

// Words that visitors search by although no editor wrote them: what stands in the pages beside the editors' texts.

type Place = Pick<School, 'town' | 'region' | 'country' | 'languages'>

export const schoolWords = (locale: Locale, { town, region, country, languages }: Place): string =>
  [
    town,
    region,
    country && countryName(locale, country),
    ...(languages ?? []).map((code) => taughtLanguageName(locale, code)),
  ]
    .filter(Boolean)
    .join(' ')

const kindTexts = {
  homestay: 'kindHomestay',
  residence: 'kindResidence',
  apartment: 'kindApartment',
} as const

export const accommodationWords = (
  locale: Locale,
  { kind, room, meals }: Pick<Accommodation, 'kind' | 'room' | 'meals'>,
): string => {
  const t = schoolsMessages(locale)
  return [t(kindTexts[kind]), t(roomTexts[room]), t(mealsTexts[meals])].join(' ')
}

/** All levels of a course: one from A2 to B2 is found by B1 too. */
export const courseWords = ({ levelFrom, levelTo }: { levelFrom: string; levelTo: string }): string => {
  const place = (level: string) => (cefrLevels as readonly string[]).indexOf(level)
  return cefrLevels.slice(Math.max(0, place(levelFrom)), place(levelTo) + 1).join(' ')
}
