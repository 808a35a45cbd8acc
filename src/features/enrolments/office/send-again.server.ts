import { APIError, type Payload } from 'payload'
import { asStaff } from '../../../platform/panel/work-queue/change-as-staff.server'
import { findById } from '../../../platform/payload/find-documents'
import type { User } from '../../../platform/payload/payload-types'
import { appendEvents } from '../request/events.server'
import { officeMailAbout } from './answer-mail.server'
import { lockEnrolment } from './change-enrolment.server'
import type { ChangeResponse } from './office-contract'
import { OfficeRefusal } from './office-refusal.server'
import { SENT_AGAIN } from './office-rules'

const beingSent = () => new OfficeRefusal('conflict', 'mailSent', 'mail')

/**
 * Puts a mail to the student that was not sent back into the queue, and says so in the timeline. It changes nothing of the
 * request, so it fits every version and cannot be undone.
 */
export const sendMailAgain = (
  payload: Payload,
  user: User,
  { id, mail }: { id: number; mail: number },
): Promise<ChangeResponse> =>
  asStaff(payload, user, async (req) => {
    const { reference, version } = await lockEnrolment(req, id)
    const stored = await findById(req, 'outgoing-mail', mail)
    if (!stored?.about?.startsWith(officeMailAbout(reference, '')))
      throw new OfficeRefusal('not_found', 'mailGone', 'mail')
    // A colleague was faster, or the sender tries it again by itself.
    if (stored.state === 'queued') throw beingSent()
    try {
      await payload.update({
        collection: 'outgoing-mail',
        id: mail,
        data: { state: 'queued' },
        depth: 0,
        req,
      })
    } catch (error) {
      // The rule of the queue: a mail that was sent meanwhile is not sent twice.
      throw error instanceof APIError && error.status === 409 ? beingSent() : error
    }
    const { to, cc, subject } = stored
    await appendEvents(req, id, { version }, [
      { kind: 'mail', from: SENT_AGAIN, to, cc: cc ?? null, subject },
    ])
    return { version, batch: null }
  })
