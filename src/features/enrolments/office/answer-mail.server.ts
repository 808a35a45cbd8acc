import type { Payload } from 'payload'
import { signMail } from '../../../platform/mail/queue'
import { loadSiteLanguages } from '../../../platform/payload/languages/site-languages'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { fallbacksOf, writtenIn } from '../../../platform/payload/query'
import { AppError } from '../../../shared/errors'
import { type Mail, readCopies } from '../../../shared/formats/mail'
import { type MailBlock, type MailContent, mailText } from '../../../shared/formats/mail-content'
import type { Locale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { fill } from '../../../shared/text/message'
import {
  contactBlocks,
  fromSchool,
  type MailSchool,
  quoteAttachment,
  quoteBlock,
  quotesMessages,
  stayFacts,
} from '../../quotes/contract'
import { requestCalendar } from '../form/enrolment-mail'
import { answerTexts } from './answer-texts'
import type { AnswerMail, Draft } from './office-contract'
import { officeParts } from './office-parts.server'
import { OfficeRefusal } from './office-refusal.server'
import { isOwnTemplate, textFor } from './own-templates'
import { findOwnTemplate, readOwnTemplates } from './own-templates.server'
import { findEnrolment, localeOf, type ReadRequest, readRequest, valuesOf } from './read-request.server'

/** Identifies the mail of a change, so that undo finds it. */
export const officeMailAbout = (reference: string, batch: string): string => `enrolment:${reference}:${batch}`

const partsIn = ({ config }: Payload) => officeParts.partsIn(config)

/** The texts that come with the product, by template. */
const standardTexts = (payload: Payload, locale: Locale): Record<string, Draft> =>
  Object.assign({}, answerTexts(locale), ...partsIn(payload).map(({ mailTexts }) => mailTexts(locale)))

/** The texts of administrators where they wrote any, in this language, else those of the product. */
const readTexts = async (payload: Payload, locale: Locale): Promise<[string, Draft][]> => {
  const own: Record<string, unknown> = {
    ...(await payload.findGlobal({ slug: 'enrolment-mails', depth: 0, ...writtenIn(locale) })),
  }
  return Object.entries(standardTexts(payload, locale)).map(([name, ours]) => {
    // The global has a group for each template.
    const { subject, text } = (own[name] ?? {}) as Partial<Draft>
    return [name, { subject: subject || ours.subject, text: text || ours.text }]
  })
}

/** The templates of the office's own, in this language or else in one that the site falls back to. */
const readOwnTexts = async (payload: Payload, locale: Locale): Promise<[string, Draft][]> => {
  const [templates, languages] = await Promise.all([readOwnTemplates(payload), loadSiteLanguages(payload)])
  return templates.flatMap((each): [string, Draft][] => {
    const found = textFor(each, [locale, ...fallbacksOf({ locale, languages })])
    if (!found) return []
    const { language, ...draft } = found
    return [[each.template, { ...draft, ...(language !== locale && { language }) }]]
  })
}

/** Without a name of a person, the school alone signs. */
const signed = (text: string, staff: string) => (staff ? text : text.replaceAll(/\{staff\}\n?/g, ''))

/** The answers to a request in the student's language, filled in. */
export const draftAnswers = async (
  payload: Payload,
  doc: Enrolment,
  staff: string,
  /** Instead of the texts of these templates. */
  own: Record<string, Draft> = {},
): Promise<Record<string, Draft>> => {
  const locale = localeOf(doc)
  const [templates, written, request] = await Promise.all([
    readTexts(payload, locale),
    readOwnTexts(payload, locale),
    readRequest(payload, doc, locale),
  ])
  const texts = Object.entries({ ...Object.fromEntries([...templates, ...written]), ...own })
  const added = await Promise.all(
    partsIn(payload).map((part) => part.readMailValues(payload, doc, request.quotes, locale)),
  )
  const values = Object.assign(valuesOf(doc, request, locale, staff), ...added)
  return Object.fromEntries(
    texts.map(([name, { subject, text, ...rest }]) => {
      // A word that is filled in with nothing leaves a space at the end of its line.
      const filled = fill(signed(text, staff), values).replaceAll(/ +$/gm, '')
      return [name, { subject: fill(subject, values), text: filled, ...rest }]
    }),
  )
}

/** The text of staff: its first paragraph is the greeting. */
const writtenBlocks = (text: string): Pick<MailContent, 'greeting' | 'blocks'> => {
  const [greeting = '', ...paragraphs] = text.split(/\n\s*\n/).map((part) => part.trim())
  return { greeting, blocks: paragraphs.filter(Boolean).map((part) => ({ type: 'text', text: part })) }
}

/** The mail that says what staff have written, signed by the school. */
export const writtenContent = (
  locale: Locale,
  school: MailSchool,
  { subject, text }: Draft,
): MailContent & Required<Pick<MailContent, 'greeting'>> => {
  const { greeting = '', blocks } = writtenBlocks(text)
  return {
    ...fromSchool(locale, school, []),
    title: subject,
    preheader: blocks[0]?.type === 'text' ? blocks[0].text.slice(0, 120) : subject,
    greeting,
    blocks,
  }
}

/** Adds the days, the price and the files to a confirmation. */
const confirmedParts = (
  doc: Enrolment,
  request: ReadRequest,
  locale: Locale,
  publicUrl: string,
): { blocks: MailBlock[]; attachments: NonNullable<Mail['attachments']> } => {
  const { quotes, stay, school } = request
  const t = quotesMessages(locale)
  const start = doc.start.slice(0, 10)
  const calendar = requestCalendar(
    { reference: doc.reference, school, stay, quotes, requestedAt: new Date(doc.createdAt) },
    locale,
    publicUrl,
  )
  return {
    blocks: [
      { type: 'heading', text: quotesMessages(locale)('mail.stay') },
      {
        type: 'facts',
        rows: [
          { label: t('reference'), value: doc.reference },
          ...(stay ? stayFacts(locale, stay) : [{ label: t('start'), value: dayText(locale, start) }]),
        ],
      },
      ...quotes.map((quote) => quoteBlock(quote, locale, t, start)),
    ],
    attachments: [
      ...quotes.map((quote) => quoteAttachment(quote, locale, doc.reference)),
      ...(calendar ? [calendar] : []),
    ],
  }
}

const requireCopies = (given: readonly string[], to: string): string[] => {
  const copies = readCopies(given, to)
  if ('cc' in copies) return copies.cc
  const name = copies.problem === 'wrong' ? 'copyWrong' : 'copyMany'
  throw new OfficeRefusal('bad_request', name, 'cc')
}

interface AnswerOptions {
  publicUrl: string
  batch: string
}

/** The mail of staff to a student, as it is sent and previewed. */
export const composeAnswer = async (
  payload: Payload,
  id: number,
  mail: AnswerMail,
  { publicUrl, batch }: AnswerOptions,
): Promise<Mail> => {
  const doc = await findEnrolment(payload, id)
  const { template, subject, text } = mail
  const locale = localeOf(doc)
  if (isOwnTemplate(template)) {
    if (!(await findOwnTemplate(payload, template)))
      throw new OfficeRefusal('bad_request', 'templateGone', 'template')
  } else if (!Object.hasOwn(standardTexts(payload, locale), template))
    throw new AppError('bad_request', 'There is no such mail.', { field: 'template' })
  const cc = requireCopies(mail.cc ?? [], doc.email)
  const [request, files] = await Promise.all([
    readRequest(payload, doc, locale),
    Promise.all(partsIn(payload).map((part) => part.attachFiles(payload, doc, mail))).then((all) =>
      all.flat(),
    ),
  ])
  const { school } = request
  const written = writtenContent(locale, school, { subject, text })
  const confirmed = template === 'confirm' ? confirmedParts(doc, request, locale, publicUrl) : undefined
  const content: MailContent = {
    ...written,
    blocks: [
      ...written.blocks,
      ...(confirmed?.blocks ?? []),
      ...contactBlocks(school, quotesMessages(locale)),
    ],
  }
  return signMail(payload, {
    to: doc.email,
    ...(cc.length > 0 && { cc }),
    ...(school.email && { replyTo: school.email }),
    ...(school.name && { fromName: school.name }),
    about: officeMailAbout(doc.reference, batch),
    subject,
    text: mailText(content),
    content,
    ...((confirmed || files.length > 0) && { attachments: [...(confirmed?.attachments ?? []), ...files] }),
  })
}
