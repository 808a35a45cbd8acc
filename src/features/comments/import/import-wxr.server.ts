import type { PayloadRequest } from 'payload'
import type { WxrComment } from '../../../shared/wordpress/read-wxr'
import type { DocumentReference } from '../contract'
import { importComments } from './import-comments.server'
import { readRawComments } from './read-wxr'

interface Imported {
  added: number
  /** Here already. */
  known: number
  /** Pingbacks, comments in the trash and without text. */
  skipped: number
  /** Why none was imported. */
  problems: string[]
}

/** Stores the comments that a WordPress export has for one document, like an import in the panel: without mails. A dry run counts them. */
export const importWxrComments = async (
  req: PayloadRequest,
  document: DocumentReference,
  raw: readonly WxrComment[],
  language: string,
  isDryRun = false,
): Promise<Imported> => {
  const reading = readRawComments(raw)
  if ('problems' in reading) return { added: 0, known: 0, skipped: 0, problems: reading.problems }
  const { comments, skipped } = reading
  const added = await importComments(
    req,
    document,
    comments.map((comment) => ({ ...comment, language })),
    isDryRun,
  )
  return { added, known: comments.length - skipped - added, skipped, problems: [] }
}
