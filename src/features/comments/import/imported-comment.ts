import type { CsvProblem } from '../../../platform/csv/read-csv'
import { type CommentState, commentLimits, type StoredContent } from '../contract'
import type { CommentsCode } from '../moderation/refusal'

/** A comment as it is in a file. With the state `removed` it is left out, and its replies move to its parent. */
export interface ImportedComment extends Omit<StoredContent, 'language'> {
  /** Its name in the file; a number where the file has one. */
  source: string
  /** The name of the one it replies to; empty at the top level. */
  parent: string
  language?: string
}

/** A mistake in a file. */
export type ImportProblem = CommentsCode | CsvProblem

export type ImportReading =
  | { comments: ImportedComment[]; skipped: number }
  | { problems: readonly ImportProblem[] }

/** A date and time in UTC. Ambiguous formats such as 01/02/2026 are refused. */
export const readTime = (text: string): string | undefined => {
  const match =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(\.\d{1,3})?)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(
      text.trim(),
    )
  if (!match) return undefined
  const [, year, month, day, hour = '00', minute = '00', second = '00', part = '', zone = 'Z'] = match
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${part}${zone}`)
  const valid =
    !Number.isNaN(time.getTime()) &&
    new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day)
  return valid && time.getTime() >= 0 ? time.toISOString() : undefined
}

const statesByName = new Map<string, CommentState>(
  Object.entries({
    '1': 'approved',
    approve: 'approved',
    approved: 'approved',
    '0': 'unapproved',
    '': 'unapproved',
    hold: 'unapproved',
    pending: 'unapproved',
    unapproved: 'unapproved',
    spam: 'spam',
    '2': 'spam',
    trash: 'removed',
    'post-trashed': 'removed',
    removed: 'removed',
  }),
)

export const readState = (text: string): CommentState | undefined =>
  statesByName.get(text.trim().toLowerCase())

/** Only web addresses. */
export const readUrl = (text: string): string =>
  /^https?:\/\/[^\s<>"]+$/i.test(text.trim()) ? text.trim() : ''

/** The longest field that is converted to plain text. */
const maxRaw = 65_536

const tooLong = (field: string, { length }: string, max: number): CommentsCode[] =>
  length > max ? [{ code: 'import.tooLong', params: { field, length, max } }] : []

/** Fields that are too long to be converted. */
export const rawProblems = (fields: Iterable<readonly [string, string]>): CommentsCode[] =>
  [...fields].flatMap(([name, text]) => tooLong(name, text, maxRaw))

/** Fields that are too long to be stored. They are never cut. */
export const lengthProblems = (comment: ImportedComment): CommentsCode[] =>
  (['author', 'email', 'url', 'content'] as const).flatMap((field) =>
    tooLong(field, comment[field], commentLimits[field]),
  )

/** The names of comments whose replies form a cycle. */
export const findReplyCycles = (comments: readonly ImportedComment[]): string[] => {
  const parentOf = new Map(comments.map(({ source, parent }) => [source, parent]))
  const visited = new Set<string>()
  const cycles: string[] = []
  for (const { source } of comments) {
    const path = new Set<string>()
    let at = source
    while (at && parentOf.has(at) && !visited.has(at) && !path.has(at)) {
      path.add(at)
      at = parentOf.get(at) ?? ''
    }
    if (path.has(at)) cycles.push(at)
    for (const name of path) visited.add(name)
  }
  return cycles
}
