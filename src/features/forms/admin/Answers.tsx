import type { ArrayFieldServerComponent } from 'payload'
import { isMailAddress } from '../../../shared/formats/mail'
import { panelLocale } from '../../../shared/locale'
import { formsPanelMessages } from '../messages/panel/messages'
import './answers.css'

interface AnswerRow {
  field: string
  label?: string | null
  value?: string | null
  file?: number | null
}

/** Shows a submission as questions and answers instead of rows to edit. */
export const Answers: ArrayFieldServerComponent = ({ data, i18n }) => {
  const texts = formsPanelMessages(panelLocale(i18n.language))
  const rows = (data?.submissionData ?? []) as AnswerRow[]
  return (
    <section className="field-type form-answers" aria-label={texts('form.answers')}>
      {rows.length ? (
        <dl>
          {rows.map(({ field, label, value, file }) => (
            <div key={field}>
              <dt>{label || field}</dt>
              <dd dir="auto">
                {file ? (
                  <a href={`/api/form-submissions/${data?.id}/files/${file}`} download>
                    {texts('form.download', { file: value ?? '' })}
                  </a>
                ) : isMailAddress(value) ? (
                  <a href={`mailto:${value}`}>{value}</a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{texts('form.nothingFilledIn')}</p>
      )}
    </section>
  )
}
