import type { Locale } from '../../../shared/locale'
import { enrolmentsMessages } from '../messages/messages'
import type { Draft } from './office-contract'
import { type AnswerName, answerNames } from './office-rules'

/** The texts that come with the product, for what administrators have not written themselves. */
export const answerTexts = (locale: Locale): Record<AnswerName, Draft> => {
  const t = enrolmentsMessages(locale)
  return Object.fromEntries(
    answerNames.map((name) => [
      name,
      { subject: t.template(`answers.${name}.subject`), text: t.template(`answers.${name}.text`) },
    ]),
  ) as Record<AnswerName, Draft>
}
