import type { Payload } from 'payload'
import { toRichText } from '../../../src/cms/seed/rich-text'
import type { Form } from '../../../src/platform/payload/payload-types'

/** A form with a field of every kind. */
export const everyField: Form['fields'] = [
  { blockType: 'shortText', name: 'name', label: 'Your name', required: true, maxLength: 40 },
  { blockType: 'email', name: 'email', label: 'E-mail', required: true },
  { blockType: 'phone', name: 'phone', label: 'Phone' },
  {
    blockType: 'choice',
    name: 'topic',
    label: 'Topic',
    appearance: 'list',
    options: [
      { value: 'course', label: 'A course' },
      { value: 'other', label: 'Something else' },
    ],
  },
  {
    blockType: 'shortText',
    name: 'which',
    label: 'Which one',
    required: true,
    onlyIfField: 'topic',
    onlyIfValue: 'other',
  },
  {
    blockType: 'choice',
    name: 'times',
    label: 'Best times',
    appearance: 'boxes',
    options: [
      { value: 'am', label: 'Morning' },
      { value: 'pm', label: 'Afternoon' },
    ],
  },
  { blockType: 'date', name: 'start', label: 'Start' },
  { blockType: 'longText', name: 'message', label: 'Message', maxLength: 500 },
  { blockType: 'consent', name: 'privacy', label: 'I agree', required: true },
  { blockType: 'hiddenValue', name: 'source', label: 'Source', value: 'spring fair' },
]

let count = 0

export const createForm = (payload: Payload, data: Partial<Form> = {}): Promise<Form> =>
  payload.create({
    collection: 'forms',
    locale: 'en',
    data: {
      title: 'Contact us',
      slug: `contact-${++count}`,
      fields: everyField,
      confirmation: toRichText('We read **everything**.') as Form['confirmation'],
      ...data,
    },
  })

/** Fields as a visitor fills them in. Each uses another address, because an address gets at most three mails a day. */
export const filledIn = (given: Record<string, string> = {}): Record<string, string> => ({
  'answer-name': 'Ana <b>Silva</b>',
  'answer-email': `Ana${++count}@x.example`,
  'answer-topic': 'other',
  'answer-which': 'The boat',
  'answer-start': '2027-03-01',
  'answer-message': 'Hello!\r\nIs there a place?',
  'answer-privacy': 'yes',
  ...given,
})
