import type { FieldError } from '../../../shared/form-fields'
import { FormField } from '../../../ui/forms/FormField'
import type { EnrolmentsMessages } from '../messages/messages'
import { isQuestionField, MAX_ANSWER, type Question, questionField } from './questions'

interface QuestionFieldsProps {
  /** Undefined if the database is not available. */
  questions: readonly Question[] | undefined
  typed: URLSearchParams
  errors: readonly FieldError[]
  t: EnrolmentsMessages
  /** Text of the empty option of a list, and of a question that need not be answered. */
  choose: string
  optional: string
}

const choicesOf = ({ type, options }: Question, t: EnrolmentsMessages) =>
  type === 'yesNo' ? (['yes', 'no'] as const).map((id) => ({ id, label: t(`question.${id}`) })) : options

/** The school's own questions. */
export function QuestionFields({ questions, typed, errors, t, choose, optional }: QuestionFieldsProps) {
  // What was typed is kept while the questions cannot be read.
  if (!questions)
    return [...typed]
      .filter(([name]) => isQuestionField(name))
      .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
  if (!questions.length) return null
  return (
    <fieldset>
      <legend>{t('question.title')}</legend>
      {questions.map((question) => {
        const { label, hint, type, required } = question
        const name = questionField(question)
        const value = typed.get(name) ?? ''
        return (
          <FormField
            key={name}
            id={name}
            label={
              required ? (
                label
              ) : (
                <>
                  {label} <small>({optional})</small>
                </>
              )
            }
            hint={hint || undefined}
            error={errors.find(({ field }) => field === name)?.message}
          >
            {type === 'choice' || type === 'yesNo' ? (
              <select name={name} required={required} defaultValue={value}>
                <option value="">{choose}</option>
                {choicesOf(question, t).map((option) => (
                  <option key={option.id} value={option.id}>
                    {option.label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                name={name}
                type={type === 'date' ? 'date' : 'text'}
                required={required}
                maxLength={type === 'date' ? undefined : MAX_ANSWER}
                autoComplete="off"
                defaultValue={value}
              />
            )}
          </FormField>
        )
      })}
    </fieldset>
  )
}
