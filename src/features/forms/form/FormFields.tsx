import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldError } from '../../../shared/form-fields'
import { FormField as Labelled } from '../../../ui/forms/FormField'
import { watchConditions } from '../conditions'
import {
  type ChoiceField,
  type FileField,
  type FormField,
  type FormText,
  inputId,
  inputName,
  keptName,
  type SentFiles,
} from '../contract'
import { acceptOf } from '../file-fields'
import type { FormsMessages } from '../messages/messages'

interface FieldProps<Field = FormField> {
  field: Field
  id: string
  t: FormsMessages
  /** Values typed or chosen before. */
  values: string[]
  error: string | undefined
  showsOf: (value: string) => string | undefined
  files: SentFiles
}

const Text = ({ text, lang }: FormText) => (lang ? <span lang={lang}>{text}</span> : text)

function Label({ field, t }: Pick<FieldProps, 'field' | 't'>) {
  return (
    <>
      <Text {...field.label} />
      {!field.required && (
        <>
          {' '}
          <small>({t('optional')})</small>
        </>
      )}
    </>
  )
}

const hintOf = ({ help }: FormField): ReactNode => help && <Text {...help} />

/** Values of `autocomplete` by the short names that forms usually have. */
const purposes: Record<string, string> = {
  name: 'name',
  'full-name': 'name',
  'first-name': 'given-name',
  'last-name': 'family-name',
  company: 'organization',
  street: 'street-address',
  town: 'address-level2',
  city: 'address-level2',
  'postal-code': 'postal-code',
  country: 'country-name',
  'date-of-birth': 'bday',
}

const inputOf = (field: FormField): InputHTMLAttributes<HTMLInputElement> => {
  switch (field.type) {
    case 'email':
      return { type: 'email', autoComplete: 'email', maxLength: 254 }
    case 'phone':
      return { type: 'tel', autoComplete: 'tel', maxLength: 40 }
    case 'number':
      // In a field of this kind browsers take the decimal separator of their language.
      return {
        type: 'number',
        inputMode: field.whole ? 'numeric' : 'decimal',
        step: field.whole ? 1 : 'any',
        min: field.min,
        max: field.max,
        autoComplete: 'off',
      }
    case 'date':
      return { type: 'date', autoComplete: purposes[field.name] }
    default:
      return { type: 'text', autoComplete: purposes[field.name] }
  }
}

/** Answers that are all in sight. The first one has the id of the field, so that links to an error lead to it. */
function Choices({ field, id, t, values, error, showsOf }: FieldProps<ChoiceField>) {
  const isSingle = field.appearance === 'radio'
  const hint = hintOf(field)
  const described = [hint || !isSingle ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean)
  return (
    <fieldset className="form-choices" aria-describedby={described.join(' ') || undefined}>
      <legend>
        <Label field={field} t={t} />
      </legend>
      {(hint || !isSingle) && (
        <p id={`${id}-hint`} className="field-hint">
          {hint} {!isSingle && t('severalHint')}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {field.options.map(({ value, label }, index) => (
        <label key={value} className="form-check">
          <input
            id={index === 0 ? id : undefined}
            type={isSingle ? 'radio' : 'checkbox'}
            name={inputName(field.name)}
            value={value}
            defaultChecked={values.includes(value)}
            data-shows={showsOf(value)}
          />
          <span>
            <Text {...label} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Consent({ field, id, t, values, error, showsOf }: FieldProps) {
  const hint = hintOf(field)
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean)
  return (
    <div className="form-check">
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <input
        id={id}
        type="checkbox"
        name={inputName(field.name)}
        value="yes"
        required={field.required}
        defaultChecked={values.includes('yes')}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
        data-shows={showsOf('yes')}
      />
      <span>
        <label htmlFor={id}>
          <Label field={field} t={t} />
        </label>
        {hint && (
          <small id={`${id}-hint`} className="field-hint">
            {' '}
            {hint}
          </small>
        )}
      </span>
    </div>
  )
}

/** What a field takes, in words. */
const kindsText = ({ kinds, maxMegabytes: max }: FileField, t: FormsMessages): string => {
  if (kinds.length > 1) return t('fileHintBoth', { max })
  return t(kinds[0] === 'pdf' ? 'fileHintPdf' : 'fileHintPicture', { max })
}

/** A file cannot be put into its field again, so one that was sent before is named beside it. */
function FileChooser({ field, id, t, values, error, files }: FieldProps<FileField>) {
  const name = inputName(field.name)
  const token = values[0] ?? ''
  const kept = files.get(token)
  const hint = (
    <>
      {hintOf(field)} {kindsText(field, t)} {kept && <strong>{t('fileKept', { file: kept.label })}</strong>}
    </>
  )
  return (
    <>
      {kept && <input type="hidden" name={keptName(field.name)} value={token} />}
      <Labelled id={id} label={<Label field={field} t={t} />} hint={hint} error={error}>
        <input type="file" name={name} accept={acceptOf(field)} required={field.required && !kept} />
      </Labelled>
    </>
  )
}

function Control(props: FieldProps) {
  const { field, id, t, values, error, showsOf } = props
  const { required } = field
  const name = inputName(field.name)
  const labelled = { id, label: <Label field={field} t={t} />, hint: hintOf(field), error }
  const value = values[0] ?? ''
  if (field.type === 'consent') return <Consent {...props} />
  if (field.type === 'fileUpload') return <FileChooser {...props} field={field} />
  if (field.type === 'longText')
    return (
      <Labelled {...labelled}>
        <textarea name={name} rows={6} required={required} defaultValue={value} />
      </Labelled>
    )
  if (field.type !== 'choice')
    return (
      <Labelled {...labelled}>
        <input name={name} {...inputOf(field)} required={required} defaultValue={value} />
      </Labelled>
    )
  if (field.appearance !== 'list') return <Choices {...props} field={field} />
  return (
    <Labelled {...labelled}>
      <select name={name} required={required} defaultValue={value}>
        <option value="">{t('choose')}</option>
        {field.options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            lang={option.label.lang}
            data-shows={showsOf(option.value)}
          >
            {option.label.text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** When a conditional field applies, in words. */
const conditionText = (
  { onlyIf }: FormField,
  fields: readonly FormField[],
  t: FormsMessages,
): string | undefined => {
  const other = fields.find(({ name }) => name === onlyIf?.field)
  if (!onlyIf || !other) return undefined
  const { value } = onlyIf
  if (value === undefined || other.type === 'consent') return t('onlyIfAny', { field: other.label.text })
  const option = other.type === 'choice' ? other.options.find((each) => each.value === value) : undefined
  return t('onlyIf', { field: other.label.text, answer: option?.label.text ?? value })
}

interface FormFieldsProps {
  form: { id: number; fields: FormField[] }
  t: FormsMessages
  typed: URLSearchParams
  errors: FieldError[]
  files: SentFiles
}

/** The fields that visitors see. Those with a condition are hidden by the stylesheet until it holds. */
export function FormFields({ form: { id: form, fields }, t, typed, errors, files }: FormFieldsProps) {
  const { showsOf, onlyIfOf, isWatched } = watchConditions(fields)
  return fields
    .filter(({ type }) => type !== 'hiddenValue')
    .map((field) => {
      const name = inputName(field.name)
      const control = (
        <Control
          key={field.name}
          field={field}
          id={inputId(form, field.name)}
          t={t}
          values={typed.getAll(name)}
          files={files}
          error={errors.find((error) => error.field === name)?.message}
          showsOf={(value) => showsOf(field.name, value)}
        />
      )
      const condition = conditionText(field, fields, t)
      if (!condition) return control
      return (
        <div key={field.name} className="form-condition" data-only-if={onlyIfOf(field)}>
          <p className={isWatched(field) ? 'field-hint form-condition-hint' : 'field-hint'}>{condition}</p>
          {control}
        </div>
      )
    })
}
