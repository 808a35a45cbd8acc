import type { Payload } from 'payload'
import type { MailAttachment } from '../../shared/formats/mail'
import type { OutgoingMail } from '../payload/payload-types'

export interface MailFile {
  filename: string
  contentType: string
  content: string | Buffer
  contentTransferEncoding?: 'base64'
}

/**
 * Makes a file when its mail is sent; undefined if what it shows no longer exists. It may be called again for the same mail, by
 * another node too, and must then make the same file.
 */
type AttachmentMaker = (payload: Payload, key: string) => Promise<MailFile | undefined>

/** By the names that queued mails contain. */
export type AttachmentMakers = Record<string, AttachmentMaker>

/** From this attempt on, a mail is sent without a file that cannot be made: the rest of it should not wait longer. */
const attemptWithoutFiles = 3

const readAttachments = ({ attachments }: OutgoingMail): MailAttachment[] =>
  // Written by `queueMail` alone.
  Array.isArray(attachments) ? (attachments as MailAttachment[]) : []

/** The files of a mail. Throws if one cannot be made yet, so that the mail is tried again later. */
export const makeFiles = async (
  payload: Payload,
  mail: OutgoingMail,
  makers: AttachmentMakers,
): Promise<MailFile[]> => {
  const files: MailFile[] = []
  for (const attachment of readAttachments(mail)) {
    if ('text' in attachment) {
      const { name, contentType, text } = attachment
      // Encoded, because mail servers may change the line ends of text, which calendar files prescribe.
      files.push({ filename: name, contentType, content: text, contentTransferEncoding: 'base64' })
      continue
    }
    const { maker, key, isRequired } = attachment
    try {
      const file = await makers[maker]?.(payload, key)
      if (file) files.push(file)
      else if (isRequired) throw new Error('A file of the mail no longer exists.')
      else payload.logger.warn({ msg: 'a file of a mail no longer exists', mail: mail.id, maker })
    } catch (error) {
      // The attempt that is being made is not counted in what was read.
      if (isRequired || (mail.attempts ?? 0) + 1 < attemptWithoutFiles) throw error
      payload.logger.error({ msg: 'a mail leaves without a file', mail: mail.id, maker, err: error })
    }
  }
  return files
}
