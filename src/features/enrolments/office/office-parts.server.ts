import type { Payload } from 'payload'
import { slot } from '../../../platform/feature'
import type { Enrolment } from '../../../platform/payload/payload-types'
import type { MailAttachment } from '../../../shared/formats/mail'
import type { Locale } from '../../../shared/locale'
import type { Quote } from '../../quotes/contract'
import type { AnswerMail, Draft, NextStep, OfficeEvent, OfficePanel } from './office-contract'

/** Parts that a feature adds to the screen of a request. */
export interface ShownPart {
  panel?: OfficePanel
  /** What should be done next about a confirmed request. */
  next?: NextStep
  /** Gives the events that the feature has noted a title, in the language of the panel. */
  describeEvent: (event: OfficeEvent) => OfficeEvent
}

/** Extends the office's handling of requests by a feature above. */
export interface OfficePart {
  /** Its mails to students by template: the texts that come with the product. */
  mailTexts: (locale: Locale) => Record<string, Draft>
  /** Reads the values of placeholders, in its mails and all others. */
  readMailValues: (
    payload: Payload,
    doc: Enrolment,
    quotes: readonly Quote[],
    locale: Locale,
  ) => Promise<Record<string, string>>
  /** The files of a mail because of its template. */
  attachFiles: (payload: Payload, doc: Enrolment, mail: AnswerMail) => Promise<MailAttachment[]>
  read: (
    payload: Payload,
    doc: Enrolment,
    quotes: readonly Quote[],
    context: { today: string; locale: Locale },
  ) => Promise<ShownPart>
}

export const officeParts = slot<OfficePart>('office')
