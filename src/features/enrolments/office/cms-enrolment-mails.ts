import type { Field, GlobalConfig } from 'payload'
import { administrators, editors } from '../../../platform/payload/access'
import { standardLineField, standardTextField } from '../../../platform/payload/fields/standard-text-fields'
import type { Locale } from '../../../shared/locale'
import { answerTexts } from './answer-texts'
import type { Draft } from './office-contract'
import type { AnswerName } from './office-rules'

const answerNames: AnswerName[] = ['confirm', 'decline', 'documents', 'otherDate', 'free']

/** The texts of a mail to students; other features add theirs to the global. */
export const mailTextField = (name: string, textsIn: (locale: Locale) => Draft): Field => ({
  name,
  type: 'group',
  fields: [
    standardLineField('subject', 150, (locale) => textsIn(locale).subject),
    standardTextField('text', 8, (locale) => textsIn(locale).text),
  ],
})

/** The texts of answers to students. The product's text fills in where a language has none. */
export const enrolmentMails: GlobalConfig = {
  slug: 'enrolment-mails',
  admin: { group: 'settings' },
  access: { read: editors, update: administrators },
  fields: answerNames.map((name) => mailTextField(name, (locale) => answerTexts(locale)[name])),
}
