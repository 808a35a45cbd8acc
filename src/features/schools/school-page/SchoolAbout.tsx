import type { School } from '../contract'
import type { SchoolMessages } from '../messages/en'
import { Faq } from './Faq'
import { SchoolDescription } from './SchoolDescription'
import { StaffList } from './StaffList'

/** Whether anything is known of the school beyond what its cover says. */
export const hasAbout = ({ descriptionHtml, facts, staff, faq }: School): boolean =>
  descriptionHtml !== '' || facts.length + staff.length + faq.length > 0

export function SchoolAbout({ school, t }: { school: School; t: SchoolMessages }) {
  if (!hasAbout(school)) return null
  return (
    <div id="anc-description" className="anchor">
      <SchoolDescription school={school} t={t} />
      <StaffList staff={school.staff} t={t} />
      <Faq questions={school.faq} t={t} />
    </div>
  )
}
