import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { csvExport } from '../../../platform/csv/csv-export'
import { administrators, moderators } from '../../../platform/payload/access'
import { postEndpoint } from '../../../platform/payload/endpoint'
import { requestMessages } from '../../../platform/payload/request-messages'
import { inTransaction } from '../../../platform/transaction/transaction'
import { readId } from '../../../shared/id'
import { panelLocale } from '../../../shared/locale'
import { translateCode } from '../../../shared/messages/message-code'
import { wordpressMessages } from '../../../shared/wordpress/messages/messages'
import { XmlError } from '../../../shared/wordpress/read-xml'
import type { DocumentAddress } from '../contract'
import { readReference } from '../documents'
import { readDocuments } from '../documents.server'
import { csvDocument } from '../import/comment-csv'
import { importComments } from '../import/import-comments.server'
import { translateProblems } from '../import/import-problems.server'
import type { ImportReading } from '../import/imported-comment'
import { readCommentCsv } from '../import/read-comment-csv'
import { readWxrComments } from '../import/read-wxr-comments'
import { commentsPanelMessages } from '../messages/panel/messages'
import { exportCsv } from './export-csv.server'

const refuse = (req: PayloadRequest, path: string, message: string) =>
  new ValidationError({ collection: 'comments', errors: [{ path, message }], req }, req.t)

/** Rights on the screen for import and export. */
export const dataRights = (req: PayloadRequest) => ({
  mayExport: moderators({ req }),
  mayManage: administrators({ req }),
})

/** The document that comments are imported into: `document=posts:3`, or `school=1`. */
const findTarget = async ({ payload, searchParams }: PayloadRequest) => {
  const school = readId(searchParams.get('school'))
  const target = school
    ? ({ type: 'schools', id: school } as const)
    : readReference(searchParams.get('document') ?? '')
  const document = target && (await readDocuments(payload, [target]))(target)
  return document?.slug ? document : undefined
}

/** XML starts with `<`; everything else is read as CSV. */
const readFile = (text: string, document: DocumentAddress): ImportReading | XmlError => {
  if (!/^\ufeff?\s*</.test(text)) return readCommentCsv(text, csvDocument(document))
  try {
    return readWxrComments(text)
  } catch (error) {
    if (error instanceof XmlError) return error
    throw error
  }
}

const importEndpoint = postEndpoint('/import', administrators, async (req) => {
  const document = await findTarget(req)
  if (!document)
    throw refuse(req, 'school', requestMessages(commentsPanelMessages, req)('errors.chooseSchool'))
  const text = (await req.text?.()) ?? ''
  const { language } = req.i18n
  const reading = readFile(text, document)
  if (reading instanceof XmlError) {
    const t = wordpressMessages(panelLocale(language))
    return Response.json({ problems: [translateCode(t, reading.reason)] }, { status: 400 })
  }
  if ('problems' in reading)
    return Response.json({ problems: translateProblems(reading.problems, language) }, { status: 400 })
  const { comments, skipped } = reading
  const added = await inTransaction(req.payload, (inside) => {
    inside.user = req.user
    return importComments(inside, document, comments)
  })
  return Response.json({ added, known: comments.length - skipped - added, skipped })
})

/** Import for administrators, export for moderators. */
export const commentsDataEndpoints: Endpoint[] = [
  csvExport('comments', moderators, exportCsv),
  importEndpoint,
]
