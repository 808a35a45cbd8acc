import type { PayloadRequest, Where } from 'payload'
import { readRowsIn, sql, t } from '../../../platform/database/statement'
import { removeCopies } from '../../../platform/mail/persons-mails'
import { findAll } from '../../../platform/payload/find-documents'
import type { Enrolment } from '../../../platform/payload/payload-types'
import {
  type PersonalData,
  type PersonalRecord,
  plainAddress,
  SeveralPersonsError,
} from '../../../platform/payload/personal-data'
import { isMailAddress } from '../../../shared/formats/mail'
import { isSameContact, isSameGuardian } from '../form/fields/guardian'
import { lockEnrolment } from '../office/change-enrolment.server'
import { OFFICE_PATH } from '../request/request-rules'
import { forgetCopies } from './persons-copies.server'
import { enrolmentsRetention } from './retention.server'

const e = t.enrolments

/** The requests of minors whose guardian this is. Those of the person themself are found as enrolments. */
const findOf = async (req: PayloadRequest, who: string): Promise<Enrolment[]> => {
  // SQL, because folded names cannot be compared in the database and Payload would create a document for each.
  const rows = await readRowsIn(
    req,
    sql`select ${e.id}, ${e.email}, ${e.guardian_name}, ${e.guardian_contact} from ${e} where ${e.guardian_name} is not null`,
  )
  const ids = rows
    .filter(
      ({ email, guardian_name, guardian_contact }) =>
        plainAddress(String(email)) !== plainAddress(who) &&
        isSameGuardian(who, { name: String(guardian_name), contact: String(guardian_contact ?? '') }),
    )
    .map(({ id }) => Number(id))
  if (!ids.length) return []
  return findAll(req, 'enrolments', { id: { in: ids } }, { sort: 'id' })
}

/** A name alone may be that of several people. */
const requireOnePerson = (found: readonly Enrolment[]): void => {
  const contacts = found.map(({ guardianContact }) => guardianContact ?? '')
  // Each with each: a number without the code of a country fits several numbers with one.
  const isOne = contacts.every((one) => contacts.every((other) => isSameContact(one, other)))
  if (!isOne) throw new SeveralPersonsError()
}

/** Deletes the mails about a request that name its guardian, e.g. the one to the office. */
const deleteMails = async (req: PayloadRequest, enrolment: Enrolment): Promise<void> => {
  const { reference, guardianName, guardianContact } = enrolment
  const where: Where = {
    or: [{ subject: { contains: reference } }, { about: { contains: `enrolment:${reference}:` } }],
  }
  const docs = await findAll(req, 'outgoing-mail', where)
  const isNamed = (text: string) =>
    [guardianName, guardianContact].some((part) => Boolean(part) && text.includes(part ?? ''))
  for (const { id, text } of docs)
    if (isNamed(text)) await req.payload.delete({ collection: 'outgoing-mail', id, depth: 0, req })
}

const toRecord = ({
  id,
  createdAt,
  reference,
  guardianName,
  guardianContact,
}: Enrolment): PersonalRecord => ({
  id,
  createdAt,
  title: `${guardianName}, ${guardianContact} (${reference})`,
  href: `${OFFICE_PATH}/${id}`,
})

/** Guardians of students under 18. Only their details are exported and erased; the request is the student's. */
export const personsGuardians: PersonalData = {
  kind: 'guardians',
  retention: [enrolmentsRetention],
  findsGuardians: true,
  list: async (req, who) => (await findOf(req, who)).map(toRecord),
  read: async (req, who) =>
    (await findOf(req, who)).map(
      ({ reference, createdAt, guardianName, guardianContact, guardianConsentedAt }) => ({
        reference,
        createdAt,
        guardianName,
        guardianContact,
        guardianConsentedAt,
      }),
    ),
  erase: async (req, who) => {
    const found = await findOf(req, who)
    requireOnePerson(found)
    for (const enrolment of found) {
      // Payload writes the whole row, so that it would take back what a colleague changes meanwhile.
      await lockEnrolment(req, enrolment.id)
      await deleteMails(req, enrolment)
      const { guardianContact } = enrolment
      if (isMailAddress(guardianContact)) {
        await removeCopies(req, guardianContact)
        await forgetCopies(req, guardianContact)
      }
      await req.payload.update({
        collection: 'enrolments',
        id: enrolment.id,
        data: { guardianName: null, guardianContact: null, guardianConsentedAt: null },
        depth: 0,
        req,
      })
    }
    return { emptied: found.length }
  },
}
