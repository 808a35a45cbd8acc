import type { Question } from './contract'
import type { SchoolMessages } from './messages/en'
import { Paragraphs } from './Paragraphs'
import { SectionHeading } from './SectionHeading'

export function Faq({ questions, t }: { questions: Question[]; t: SchoolMessages }) {
  if (questions.length === 0) return null
  return (
    <section className="section" aria-labelledby="faq-title">
      <SectionHeading id="faq-title" title={t.faq} />
      <div className="faq">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <div className="faq-answer">
              <Paragraphs text={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
