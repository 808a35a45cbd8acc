import { APIError, type Endpoint, Forbidden, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { administrators, moderators } from '../../../platform/payload/access'
import { csvExport, fileHeaders } from '../../../platform/payload/csv-export'
import type { PersonalData } from '../../../platform/payload/personal-data'
import { inTransaction } from '../../../platform/transaction/transaction'
import { isMailAddress } from '../../../shared/documents/mail'
import { readId } from '../../../shared/id'
import { readReference } from '../documents'
import { readDocuments } from '../documents.server'
import { csvDocument } from '../import/comment-csv'
import { importComments } from '../import/import-comments.server'
import { readCommentCsv } from '../import/read-comment-csv'
import { readWxr } from '../import/read-wxr'
import { countPerson, erasePerson, OtherNumberError } from './erase-person.server'
import { exportCsv } from './export-csv.server'
import { exportPerson } from './export-person.server'

const refuse = (req: PayloadRequest, path: string, message: string) =>
  new ValidationError({ collection: 'comments', errors: [{ path, message }], req }, req.t)

/** Rights on the screen for import, export and erasure. */
export const dataRights = (req: PayloadRequest) => ({
  mayExport: moderators({ req }),
  mayManage: administrators({ req }),
})

const onlyAdministrators = (req: PayloadRequest) => {
  if (!administrators({ req })) throw new Forbidden(req.t)
}

const address = z.object({
  email: z.string().trim().refine(isMailAddress, 'This is not an e-mail address.'),
})
const erasure = address.extend({
  count: z.number().int().min(0),
  others: z.number().int().min(0).default(0),
})

const read = async <T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> => {
  const parsed = schema.safeParse(await req.json?.().catch(() => undefined))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuse(req, String(issue?.path[0] ?? 'email'), issue?.message ?? '')
}

const day = () => new Date().toISOString().slice(0, 10)

/** The document that comments are imported into: `document=posts:3`, or `school=1`. */
const findTarget = async ({ payload, searchParams }: PayloadRequest) => {
  const school = readId(searchParams.get('school'))
  const target = school
    ? ({ type: 'schools', id: school } as const)
    : readReference(searchParams.get('document') ?? '')
  const document = target && (await readDocuments(payload, [target]))(target)
  return document?.slug ? document : undefined
}

const importEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    onlyAdministrators(req)
    const document = await findTarget(req)
    if (!document) throw refuse(req, 'school', 'Choose a school.')
    const text = (await req.text?.()) ?? ''
    // XML starts with `<`; everything else is read as CSV.
    const reading = /^\ufeff?\s*</.test(text) ? readWxr(text) : readCommentCsv(text, csvDocument(document))
    if ('problems' in reading) return Response.json({ problems: reading.problems }, { status: 400 })
    const { comments, skipped } = reading
    const added = await inTransaction(req.payload, (inside) => {
      inside.user = req.user
      return importComments(inside, document, comments)
    })
    return Response.json({ added, known: comments.length - skipped - added, skipped })
  },
}

const countEndpoint = (sources: readonly PersonalData[]): Endpoint => ({
  path: '/person/count',
  method: 'post',
  handler: async (req) => {
    onlyAdministrators(req)
    const { email } = await read(req, address)
    return Response.json(await countPerson(req.payload, email, sources))
  },
})

const personEndpoint = (sources: readonly PersonalData[]): Endpoint => ({
  path: '/person/export',
  method: 'post',
  handler: async (req) => {
    onlyAdministrators(req)
    const { email } = await read(req, address)
    const text = JSON.stringify(await exportPerson(req.payload, email, sources), undefined, 2)
    const headers = fileHeaders('application/json; charset=utf-8', `data-of-a-person-${day()}.json`)
    return new Response(text, { headers })
  },
})

const eraseEndpoint = (sources: readonly PersonalData[]): Endpoint => ({
  path: '/person/erase',
  method: 'post',
  handler: async (req) => {
    onlyAdministrators(req)
    const { email, count, others } = await read(req, erasure)
    try {
      const options = { user: req.user, sources, confirmedOthers: others }
      return Response.json(await erasePerson(req.payload, email, count, options))
    } catch (error) {
      if (error instanceof OtherNumberError) throw new APIError(error.message, 409, null, true)
      throw error
    }
  },
})

/** Import, export and erasure, for administrators; moderators may export. `sources`: what other features know of persons. */
export const commentsDataEndpoints = (sources: readonly PersonalData[]): Endpoint[] => [
  csvExport('comments', moderators, exportCsv),
  importEndpoint,
  countEndpoint(sources),
  personEndpoint(sources),
  eraseEndpoint(sources),
]
