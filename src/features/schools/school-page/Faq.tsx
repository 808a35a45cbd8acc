import { Accordion } from '../../../ui/panels/Accordion'
import type { Question } from '../contract'
import type { SchoolMessages } from '../messages/en'
import { Paragraphs } from './Paragraphs'
import { SectionHeading } from './SectionHeading'

export function Faq({ questions, t }: { questions: Question[]; t: SchoolMessages }) {
  if (questions.length === 0) return null
  const panels = questions.map(({ question, answer }) => ({
    title: question,
    content: <Paragraphs text={answer} />,
  }))
  return (
    <section className="section" aria-labelledby="faq-title">
      <SectionHeading id="faq-title" title={t.faq} />
      <Accordion name="faq" panels={panels} />
    </section>
  )
}
