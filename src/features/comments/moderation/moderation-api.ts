import type { CommentedDocument, CommentState, ModeratedComment, ModerationListPage } from '../contract'
import type { Conflict } from './conflict'
import type { ListAddress } from './list/list-address'
import type { CommentsCode } from './refusal'

/** The address of the moderation routes; `moderation-schemas.ts` describes what they accept. */
export const MODERATION_API = '/api/moderation'

export type StateCounts = Record<CommentState, number>

/** One page of the list, with what its filters need. */
export interface ModerationListResponse {
  list: ModerationListPage
  /** The filter as the server understood it. */
  address: ListAddress
  counts: StateCounts
  schools: { id: number; name: string }[]
  /** The posts and pages that have comments. */
  documents: CommentedDocument[]
}

/** Comments by their id; null for a comment that is gone. */
export type RowsById = Record<string, ModeratedComment | null>

/** Response to a task or an undo. */
export interface ChangeResponse {
  rows: RowsById
  counts: StateCounts
  /** Identifies the action for undo; null when nothing changed. */
  batch: string | null
  changed: number[]
  conflicts: Conflict[]
}

/** Response to an edit or a reply. */
export interface SaveResponse {
  comment: ModeratedComment | null
  /** The comment that was approved together with the reply to it. */
  approved?: ModeratedComment | null
  batch: string | null
  counts: StateCounts
}

/** A refused request. A conflict also has the comment as it is now. */
export interface Refusal {
  error?: { message: string; field?: string; reason?: CommentsCode }
  rows?: RowsById
  conflicts?: Conflict[]
}
