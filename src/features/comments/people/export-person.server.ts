import type { Payload } from 'payload'
import { readRowsIn, sql } from '../../../platform/database/statement'
import type { PersonalData } from '../../../platform/payload/personal-data'
import { inTransaction } from '../../../platform/transaction/transaction'
import { findPersonsComments, personsMails } from './find-person.server'

const everything = { depth: 0, pagination: false } as const

/** Everything that is stored about an e-mail address, for the person it belongs to. */
export const exportPerson = (
  payload: Payload,
  address: string,
  sources: readonly PersonalData[] = [],
  now = new Date(),
) =>
  inTransaction(payload, async (req) => {
    const ids = (await findPersonsComments(req, address)).map(({ id }) => id)
    const { docs: comments } = await payload.find({
      collection: 'comments',
      where: { id: { in: ids.length ? ids : [0] } },
      sort: 'createdAt',
      ...everything,
      req,
    })
    const { docs: actions } = await payload.find({
      collection: 'comment-actions',
      where: { comment: { in: ids.length ? ids : [0] } },
      sort: 'createdAt',
      ...everything,
      req,
    })
    const mails = await readRowsIn(
      req,
      sql`select "to", reply_to, subject, text, about, state, created_at, sent_at from outgoing_mail
        where ${personsMails(address, ids)} order by id`,
    )
    const others: Record<string, unknown> = {}
    for (const { name, read } of sources) others[name] = await read(req, address)
    return {
      address,
      exportedAt: now.toISOString(),
      comments,
      // The name of the staff member is another person's data.
      actions: actions.map(({ by: _by, byName: _byName, ...action }) => action),
      mails,
      ...others,
    }
  })
