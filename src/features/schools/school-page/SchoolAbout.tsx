import { langOf } from '../../../shared/language/original-texts'
import { Accordion } from '../../../ui/panels/Collapse'
import { Fold } from '../../../ui/panels/Fold'
import type { Fact, Question, School } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { Paragraphs } from '../page-parts/Paragraphs'
import { SectionHeading } from '../page-parts/SectionHeading'
import { StaffList } from './StaffList'

function Faq({ questions, t }: { questions: Question[]; t: SchoolsMessages }) {
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

function SchoolFacts({ facts, t }: { facts: Fact[]; t: SchoolsMessages }) {
  if (facts.length === 0) return null
  return (
    <section aria-label={t('facts')}>
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function SchoolDescription({ school, t }: { school: School; t: SchoolsMessages }) {
  if (!school.descriptionHtml && school.facts.length === 0) return null
  const rest = school.descriptionHtml.slice(school.openingHtml.length)
  return (
    <section className="section" aria-labelledby="description-title">
      <SectionHeading id="description-title" title={t('about')} />
      <SchoolFacts facts={school.facts} t={t} />
      {school.openingHtml && (
        <div
          className="prose prose-opening"
          lang={langOf(school, 'description')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe where rich text becomes HTML
          dangerouslySetInnerHTML={{ __html: school.openingHtml }}
        />
      )}
      {rest && (
        <Fold title={t('readOn')}>
          <div
            className="prose prose-rest"
            lang={langOf(school, 'description')}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe where rich text becomes HTML
            dangerouslySetInnerHTML={{ __html: rest }}
          />
        </Fold>
      )}
    </section>
  )
}

/** Whether there is anything to show in this section. */
export const hasAbout = ({ descriptionHtml, facts, staff, faq }: School): boolean =>
  descriptionHtml !== '' || facts.length + staff.length + faq.length > 0

export function SchoolAbout({ school, t }: { school: School; t: SchoolsMessages }) {
  if (!hasAbout(school)) return null
  return (
    <div id="anc-description" className="anchor">
      <SchoolDescription school={school} t={t} />
      <StaffList staff={school.staff} t={t} />
      <Faq questions={school.faq} t={t} />
    </div>
  )
}
