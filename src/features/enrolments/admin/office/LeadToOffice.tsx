import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readId } from '../../../../shared/id'
import { DESK_PATH } from '../../request/request-rules'

// Payload's own list and document of enrolment requests lead to the desk.

export const LeadToOffice = (): never => redirect(DESK_PATH)

export const LeadToEnrolment = ({ params }: Pick<AdminViewServerProps, 'params'>): never => {
  const id = readId([params?.segments ?? []].flat()[2])
  return redirect(id ? `${DESK_PATH}/${id}` : DESK_PATH)
}
