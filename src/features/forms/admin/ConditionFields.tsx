'use client'

import { SelectInput, TextField, useAllFormFields, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent, TextFieldClientProps } from 'payload'
import { earlierFields } from './condition-choices'

/** The fields above the one whose condition has this path. */
const useEarlierFields = (path: string) => {
  const [fields] = useAllFormFields()
  const index = Number(path.split('.')[1])
  return earlierFields((at) => fields[at]?.value, fields.fields?.rows ?? [], index)
}

interface ChoiceProps extends TextFieldClientProps {
  choices: { value: string; label: string }[]
}

const Choice = ({ path, field, readOnly, choices }: ChoiceProps) => {
  const { value, setValue, showError } = useField<string>({ path })
  // Keep the stored value in sight, also if the field that it names is gone.
  const isKnown = !value || choices.some((choice) => choice.value === value)
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label as string}
      description={field.admin?.description as string}
      options={isKnown ? choices : [...choices, { value, label: value }]}
      value={value ?? ''}
      isClearable
      readOnly={readOnly}
      showError={showError}
      style={{ flex: '1 1 0' }}
      onChange={(chosen) => setValue((chosen as { value?: string } | null)?.value ?? '')}
    />
  )
}

/** The field that a condition is about, chosen by its label. */
export const OtherField: TextFieldClientComponent = (props) => (
  <Choice {...props} choices={useEarlierFields(props.path)} />
)

/** The answer that a condition needs: one of a choice, or any text. */
export const OtherAnswer: TextFieldClientComponent = (props) => {
  const earlier = useEarlierFields(props.path)
  const other = useFormFields(
    ([fields]) => fields[props.path.replace(/onlyIfValue$/, 'onlyIfField')]?.value as string | undefined,
  )
  const answers = earlier.find(({ value }) => value === other)?.answers
  return answers ? <Choice {...props} choices={answers} /> : <TextField {...props} />
}
