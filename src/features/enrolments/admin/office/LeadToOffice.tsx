import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readId } from '../../../../shared/id'
import { OFFICE_PATH } from '../../request/request-rules'

// Payload's own list and document of enrolment requests lead to the list of the office.

export const LeadToOffice = (): never => redirect(OFFICE_PATH)

export const LeadToEnrolment = ({ params }: Pick<AdminViewServerProps, 'params'>): never => {
  const id = readId([params?.segments ?? []].flat()[2])
  return redirect(id ? `${OFFICE_PATH}/${id}` : OFFICE_PATH)
}
