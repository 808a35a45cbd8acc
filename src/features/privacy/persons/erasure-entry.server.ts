import { type PersonalKind, personalKinds } from '../../../platform/payload/personal-data'

// The entry of the log about an erasure: how many records of each kind there were. It does not name the person, because whoever
// was erased must not be found there. It is stored in English; `admin/describe-erasure.ts` shows it in the language of the
// reader.

const PREFIX = 'Personal data: '

interface ErasedRecords {
  kind: PersonalKind
  found: number
}

export const writeErasure = (report: readonly ErasedRecords[]): string =>
  PREFIX + (report.map(({ kind, found }) => `${kind} ${found}`).join(', ') || 'none')

const isKind = (text: string): text is PersonalKind => personalKinds.some((kind) => kind === text)

/** Reads an entry; undefined if it is about something else. */
export const readErasure = (subject: string): ErasedRecords[] | undefined => {
  if (!subject.startsWith(PREFIX)) return undefined
  return subject
    .slice(PREFIX.length)
    .split(', ')
    .flatMap((part) => {
      const [kind = '', found] = part.split(' ')
      return isKind(kind) ? [{ kind, found: Number(found) }] : []
    })
}
