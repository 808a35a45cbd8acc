import type { OfficeRow } from '../office/office-contract'

export const STUDENTS_PATH = '/admin/students'

export const STUDENTS_FIND_PATH = '/students/find'

export const MAX_STUDENT_QUERY = 100

/** A quote that an enrolment was made from. */
export interface StudentQuote {
  id: number
  title: string
  total: string
  href: string
}

/** A person with all enrolments that the reader may see, the newest stay first. */
export interface FoundStudent {
  /** Unique among the found ones. */
  key: string
  name: string
  email: string
  phone: string
  /** What is still to be paid, by currency. */
  balances: string[]
  stays: (OfficeRow & { quotes: StudentQuote[] })[]
}
