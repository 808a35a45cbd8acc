import type { PayloadRequest } from 'payload'
import type { Enrolment, EnrolmentEvent } from '../../../platform/payload/payload-types'
import type { EventKind } from './request-rules'

/** One thing that happened. */
export interface NewEvent
  extends Partial<Pick<EnrolmentEvent, 'from' | 'to' | 'subject' | 'text' | 'before'>> {
  kind: EventKind
}

interface ChangeMark {
  /** The version of the request after the change. */
  version: number
  batch?: string
}

/** How staff are named in the timeline. */
export const nameOf = (user: { name?: string | null; email?: string | null }): string =>
  user.name || user.email || ''

/** Adds to the timeline of a request, in the transaction of `req` and in the name of its user. */
export const appendEvents = async (
  req: PayloadRequest,
  enrolment: number,
  { version, batch }: ChangeMark,
  events: readonly NewEvent[],
): Promise<void> => {
  for (const event of events)
    await req.payload.create({
      collection: 'enrolment-events',
      data: {
        ...event,
        enrolment,
        version,
        ...(batch && { batch }),
        ...(req.user && { by: req.user.id, byName: nameOf(req.user) }),
      },
      depth: 0,
      req,
    })
}

/** What made a request the version that it is. Notes and mails sent again are later, but change nothing of it. */
export const eventOfVersion = async (
  req: PayloadRequest,
  { id, version }: Pick<Enrolment, 'id' | 'version'>,
): Promise<EnrolmentEvent | undefined> => {
  const { docs } = await req.payload.find({
    collection: 'enrolment-events',
    where: { enrolment: { equals: id }, version: { equals: version } },
    sort: 'id',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0]
}
