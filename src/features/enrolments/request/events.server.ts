import type { PayloadRequest } from 'payload'
import { authorOf, findEntry } from '../../../platform/panel/work-queue/change-history.server'
import type { Enrolment, EnrolmentEvent } from '../../../platform/payload/payload-types'
import type { EventKind } from './request-rules'

/** One thing that happened. */
export interface NewEvent
  extends Partial<Pick<EnrolmentEvent, 'from' | 'to' | 'cc' | 'subject' | 'text' | 'before'>> {
  kind: EventKind
}

interface ChangeMark {
  /** The version of the request after the change. */
  version: number
  batch?: string
}

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
      data: { ...event, enrolment, version, ...(batch && { batch }), ...authorOf(req) },
      depth: 0,
      req,
    })
}

/** Finds the event that made this version of a request. Notes and mails sent again are later, but change nothing of it. */
export const eventOfVersion = (req: PayloadRequest, { id, version }: Pick<Enrolment, 'id' | 'version'>) =>
  findEntry(req, 'enrolment-events', { enrolment: { equals: id }, version: { equals: version } }, 'id')
