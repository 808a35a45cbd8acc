import { cefrLevels } from '../../schools/contract'
import type { Offer, OfferKind, PriceCatalogue, PriceRequest, Reason } from '../model'

// Which offers suit a student. Levels are those of the Common European Framework, lowest first.

const placeOf = (level: string | undefined) => (cefrLevels as readonly (string | undefined)[]).indexOf(level)

/** Whether a course takes a level. Unknown levels suit every course, and accommodation has none. */
export const takesLevel = (
  { levelFrom, levelTo }: Pick<Offer, 'levelFrom' | 'levelTo'>,
  level: string,
): boolean => {
  if (!levelFrom || !levelTo || placeOf(level) === -1) return true
  return placeOf(level) >= placeOf(levelFrom) && placeOf(level) <= placeOf(levelTo)
}

/** The levels of a course in words: 'A2–C1'. */
export const levelsText = ({ levelFrom, levelTo }: Pick<Offer, 'levelFrom' | 'levelTo'>): string =>
  [...new Set([levelFrom, levelTo])].filter(Boolean).join('–')

type Student = Pick<PriceRequest, 'age' | 'level'>

/** Whether an offer takes the student, as far as the visitor has said who that is. */
export const takesStudent = (offer: Offer, { age, level }: Student): boolean =>
  (age === undefined || age >= offer.minAge) && takesLevel(offer, level ?? '')

/** Adults have more choice everywhere, whatever the offers ask for. */
const FULL_AGE = 18

/** The youngest ages of the groups that offers distinguish: 0, 16 and 18 are 'under 16', '16 and 17' and '18 or older'. */
export const ageGroups = ({
  courses,
  accommodation,
}: Pick<PriceCatalogue, 'courses' | 'accommodation'>): number[] =>
  [...new Set([0, FULL_AGE, ...[...courses, ...accommodation].map(({ minAge }) => minAge)])].sort(
    (a, b) => a - b,
  )

/** Why the chosen offers do not suit the student. The school decides about levels, so these are hints. */
export const checkStudent = (
  request: Pick<PriceRequest, OfferKind> & Student,
  { courses, accommodation }: Pick<PriceCatalogue, 'courses' | 'accommodation'>,
): Reason[] => {
  const { age } = request
  const reasonOf = (kind: OfferKind, offers: readonly Offer[]): Reason[] => {
    const chosen = offers.find(({ number }) => number === request[kind])
    if (!chosen || takesStudent(chosen, request)) return []
    const other = offers.find((offer) => takesStudent(offer, request))?.number
    const { number, minAge } = chosen
    const isYoung = age !== undefined && age < minAge
    const about = { kind, number, ...(isYoung ? { age: minAge } : { levels: levelsText(chosen) }) }
    return [
      {
        code: isYoung ? 'too_young' : 'level_outside',
        field: kind,
        blocking: isYoung,
        ...(other !== undefined && { other }),
        about,
      },
    ]
  }
  return [...reasonOf('course', courses), ...reasonOf('accommodation', accommodation)]
}
