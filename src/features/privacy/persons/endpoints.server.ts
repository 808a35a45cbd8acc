import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { fileHeaders } from '../../../platform/csv/csv-export'
import { administrators } from '../../../platform/payload/access'
import {
  type PersonalData,
  personalKinds,
  SeveralPersonsError,
} from '../../../platform/payload/personal-data'
import { fieldRefusal, readBody, refusal } from '../../../platform/payload/read-body'
import { requestMessages } from '../../../platform/payload/request-messages'
import { isMailAddress } from '../../../shared/formats/mail'
import { audit, confirmationShape, confirmIdentity } from '../../staff-accounts/queries.server'
import { type PrivacyPanelMessages, privacyPanelMessages } from '../messages/panel/messages'
import { writeErasure } from './erasure-entry.server'
import { type ErasedKind, erasePerson, exportPerson, findPerson, RecordsChangedError } from './persons.server'

const count = z.number().int().min(0)

type Who = { email?: string | undefined; guardian?: string | undefined }
const textOf = ({ email, guardian }: Who): string => email ?? guardian ?? ''
const isGiven = (body: Who): boolean => textOf(body) !== ''

/** Whom an administrator asks for: by e-mail address, or a guardian by name or phone number. With further fields. */
const whoAnd = <Shape extends z.ZodRawShape>(t: PrivacyPanelMessages, shape: Shape) =>
  z
    .object({
      email: z.string().trim().refine(isMailAddress, t('errors.email')).optional(),
      guardian: z.string().trim().min(3, t('errors.guardian')).max(254, t('errors.guardian')).optional(),
      ...shape,
    })
    .refine((body) => isGiven(body as Who), { path: ['email'], message: t('errors.email') })

const person = (t: PrivacyPanelMessages) => whoAnd(t, {})
const exported = (t: PrivacyPanelMessages) => whoAnd(t, confirmationShape)
const erasure = (t: PrivacyPanelMessages) =>
  whoAnd(t, { ...confirmationShape, confirmed: z.partialRecord(z.enum(personalKinds), count) })

/** The body of a call by an administrator. */
const read = async <T>(
  req: PayloadRequest,
  schemaOf: (t: PrivacyPanelMessages) => z.ZodType<T>,
): Promise<T> => {
  if (!administrators({ req })) throw new Forbidden(req.t)
  const schema = schemaOf(requestMessages(privacyPanelMessages, req))
  return readBody(req, schema, (message, field) => fieldRefusal(req, field || 'email', message))
}

const noteErasure = (req: PayloadRequest, report: ErasedKind[]) =>
  audit(req, { event: 'deleted', subject: writeErasure(report) })

/** Finds, exports and erases what is stored about a person, for administrators. */
export const personEndpoints = (sources: readonly PersonalData[]): Endpoint[] => [
  {
    path: '/persons/find',
    method: 'post',
    handler: async (req) => {
      const found = await findPerson(req.payload, sources, textOf(await read(req, person)))
      return Response.json({ found }, { headers: { 'cache-control': 'private, no-store' } })
    },
  },
  {
    path: '/persons/export',
    method: 'post',
    handler: async (req) => {
      const asked = await read(req, exported)
      await confirmIdentity(req, asked)
      const data = await exportPerson(req.payload, sources, textOf(asked))
      const name = `data-of-a-person-${new Date().toISOString().slice(0, 10)}.json`
      return Response.json(data, { headers: fileHeaders('application/json', name) })
    },
  },
  {
    path: '/persons/erase',
    method: 'post',
    handler: async (req) => {
      const { confirmed, ...asked } = await read(req, erasure)
      await confirmIdentity(req, asked)
      try {
        const report = await erasePerson(req.payload, sources, {
          address: textOf(asked),
          confirmed,
          user: req.user,
          note: noteErasure,
        })
        return Response.json({ report, at: new Date().toISOString() })
      } catch (error) {
        const t = requestMessages(privacyPanelMessages, req)
        if (error instanceof RecordsChangedError) throw refusal(t('errors.recordsChanged'), 409)
        if (error instanceof SeveralPersonsError) throw refusal(t('errors.severalPersons'), 409)
        throw error
      }
    },
  },
]
