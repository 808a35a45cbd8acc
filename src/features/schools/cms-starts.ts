import type { ArrayFieldValidation, Field } from 'payload'
import { dayField } from '../../platform/payload/fields/field-factories'

const validateDates: ArrayFieldValidation = (rows) => {
  const days = ((rows ?? []) as { day?: string | null }[]).flatMap(({ day }) => day?.slice(0, 10) ?? [])
  if (days.length === 0) return 'Add at least one date on which the course starts.'
  const twice = days.find((day, index) => days.indexOf(day) !== index)
  return twice ? `The date ${twice} is in the list twice.` : true
}

/** When a course starts: the rule that the calculator, quotes and enrolment go by, and the same in words. */
export const startFields: Field[] = [
  {
    name: 'startsOn',
    label: 'Students can start',
    type: 'radio',
    required: true,
    defaultValue: 'every-monday',
    options: [
      { value: 'every-monday', label: 'Every Monday' },
      { value: 'first-monday', label: 'On the first Monday of each month' },
      { value: 'dates', label: 'On dates from a list' },
    ],
    admin: { description: 'The price calculator and the enrolment form offer these days only.' },
  },
  {
    name: 'startDates',
    label: 'Start dates',
    type: 'array',
    maxRows: 100,
    labels: { singular: 'Start date', plural: 'Start dates' },
    validate: validateDates,
    admin: {
      condition: ({ startsOn }) => startsOn === 'dates',
      description: 'Past dates are ignored. Add next year’s dates before the last one has passed.',
    },
    fields: [dayField('day', { label: 'Date', required: true })],
  },
  {
    name: 'starts',
    label: 'When it starts, in words',
    type: 'text',
    localized: true,
    maxLength: 160,
    admin: { description: 'Shown on the page of the school. It does not change what can be chosen.' },
  },
]
