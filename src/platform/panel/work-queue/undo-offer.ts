/** How long a change can be undone: as it is offered, and as the server accepts it. Mails of a change leave after that. */
export const UNDO_OFFERED_MS = 10_000
export const UNDO_ACCEPTED_MS = 15_000

/** While the pointer or the focus rests on the offer, it stays for as long as undoing will work. */
const RESTING_MS = UNDO_ACCEPTED_MS - 1_500

/** How long a message is shown that offers nothing. */
const NOTICE_MS = 8_000

/** A change that was made, with what undoes it. */
export interface UndoOffer {
  /** Null for a change that cannot be undone: its text is shown, and nothing is offered. */
  batch: string | null
  text: string
  /** By the browser's clock. */
  answeredAt: number
}

interface OfferTimes {
  now: number
  /** When its result was first on the screen, which takes time on a slow machine. */
  shownAt: number | undefined
  isResting?: boolean
}

/** How much longer to show an offer: ten seconds from when its result is shown, but no longer than the server accepts it. */
export const undoLeftMs = (
  { batch, answeredAt }: Pick<UndoOffer, 'batch' | 'answeredAt'>,
  { now, shownAt = Number.POSITIVE_INFINITY, isResting = false }: OfferTimes,
): number => {
  const end = batch
    ? isResting
      ? answeredAt + RESTING_MS
      : Math.min(answeredAt + UNDO_ACCEPTED_MS, shownAt + UNDO_OFFERED_MS)
    : shownAt + NOTICE_MS
  return Math.max(0, end - now)
}
