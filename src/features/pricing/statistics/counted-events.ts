/** Events that are counted. A request that is no longer confirmed is subtracted again. */
export const countedEvents = ['start', 'quote', 'enrolment', 'confirmation'] as const

export type CountedEvent = (typeof countedEvents)[number]

/** How often something happened on a day. Taking a confirmation back counts as −1. */
export interface EventRow {
  day: string
  event: CountedEvent
  school: number
  course: number
  /** 0 if the visitor had not chosen a length yet. */
  weeks: number
  language: string
  count: number
}
