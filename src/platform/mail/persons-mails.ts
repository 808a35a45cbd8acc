import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { joinAddresses, splitAddresses } from '../../shared/formats/mail'
import { runStatementIn, sql } from '../database/statement'
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
    { or: ['to', 'replyTo', 'cc'].map((field) => ({ [field]: { like: address.trim() } })) },
    { sort: 'id' },
  )
  return docs.filter((mail) => isTheirs(mail, address) || othersIn(mail.cc, address) !== undefined)
}

/** The copies of others, as they are stored; undefined if the person gets none. */
export const othersIn = (cc: string | null | undefined, address: string): string | null | undefined => {
  const all = splitAddresses(cc)
  const others = all.filter((each) => plainAddress(each) !== plainAddress(address))
  return others.length < all.length ? joinAddresses(others) || null : undefined
}

const isTheirs = ({ to, replyTo }: OutgoingMail, address: string): boolean =>
  [to, replyTo].some((each) => plainAddress(each) === plainAddress(address))

/** Takes an address out of the copies of mails to others, and says of how many. */
export const removeCopies = async (req: PayloadRequest, address: string): Promise<number> => {
  const found = (await findOf(req, address)).filter((mail) => !isTheirs(mail, address))
  for (const { id, cc } of found)
    await runStatementIn(
      req,
      sql`update outgoing_mail set cc = ${othersIn(cc, address) ?? null} where id = ${id}`,
    )
  return found.length
}

/** Fields of a mail in the export for the person whom it is about. */
export const exportedMail = ({ to, cc, replyTo, subject, text, createdAt, sentAt }: OutgoingMail) => ({
  to,
  cc,
  replyTo,
  subject,
  text,
  createdAt,
  sentAt,
})

/** Mails to a person, also as a copy, or to the office with the person's address for the answer. */
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
  // Many are gone already, with what they were about. A mail to somebody else only loses the address.
  erase: async (req, address) => {
    for (const mail of await findOf(req, address))
      if (isTheirs(mail, address))
        await req.payload.delete({ collection: 'outgoing-mail', id: mail.id, depth: 0, req })
    return { emptied: await removeCopies(req, address) }
  },
})
