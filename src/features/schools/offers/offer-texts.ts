import type { Meals, Room } from '../contract'
import type { SchoolMessages } from '../messages/en'

/** The texts of rooms and meals, on the page and in the brochure. */
export const roomTexts: Record<Room, keyof SchoolMessages> = {
  single: 'roomSingle',
  twin: 'roomTwin',
  studio: 'roomStudio',
}

export const mealsTexts: Record<Meals, keyof SchoolMessages> = {
  none: 'mealsNone',
  breakfast: 'mealsBreakfast',
  'half-board': 'mealsHalfBoard',
  'full-board': 'mealsFullBoard',
}
