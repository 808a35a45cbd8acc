import type { Payload, PayloadRequest } from 'payload'
import { claimTurn } from '../../../platform/database/claims'
import { keyedHash } from '../../../platform/http/signature'
import { Rejection } from '../../../platform/http/visitor-form/form-declaration'
import { mayMail, queueMail, queueVisitorMail } from '../../../platform/mail/queue'
import type { QueryContext } from '../../../platform/payload/query'
import { keepFiles } from '../../../platform/storage/private-files'
import { clientNetwork } from '../../../shared/address/client-network'
import { formError } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import { DAY_MS } from '../../../shared/time/days'
import { type Answers, answerTexts, senderAddress, summaryOf } from '../answers'
import { inputName, type SentFiles, type SiteForm, submissionOwner } from '../contract'
import { fileFieldsOf } from '../file-fields'
import { confirmationMail, noticeMail } from '../mail/form-mails'
import { loadOffice, type Office } from '../mail/mail-office.server'
import { formsMessages } from '../messages/messages'
import { getFormById } from '../queries.server'

/** How many forms are stored in a day: of one client, and of one form. People do not reach them, programs do. */
export const dailyCaps = { client: 40, form: 1000 }

export interface Submission {
  form: SiteForm
  answers: Answers
  files: SentFiles
  locale: Locale
  /** The path of the page that it was sent from. */
  page: string | undefined
  ip: string
}

const digest = (payload: Payload, purpose: string, text: string): string =>
  keyedHash(payload.secret, `form ${purpose} ${text}`).toString('base64url').slice(0, 22)

const claimDay = async (req: PayloadRequest, { form, ip }: Submission): Promise<boolean> => {
  const client = digest(req.payload, 'client', clientNetwork(ip))
  const ofClient = { max: dailyCaps.client, forMs: DAY_MS }
  return (
    (await claimTurn(req, `form-client:${client}`, ofClient)) &&
    claimTurn(req, `form-day:${form.id}`, { max: dailyCaps.form, forMs: DAY_MS })
  )
}

/** Loads the office and the form in the office's language. Read before the transaction, to keep it short. */
const forOffice = async (payload: Payload, { form, locale }: Submission) => {
  const office = await loadOffice(payload, form, locale)
  const { language, languages } = office
  if (language === locale) return { office, ownOffice: office, ownForm: form }
  const ctx: QueryContext = { payload, locale: language, languages, draft: false, tag: () => {} }
  const [ownOffice, ownForm] = await Promise.all([
    loadOffice(payload, form, language),
    getFormById(ctx, form.id),
  ])
  return { office, ownOffice, ownForm: ownForm ?? form }
}

/** Queues the confirmation, unless the address has had its mails of the day, and one notice for each recipient. */
const queueMails = async (
  req: PayloadRequest,
  id: number,
  submission: Submission,
  { office, ownOffice, ownForm }: { office: Office; ownOffice: Office; ownForm: SiteForm },
  publicUrl: string,
): Promise<void> => {
  const { form, answers, files, locale, page } = submission
  const { payload } = req
  const address = senderAddress(form.fields, answers)
  if (address && form.answerMail.enabled && (await mayMail(req, 'form', address))) {
    const texts = answerTexts(form.fields, answers, { t: formsMessages(locale), locale, files })
    const sent = { id, form, answers: texts, sender: office.sender }
    await queueVisitorMail(payload, confirmationMail(sent, address, locale), req)
  }
  const { language } = ownOffice
  const texts = answerTexts(ownForm.fields, answers, { t: formsMessages(language), locale: language, files })
  const told = { id, form: ownForm, answers: texts, sender: ownOffice.sender }
  for (const recipient of ownOffice.recipients)
    await queueMail(
      payload,
      noticeMail(told, recipient, {
        locale: language,
        adminAddress: `${publicUrl}/admin/collections/form-submissions/${id}`,
        replyTo: address,
        language: locale,
        page: page && `${publicUrl}${page}`,
      }),
      req,
    )
}

/** The files belong to the submission from now on. Those of fields that do not apply expire. */
const keepAnswered = async (
  req: PayloadRequest,
  id: number,
  { form, answers, files, locale }: Submission,
): Promise<void> => {
  for (const { name, label } of fileFieldsOf(form.fields)) {
    const file = files.get(answers.get(name)?.[0] ?? '')
    if (file && !(await keepFiles(req, [file], submissionOwner(id))))
      throw new Rejection([
        { field: inputName(name), message: formsMessages(locale)('fileGone', { field: label.text }) },
      ])
  }
}

/** Reads what storing needs; the function that it returns stores a submission and its mails in the transaction of its `req`. */
export const storeSubmission = async (payload: Payload, submission: Submission, publicUrl: string) => {
  const { form, answers, files, locale, page } = submission
  const loaded = await forOffice(payload, submission)
  const { ownForm, ownOffice } = loaded
  const texts = answerTexts(ownForm.fields, answers, { t: formsMessages(ownOffice.language), files })
  return async (req: PayloadRequest): Promise<void> => {
    if (!(await claimDay(req, submission)))
      throw new Rejection([formError(formsMessages(locale)('tooMany'))], { status: 429 })
    const { id } = await payload.create({
      collection: 'form-submissions',
      req,
      depth: 0,
      data: {
        form: form.id,
        summary: summaryOf(ownForm.title.text, texts),
        email: senderAddress(form.fields, answers)?.toLowerCase(),
        submissionData: texts.map(({ field, label, value, file }) => ({ field, label, value, file })),
        state: 'new',
        locale,
        page,
      },
    })
    await keepAnswered(req, id, submission)
    await queueMails(req, id, submission, loaded, publicUrl)
  }
}
