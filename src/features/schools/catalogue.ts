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

/** Effects of a school's closure on the weeks of a stay. */
export const closureEffects = ['count', 'move'] as const
