/** Languages a school may teach, as ISO 639 codes. */
export const taughtLanguages = [
  'en',
  'fr',
  'es',
  'de',
  'it',
  'pt',
  'ca',
  'eu',
  'gl',
  'zh',
  'ja',
  'ar',
] as const

/** Levels of the Common European Framework, lowest first. */
export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

export const accommodationKinds = ['homestay', 'residence', 'apartment'] as const
export const rooms = ['single', 'twin', 'studio'] as const
export const meals = ['none', 'breakfast', 'half-board', 'full-board'] as const

/** Rules for students who are under 18 on the first day. */
export const minorRules = ['refuse', 'guardian', 'accept'] as const

/**
 * Effects of a school's closure on a stay: its weeks count or move the end, or it is the end of a season, or the days are holidays, after
 * which a course begins on the next working day.
 */
export const closureEffects = ['count', 'move', 'end', 'holiday'] as const

/** What happens to lessons that are lost on holidays. */
export const holidayEffects = ['lost', 'made-up'] as const

/** The longest stay that has a price. */
export const MAX_WEEKS = 48

/** The length that lists compare prices by. */
export const USUAL_WEEKS = 4
