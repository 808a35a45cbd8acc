import type { PayloadRequest } from 'payload'
import { runStatementIn, sql, t } from '../../../platform/database/statement'
import { othersIn } from '../../../platform/mail/persons-mails'
import { findAll } from '../../../platform/payload/find-documents'
import type { PersonalData } from '../../../platform/payload/personal-data'
import { OFFICE_PATH } from '../request/request-rules'
import { enrolmentsRetention } from './retention.server'

const ev = t.enrolment_events

/** The mails in timelines of which a person got a copy. */
const findOf = async (req: PayloadRequest, address: string) => {
  // Without case, but also within longer addresses; these are left out.
  const found = await findAll(req, 'enrolment-events', { cc: { like: address.trim() } }, { sort: 'id' })
  return found.filter(({ cc }) => othersIn(cc, address) !== undefined)
}

/** Takes an address out of timelines. Their collection refuses changes, which nobody but an erasure makes. */
export const forgetCopies = async (req: PayloadRequest, address: string): Promise<number> => {
  const found = await findOf(req, address)
  for (const { id, cc } of found)
    await runStatementIn(
      req,
      sql`update ${ev} set cc = ${othersIn(cc, address) ?? null} where ${ev.id} = ${id}`,
    )
  return found.length
}

/** Addresses that got copies of mails to students. Only they are erased; the mail is the student's. */
export const personsCopies: PersonalData = {
  kind: 'copies',
  retention: [enrolmentsRetention],
  list: async (req, address) =>
    (await findOf(req, address)).map(({ id, createdAt, subject, enrolment }) => ({
      id,
      createdAt,
      title: subject ?? '',
      href: `${OFFICE_PATH}/${enrolment}`,
    })),
  read: async (req, address) =>
    (await findOf(req, address)).map(({ createdAt, subject, text }) => ({ createdAt, subject, text })),
  erase: async (req, address) => ({ emptied: await forgetCopies(req, address) }),
}
