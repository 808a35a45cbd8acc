import { expect, it } from 'vitest'
import { earlierFields } from './condition-choices'

const form: Record<string, unknown> = {
  'fields.0.label': 'Your name',
  'fields.0.name': '',
  'fields.1.label': 'Which trip?',
  'fields.1.name': 'trip',
  'fields.1.options': 2,
  'fields.1.options.0.label': 'Boat & pier',
  'fields.1.options.1.label': 'Other',
  'fields.1.options.1.value': 'else',
  'fields.2.label': 'I agree',
  'fields.3.name': 'source',
  'fields.4.label': '',
  'fields.5.label': 'The last',
}
const rows = ['shortText', 'choice', 'consent', 'hiddenValue', 'longText', 'shortText'].map((blockType) => ({
  blockType,
}))

it('offers the fields above, with the names that they get when the form is saved', () => {
  expect(earlierFields((path) => form[path], rows, 5)).toEqual([
    { value: 'your-name', label: 'Your name' },
    {
      value: 'trip',
      label: 'Which trip?',
      answers: [
        { value: 'boat-pier', label: 'Boat & pier' },
        { value: 'else', label: 'Other' },
      ],
    },
    { value: 'i-agree', label: 'I agree', answers: [{ value: 'yes', label: 'I agree' }] },
  ])
  expect(earlierFields((path) => form[path], rows, 0)).toEqual([])
})
