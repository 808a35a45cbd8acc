import { Select } from '../../../ui/select/Select'
import { accommodationOptions, courseOptions, startOptions, weekOptions } from './calculator-options'
import { describedBy, FieldNotes, notesFor, type PartProps } from './FieldNotes'

/** Course, length, accommodation and start. */
export function StayFields({ props, calculator }: PartProps) {
  const { request, change } = calculator
  const { t } = props
  const fields = [
    { name: 'course', label: t.course, value: request.course, options: courseOptions(props) },
    { name: 'weeks', label: t.weeks, value: request.weeks, options: weekOptions(props, request) },
    {
      name: 'accommodation',
      label: t.accommodation,
      value: request.accommodation,
      options: accommodationOptions(props),
    },
    {
      name: 'start',
      label: t.start,
      value: request.start ?? '',
      options: startOptions(props, request.course, request.start ?? props.request.start),
    },
  ] as const
  return fields.map(({ name, label, value, options }) => {
    const notes = notesFor(name, { props, calculator })
    return (
      <div key={name} className="field">
        <Select
          id={`calculator-${name}`}
          label={label}
          name={name}
          value={String(value)}
          options={options}
          onChange={() => change(name)}
          noResults={t.noResults}
          {...describedBy(name, notes)}
        />
        <FieldNotes field={name} notes={notes} props={props} calculator={calculator} />
      </div>
    )
  })
}
