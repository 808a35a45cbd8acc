import type { ArrayFieldServerComponent } from 'payload'
import { isMailAddress } from '../../../shared/mail'
import './answers.css'

interface AnswerRow {
  field: string
  label?: string | null
  value?: string | null
}

/** What was sent, as questions and answers instead of rows to edit. */
export const Answers: ArrayFieldServerComponent = ({ data }) => {
  const rows = (data?.submissionData ?? []) as AnswerRow[]
  return (
    <section className="field-type form-answers" aria-label="Answers">
      {rows.length ? (
        <dl>
          {rows.map(({ field, label, value }) => (
            <div key={field}>
              <dt>{label || field}</dt>
              <dd dir="auto">{isMailAddress(value) ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Nothing was filled in.</p>
      )}
    </section>
  )
}
