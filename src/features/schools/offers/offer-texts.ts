import type { AccommodationKind, Course, Meals, Room } from '../contract'
import type { SchoolsMessages, SchoolsParams } from '../messages/messages'

export const levelText = (
  { levelFrom: from, levelTo: to }: Pick<Course, 'levelFrom' | 'levelTo'>,
  t: SchoolsMessages,
) => (from === to ? from : t('levelRange', { from, to }))

export const classSizeText = ({ maxClassSize }: Pick<Course, 'maxClassSize'>, t: SchoolsMessages): string =>
  maxClassSize === 1 ? t('classSizeOne') : t('classSizeValue', { count: maxClassSize })

/** The texts of rooms and meals, on the page and in the brochure. */
export const roomTexts: Record<Room, keyof SchoolsParams> = {
  single: 'roomSingle',
  twin: 'roomTwin',
  studio: 'roomStudio',
}

export const mealsTexts: Record<Meals, keyof SchoolsParams> = {
  none: 'mealsNone',
  breakfast: 'mealsBreakfast',
  'half-board': 'mealsHalfBoard',
  'full-board': 'mealsFullBoard',
}

/** The kinds of accommodation in their order, with a sentence about each. */
export const kinds = (t: SchoolsMessages): { kind: AccommodationKind; title: string; text: string }[] => [
  { kind: 'homestay', title: t('kindHomestay'), text: t('kindHomestayText') },
  { kind: 'residence', title: t('kindResidence'), text: t('kindResidenceText') },
  { kind: 'apartment', title: t('kindApartment'), text: t('kindApartmentText') },
]
