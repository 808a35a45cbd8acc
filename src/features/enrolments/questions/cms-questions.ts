import type { Field, GlobalConfig, PayloadRequest } from 'payload'
import { editors } from '../../../platform/payload/access'
import { checkboxField, row, selectField } from '../../../platform/payload/fields/field-factories'
import { requestMessages } from '../../../platform/payload/request-messages'
import { enrolmentsPanelMessages } from '../messages/panel/messages'
import { questionTypes } from './questions'

interface Sibling {
  type?: string
  askedOf?: string
  courses?: unknown[]
  accommodation?: unknown[]
}

const isChoice = (_data: unknown, { type }: Sibling) => type === 'choice'

const isLimited = (_data: unknown, { askedOf }: Sibling) => askedOf === 'some'

/** Of whom a question is asked. Without a course and without accommodation it would be asked of nobody. */
const offersField = (name: 'courses' | 'accommodation', others: Field[] = []): Field[] => [
  {
    name,
    type: 'relationship',
    relationTo: name,
    hasMany: true,
    admin: { condition: isLimited },
    ...(name === 'courses' && {
      validate: (value: unknown, { siblingData, req }: { siblingData: Sibling; req: PayloadRequest }) =>
        siblingData.askedOf !== 'some' ||
        Boolean((Array.isArray(value) && value.length) || siblingData.accommodation?.length) ||
        requestMessages(enrolmentsPanelMessages, req)('questions.noOffers'),
    }),
  },
  ...others,
]

/** Own questions of the enrolment form, in the order of the form. */
export const enrolmentQuestions: GlobalConfig = {
  slug: 'enrolment-form',
  admin: { group: 'settings' },
  access: { read: editors, update: editors },
  fields: [
    {
      name: 'questions',
      type: 'array',
      maxRows: 20,
      fields: [
        { name: 'label', type: 'text', required: true, localized: true, maxLength: 200 },
        { name: 'hint', type: 'text', localized: true, maxLength: 200 },
        row(
          selectField('type', questionTypes, { required: true, defaultValue: 'text' }),
          selectField('askedOf', ['all', 'some'], { required: true, defaultValue: 'all' }),
        ),
        {
          name: 'options',
          type: 'array',
          maxRows: 40,
          admin: { condition: isChoice },
          validate: (rows: unknown, { siblingData, req }: { siblingData: Sibling; req: PayloadRequest }) =>
            siblingData.type !== 'choice' ||
            (Array.isArray(rows) && rows.length > 1) ||
            requestMessages(enrolmentsPanelMessages, req)('questions.fewOptions'),
          fields: [{ name: 'label', type: 'text', required: true, localized: true, maxLength: 120 }],
        },
        ...offersField('courses', offersField('accommodation')),
        row(checkboxField('required'), checkboxField('inMails', { defaultValue: true })),
      ],
    },
  ],
}
