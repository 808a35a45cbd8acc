import { langOf } from '../../../shared/language/original-texts'
import { Accordion } from '../../../ui/panels/Collapse'
import type { Question, School } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { Paragraphs } from '../page-parts/Paragraphs'
import { SectionHeading } from '../page-parts/SectionHeading'
import { StaffList } from './StaffList'

/** What visitors ask often, as panels that open. */
export function Questions({ questions, t }: { questions: Question[]; t: SchoolsMessages }) {
  if (questions.length === 0) return null
  const panels = questions.map((row) => ({
    title: row.question,
    lang: langOf(row, 'question'),
    content: <Paragraphs text={row.answer} lang={langOf(row, 'answer')} />,
  }))
  return (
    <section className="section" aria-labelledby="faq-title">
      <SectionHeading id="faq-title" title={t('faq')} />
      <Accordion name="faq" panels={panels} />
    </section>
  )
}

function SchoolDescription({ school, t }: { school: School; t: SchoolsMessages }) {
  if (!school.descriptionHtml) return null
  const rest = school.descriptionHtml.slice(school.openingHtml.length)
  return (
    <section className="section" aria-labelledby="description-title">
      <SectionHeading id="description-title" title={t('about')} />
      {school.openingHtml && (
        <div
          className="prose prose-opening"
          lang={langOf(school, 'description')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe where rich text becomes HTML
          dangerouslySetInnerHTML={{ __html: school.openingHtml }}
        />
      )}
      {rest && (
        <details>
          <summary className="more-summary">{t('readOn')}</summary>
          <div
            className="prose prose-rest"
            lang={langOf(school, 'description')}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe where rich text becomes HTML
            dangerouslySetInnerHTML={{ __html: rest }}
          />
        </details>
      )}
    </section>
  )
}

/** Whether there is anything to show in this section. */
export const hasAbout = ({ descriptionHtml, staff }: School): boolean =>
  descriptionHtml !== '' || staff.length > 0

export function SchoolAbout({ school, t }: { school: School; t: SchoolsMessages }) {
  if (!hasAbout(school)) return null
  return (
    <div id="anc-description" className="anchor">
      <SchoolDescription school={school} t={t} />
      <StaffList staff={school.staff} title={t('staff')} t={t} />
    </div>
  )
}
