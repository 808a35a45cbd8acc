import type { Field, GlobalConfig } from 'payload'
import { administrators, editors } from '../../../platform/payload/access'
import { standardLineField, standardTextField } from '../../../platform/payload/fields/standard-text-fields'
import type { Locale } from '../../../shared/locale'
import { answerTexts } from './answer-texts'
import type { Draft } from './office-contract'
import type { AnswerName } from './office-rules'

const labels: Record<AnswerName, string> = {
  confirm: 'Confirm the place',
  decline: 'Decline',
  documents: 'Ask for documents',
  otherDate: 'Offer another date',
  free: 'Free text',
}

/** The texts of a mail to students; other features add theirs to the global. */
export const mailTextField = (name: string, label: string, textsIn: (locale: Locale) => Draft): Field => ({
  name,
  label,
  type: 'group',
  fields: [
    standardLineField('subject', 150, (locale) => textsIn(locale).subject),
    standardTextField('text', { rows: 8 }, (locale) => textsIn(locale).text),
  ],
})

/** The texts of answers to students. The product's text fills in where a language has none. */
export const enrolmentMails: GlobalConfig = {
  slug: 'enrolment-mails',
  label: 'Answers to enrolments',
  admin: {
    group: 'Prices',
    description:
      'Empty: the text that comes with Schoolhouse, in the language of the student. These words are filled in: {name}, {reference}, {school}, {course}, {weeks}, {start}, {accommodation}, {total}, {dates} (the next possible starts), {staff} (who writes), and in mails about payments {invoice}, {amount}, {paid}, {balance}, {payBy} and {howToPay} (“The invoice says how to pay.”, if it names a bank account).',
  },
  access: { read: editors, update: administrators },
  fields: (Object.keys(labels) as AnswerName[]).map((name) =>
    mailTextField(name, labels[name], (locale) => answerTexts(locale)[name]),
  ),
}
