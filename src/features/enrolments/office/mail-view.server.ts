import type { Payload } from 'payload'
import { findAll } from '../../../platform/payload/find-documents'
import { AppError } from '../../../shared/errors'
import type { MailContent } from '../../../shared/formats/mail-content'
import { officeMailAbout, writtenContent } from './answer-mail.server'
import { findEnrolment, localeOf, readRequest } from './read-request.server'

/**
 * The content of a mail to the student as it was designed. The queue deletes mails some time after they were sent; then it is made
 * again from the text in the timeline, without the table of prices.
 */
export const readMailContent = async (payload: Payload, id: number, event: number): Promise<MailContent> => {
  const doc = await findEnrolment(payload, id)
  const [found] = await findAll(
    payload,
    'enrolment-events',
    { id: { equals: event }, enrolment: { equals: id }, kind: { equals: 'mail' } },
    { limit: 1 },
  )
  if (!found) throw new AppError('not_found', `There is no mail ${event}.`, { field: 'mail' })
  const { batch, subject, text } = found
  const about = batch ? officeMailAbout(doc.reference, batch) : undefined
  const [queued] = about
    ? await findAll(
        payload,
        'outgoing-mail',
        { about: { equals: about } },
        { limit: 1, showHiddenFields: true },
      )
    : []
  // Written by `queueMail` alone.
  if (queued?.content) return queued.content as MailContent
  const { school } = await readRequest(payload, doc, localeOf(doc))
  return writtenContent(localeOf(doc), school, { subject: subject ?? '', text: text ?? '' })
}

/** A mail is shown in a frame of the panel: nothing in it may run, load or lead anywhere. */
export const shownMailHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
}
