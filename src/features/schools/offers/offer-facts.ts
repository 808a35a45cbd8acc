import type { Locale } from '../../../shared/locale'
import type { Fact } from '../../../ui/compare/compare-rows'
import type { Accommodation, Course, School } from '../contract'
import { type SchoolsMessages, schoolsMessages } from '../messages/messages'
import { classSizeText, levelText, mealsTexts, roomTexts } from './offer-texts'

// What courses and places to stay are compared by, in words.

export const courseFacts = (course: Course, t: SchoolsMessages): Fact[] => [
  {
    label: t('lessonsColumn'),
    value: `${course.lessonsPerWeek} · ${t('minutesPerLesson', { count: course.minutesPerLesson })}`,
  },
  { label: t('level'), value: levelText(course, t) },
  { label: t('classSize'), value: classSizeText(course, t) },
  { label: t('minAge'), value: t('minAgeValue', { count: course.minAge }) },
]

export const placeFacts = (place: Accommodation, t: SchoolsMessages): Fact[] => [
  { label: t('room'), value: t(roomTexts[place.room]) },
  { label: t('meals'), value: t(mealsTexts[place.meals]) },
  { label: t('wayToSchool'), value: t('minutes', { count: place.minutesToSchool }) },
]

/** The facts about the course and the room with these numbers, as far as the school offers them. */
export const offerFacts = (
  { courses, accommodation }: Pick<School, 'courses' | 'accommodation'>,
  chosen: { course: number; accommodation: number },
  locale: Locale,
): Fact[] => {
  const t = schoolsMessages(locale)
  const course = courses.find(({ number }) => number === chosen.course)
  const place = accommodation.find(({ number }) => number === chosen.accommodation)
  return [...(course ? courseFacts(course, t) : []), ...(place ? placeFacts(place, t) : [])]
}
