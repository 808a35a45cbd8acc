import type { Locale } from '../../shared/locale'
import type { SchoolPlace } from '../schools/contract'
import type { Directions } from './contract'
import type { Question } from './directions/read-question'
import type { SchoolMapData } from './queries.server'

/** A school and what is known of its maps. */
export interface MappedSchool {
  school: SchoolPlace
  data: SchoolMapData
}

export type MapOf = (slug: string, locale?: Locale) => Promise<MappedSchool | undefined>

/** What a visitor asked, and what came of it. */
export interface AskedDirections {
  question: Question
  answer: Directions
}
