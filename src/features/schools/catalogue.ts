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
export const minorRules = [
  { value: 'refuse', label: 'Cannot enrol' },
  { value: 'guardian', label: 'Need the consent of a guardian' },
  { value: 'accept', label: 'Enrol like everybody else' },
] as const

/** Effects of a school's closure on the weeks of a stay. */
export const closureEffects = [
  { value: 'count', label: 'Count: the stay ends as if the school were open' },
  { value: 'move', label: 'Move: the stay ends later by the closed weeks' },
] as const
