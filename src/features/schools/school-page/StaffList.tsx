import { langOf } from '../../../shared/language/original-texts'
import { Picture } from '../../../ui/pictures/Picture'
import type { StaffMember } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { Paragraphs } from '../page-parts/Paragraphs'
import { SectionHeading } from '../page-parts/SectionHeading'

interface StaffListProps {
  staff: StaffMember[]
  title: string
  t: SchoolsMessages
}

export function StaffList({ staff, title, t }: StaffListProps) {
  if (staff.length === 0) return null
  return (
    <section className="section" aria-labelledby="staff-title">
      <SectionHeading id="staff-title" title={title} />
      <ul className="staff">
        {staff.map((person) => (
          <li key={person.name} className="person">
            {person.picture && <Picture className="person-picture" picture={person.picture} sizes="5rem" />}
            <div className="person-name">
              <h3>{person.name}</h3>
              <p className="person-role">{person.role}</p>
            </div>
            {(person.bio || person.languages) && (
              <div className="person-bio">
                <details>
                  <summary className="more-summary">
                    {t('details')}
                    <span className="visually-hidden">: {person.name}</span>
                  </summary>
                  <Paragraphs text={person.bio} lang={langOf(person, 'bio')} />
                  {person.languages && (
                    <p className="person-languages">{t('speaks', { languages: person.languages })}</p>
                  )}
                </details>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
