// A confirmation is counted at the course that was confirmed, on that day. A later correction does not move it, so if it is taken
// back, it has to be taken off the same course.

/** An event of a request's timeline, with the fields that tell its state and its quotes. */
export interface CountedChange {
  kind: string
  batch?: string | null
  from?: string | null
  to?: string | null
  /** The fields as they were before the change. */
  before?: unknown
}

const isState = ({ kind }: CountedChange) => kind === 'state'

/** Whether the request became confirmed: by a change of its state, or because a change of its state was undone. */
const becameConfirmed = (event: CountedChange, events: readonly CountedChange[]): boolean => {
  if (event.kind === 'received' || isState(event)) return event.to === 'confirmed'
  if (event.kind !== 'undone') return false
  return events.some((each) => isState(each) && each.batch === event.batch && each.from === 'confirmed')
}

/**
 * The quotes that a request had when it was last confirmed: those before the first correction since then. `current` are those that
 * it has now, `events` its timeline from the oldest to the newest.
 */
export const quotesWhenConfirmed = (
  events: readonly CountedChange[],
  current: readonly number[],
): readonly number[] => {
  const confirmed = events.findLastIndex((event) => becameConfirmed(event, events))
  const correction = events.slice(confirmed + 1).find(({ kind }) => kind === 'stay')
  const { quotes } = (correction?.before ?? {}) as { quotes?: number[] }
  return quotes ?? current
}
