import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { sql } from '../database/statement'
import { findAll } from '../payload/find-documents'
import type { OutgoingMail } from '../payload/payload-types'
import { type PersonalData, plainAddress } from '../payload/personal-data'
import { deletedFiles, deletedRows } from '../retention/erase-steps'
import type { Retention } from '../retention/retention'
import { outboxFolder } from './adapter'

/** Mails that wait are kept, however old they are. */
const mailsRetention = (dataDir: string): Retention => ({
  key: 'mails',
  period: { unit: 'days', usual: 90, min: 7, max: 3650 },
  tables: ['outgoing_mail'],
  parts: [
    deletedRows({
      table: 'outgoing_mail',
      isOld: (before) =>
        sql`(state = 'sent' and sent_at < ${before}) or (state in ('kept', 'failed') and updated_at < ${before})`,
    }),
    deletedFiles(outboxFolder(dataDir), (name) => path.extname(name) === '.eml'),
  ],
})

const findOf = async (req: PayloadRequest, address: string) => {
  // Without case, but also within longer addresses.
  const docs = await findAll(
    req,
    'outgoing-mail',
    { or: [{ to: { like: address.trim() } }, { replyTo: { like: address.trim() } }] },
    { sort: 'id' },
  )
  const wanted = plainAddress(address)
  return docs.filter(({ to, replyTo }) => plainAddress(to) === wanted || plainAddress(replyTo) === wanted)
}

/** Fields of a mail in the export for the person whom it is about. */
export const exportedMail = ({ to, replyTo, subject, text, createdAt, sentAt }: OutgoingMail) => ({
  to,
  replyTo,
  subject,
  text,
  createdAt,
  sentAt,
})

/** Mails to a person, or to the office with the person's address for the answer. */
export const personsMails = (dataDir: string): PersonalData => ({
  kind: 'mails',
  retention: [mailsRetention(dataDir)],
  list: async (req, address) =>
    (await findOf(req, address)).map(({ id, createdAt, subject }) => ({
      id,
      createdAt,
      title: subject,
      href: `/admin/collections/outgoing-mail/${id}`,
    })),
  read: async (req, address) => (await findOf(req, address)).map(exportedMail),
  // Many are gone already, with what they were about.
  erase: async (req, address) => {
    for (const { id } of await findOf(req, address))
      await req.payload.delete({ collection: 'outgoing-mail', id, depth: 0, req })
    return {}
  },
})
