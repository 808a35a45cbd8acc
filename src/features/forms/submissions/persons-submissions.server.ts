import type { PayloadRequest } from 'payload'
import { sql, t } from '../../../platform/database/statement'
import { exportedMail } from '../../../platform/mail/persons-mails'
import type { FormSubmission } from '../../../platform/payload/payload-types'
import { type PersonalData, plainAddress } from '../../../platform/payload/personal-data'
import { deletedDocuments } from '../../../platform/retention/erase-steps'
import type { Retention } from '../../../platform/retention/retention'
import { findFilesOf, readPrivateFile } from '../../../platform/storage/private-files'
import { typeOfKind } from '../../../shared/formats/file-kinds'
import { MAIL_ABOUT, submissionOwner } from '../contract'

/** The hook of the collection deletes the mails. */
const submissionsRetention: Retention = {
  key: 'submissions',
  period: { unit: 'days', usual: 730, min: 7, max: 10_950, canBeForever: true },
  tables: ['form_submissions', 'form_submissions_submission_data', 'private_files', 'find_words'],
  parts: [
    deletedDocuments('form-submissions', {
      table: 'form_submissions',
      isOld: (before) => sql`${t.form_submissions.updated_at} < ${before}`,
    }),
  ],
}

const everything = { depth: 0, pagination: false } as const

/** Submissions that were sent with an address, or with it as the answer to another question. */
const findOf = async (req: PayloadRequest, address: string): Promise<FormSubmission[]> => {
  const wanted = plainAddress(address)
  const { docs } = await req.payload.find({
    collection: 'form-submissions',
    where: {
      or: [{ email: { equals: wanted } }, { 'submissionData.value': { contains: address.trim() } }],
    },
    sort: 'id',
    ...everything,
    req,
  })
  return docs.filter(
    ({ email, submissionData }) =>
      plainAddress(email) === wanted || submissionData?.some(({ value }) => plainAddress(value) === wanted),
  )
}

const findMails = async (req: PayloadRequest, submissions: readonly FormSubmission[]) => {
  if (!submissions.length) return []
  const { docs } = await req.payload.find({
    collection: 'outgoing-mail',
    where: { or: submissions.map(({ id }) => ({ about: { like: `${MAIL_ABOUT}${id}:` } })) },
    sort: 'id',
    ...everything,
    req,
  })
  return docs
}

/** The files themselves, in the encoding that JSON has for them. */
const exportFiles = async (req: PayloadRequest, submissions: readonly FormSubmission[]) => {
  const files = await findFilesOf(
    req,
    submissions.map(({ id }) => submissionOwner(id)),
  )
  const exported = []
  for (const file of files) {
    const content = await readPrivateFile(req.payload, file)
    exported.push({
      submission: Number(file.owner?.split(':')[1]),
      name: file.label,
      type: typeOfKind[file.kind],
      size: file.size,
      base64: content?.toString('base64') ?? null,
    })
  }
  return exported
}

/** Finds people's submissions and the mails about them, for export and erasure. */
export const personsSubmissions: PersonalData = {
  kind: 'forms',
  retention: [submissionsRetention],
  list: async (req, address) =>
    (await findOf(req, address)).map(({ id, createdAt, page }) => ({
      id,
      createdAt,
      title: page ?? '',
      href: `/admin/collections/form-submissions/${id}`,
    })),
  read: async (req, address) => {
    const submissions = await findOf(req, address)
    return {
      // The note is about the person, too.
      submissions: submissions.map(({ id, createdAt, submissionData, email, locale, page, state, note }) => ({
        id,
        createdAt,
        email,
        locale,
        page,
        state,
        note,
        answers: submissionData?.map(({ label, field, value }) => ({ question: label ?? field, value })),
      })),
      files: await exportFiles(req, submissions),
      mails: (await findMails(req, submissions)).map(exportedMail),
    }
  },
  // The hook of the collection deletes the mails. One after the other, because they share a transaction.
  erase: async (req, _address, records) => {
    for (const { id } of records)
      await req.payload.delete({ collection: 'form-submissions', id, depth: 0, req })
    return {}
  },
}
