import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { administrators } from '../../platform/payload/access'
import { fileHeaders } from '../../platform/payload/csv-export'
import { type PersonalData, personalKinds } from '../../platform/payload/personal-data'
import { fieldRefusal, readBody } from '../../platform/payload/read-body'
import { isMailAddress } from '../../shared/documents/mail'
import { audit } from '../people/audit/audit-log'
import { type ErasedKind, erasePerson, exportPerson, findPerson, RecordsChangedError } from './persons.server'

const address = z.object({
  email: z.string().trim().refine(isMailAddress, 'This is not an e-mail address.'),
})
const count = z.number().int().min(0)
const erasure = address.extend({ confirmed: z.partialRecord(z.enum(personalKinds), count) })

/** The body of a call by an administrator. */
const read = async <T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> => {
  if (!administrators({ req })) throw new Forbidden(req.t)
  return readBody(req, schema, (message, field) => fieldRefusal(req, field || 'email', message))
}

/** The log names numbers, not the person: whoever was erased must not be found there. */
const noteErasure = (req: PayloadRequest, report: ErasedKind[]) =>
  audit(req, {
    event: 'deleted',
    subject: `Personal data: ${report.map(({ kind, found }) => `${kind} ${found}`).join(', ') || 'none'}`,
  })

/** Finds, exports and erases what is stored about a person, for administrators. */
export const personEndpoints = (sources: readonly PersonalData[]): Endpoint[] => [
  {
    path: '/persons/find',
    method: 'post',
    handler: async (req) => {
      const { email } = await read(req, address)
      const found = await findPerson(req.payload, sources, email)
      return Response.json({ found }, { headers: { 'cache-control': 'private, no-store' } })
    },
  },
  {
    path: '/persons/export',
    method: 'post',
    handler: async (req) => {
      const { email } = await read(req, address)
      const data = await exportPerson(req.payload, sources, email)
      const name = `data-of-a-person-${new Date().toISOString().slice(0, 10)}.json`
      return Response.json(data, { headers: fileHeaders('application/json', name) })
    },
  },
  {
    path: '/persons/erase',
    method: 'post',
    handler: async (req) => {
      const { email, confirmed } = await read(req, erasure)
      try {
        const report = await erasePerson(req.payload, sources, {
          address: email,
          confirmed,
          user: req.user,
          note: noteErasure,
        })
        return Response.json({ report, at: new Date().toISOString() })
      } catch (error) {
        if (error instanceof RecordsChangedError) throw new APIError(error.message, 409, null, true)
        throw error
      }
    },
  },
]
