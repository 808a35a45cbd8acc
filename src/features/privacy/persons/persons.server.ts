import type { Payload, PayloadRequest } from 'payload'
import type {
  Kept,
  PersonalData,
  PersonalKind,
  PersonalRecord,
} from '../../../platform/payload/personal-data'
import { inTransaction } from '../../../platform/transaction/transaction'
import { isMailAddress } from '../../../shared/formats/mail'

/** Stored data of a person, by kind; kinds without records are left out. */
export interface FoundKind {
  kind: PersonalKind
  records: PersonalRecord[]
}

const listAll = async (
  req: PayloadRequest,
  sources: readonly PersonalData[],
  address: string,
): Promise<FoundKind[]> => {
  const found: FoundKind[] = []
  // One after the other, because they share a transaction.
  for (const { kind, list } of sources) found.push({ kind, records: await list(req, address) })
  return found.filter(({ records }) => records.length > 0)
}

/** The sources that find a person: all by e-mail address, some by the name or phone number of a guardian. */
const sourcesFor = (sources: readonly PersonalData[], who: string) =>
  isMailAddress(who) ? sources : sources.filter(({ findsGuardians }) => findsGuardians)

export const findPerson = (payload: Payload, sources: readonly PersonalData[], address: string) =>
  inTransaction(payload, (req) => listAll(req, sourcesFor(sources, address), address))

/** Everything that is stored about a person, for that person. */
export const exportPerson = (
  payload: Payload,
  sources: readonly PersonalData[],
  address: string,
  now = new Date(),
) =>
  inTransaction(payload, async (req) => {
    const data: Partial<Record<PersonalKind, unknown>> = {}
    for (const { kind, read } of sourcesFor(sources, address)) data[kind] = await read(req, address)
    return { address, exportedAt: now.toISOString(), ...data }
  })

/** One line of the report: how many records there were, and what stays of them. */
export type ErasedKind = { kind: PersonalKind; found: number } & Required<Kept>

/** How many records the administrator has seen, by kind. */
type Confirmed = Partial<Record<PersonalKind, number>>

/** Something was added or removed since the administrator looked. */
export class RecordsChangedError extends Error {}

interface Erasure {
  /** An e-mail address, or the name or phone number of a guardian. */
  address: string
  confirmed: Confirmed
  user: PayloadRequest['user']
  /** Called in the transaction with the report. */
  note?: (req: PayloadRequest, report: ErasedKind[]) => Promise<void>
}

/** Erases everything that is known of a person, together or not at all. */
export const erasePerson = (
  payload: Payload,
  all: readonly PersonalData[],
  { address, confirmed, user, note }: Erasure,
): Promise<ErasedKind[]> =>
  inTransaction(payload, async (req) => {
    req.user = user
    const sources = sourcesFor(all, address)
    const found = await listAll(req, sources, address)
    const recordsOf = (kind: PersonalKind) => found.find((each) => each.kind === kind)?.records ?? []
    const isConfirmed = sources.every(({ kind }) => recordsOf(kind).length === (confirmed[kind] ?? 0))
    if (!isConfirmed) throw new RecordsChangedError()
    const report: ErasedKind[] = []
    for (const { kind, erase } of sources) {
      const records = recordsOf(kind)
      if (records.length === 0) continue
      const { emptied = 0, kept = 0 } = await erase(req, address, records)
      report.push({ kind, found: records.length, emptied, kept })
    }
    await note?.(req, report)
    return report
  })
