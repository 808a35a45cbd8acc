import { ageOn } from '../../../../shared/time/days'

/** Students who are younger on the first day are minors. */
const FULL_AGE = 18

export const isUnderage = (birthDate: string, firstDay: string): boolean =>
  ageOn(birthDate, firstDay) < FULL_AGE

/** The fields about the parent or guardian of a minor, in the order of the form. */
export const guardianFields = ['guardianName', 'guardianContact', 'guardianConsent'] as const
