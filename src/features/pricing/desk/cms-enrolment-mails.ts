import type { Field, GlobalConfig } from 'payload'
import { administrators, editors } from '../../../platform/payload/access'
import type { TemplateName } from './desk-rules'

const labels: Record<TemplateName, string> = {
  confirm: 'Confirm the place',
  decline: 'Decline',
  documents: 'Ask for documents',
  otherDate: 'Offer another date',
  free: 'Free text',
  letter: 'Send the letter of acceptance',
  invoice: 'Send the invoice',
  receipt: 'Send the receipt',
  reminder: 'Remind of the payment',
}

/** Shows the text that comes with the product where a field is empty. */
const standard = (component: 'StandardLine' | 'StandardText') => ({
  path: `/features/pricing/admin/StandardText#${component}`,
  clientProps: { kind: 'mails' },
})

const templateField = ([name, label]: [string, string]): Field => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      name: 'subject',
      type: 'text',
      localized: true,
      maxLength: 150,
      admin: { components: { Field: standard('StandardLine') } },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      maxLength: 4000,
      admin: { rows: 8, components: { Field: standard('StandardText') } },
    },
  ],
})

/** The texts of answers to students. What is empty in a language has the text that comes with the product. */
export const enrolmentMails: GlobalConfig = {
  slug: 'enrolment-mails',
  label: 'Answers to enrolments',
  admin: {
    group: 'Prices',
    description:
      'Empty: the text that comes with Schoolhouse, in the language of the student. These words are filled in: {name}, {reference}, {school}, {course}, {weeks}, {start}, {accommodation}, {total}, {dates} (the next possible starts), {staff} (who writes), and in mails about payments {invoice}, {amount}, {paid}, {balance}, {payBy} and {howToPay} (“The invoice says how to pay.”, if it names a bank account).',
  },
  access: { read: editors, update: administrators },
  fields: Object.entries(labels).map(templateField),
}
