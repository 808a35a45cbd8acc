import type { FastifyReply } from 'fastify'
import type { Payload } from 'payload'
import { z } from 'zod'
import { toAppError } from '../../../shared/errors'
import { type FieldError, formError } from '../../../shared/form-fields'
import { claim, claimedFor, releaseClaim } from '../../database/claims'
import { inTransaction } from '../../transaction/transaction'
import type { SendPrivatePage } from '../pages'
import { type RejectedForms, rejectedForms } from '../rejected-forms'
import type { CaptchaProblem, FormCaptcha, RightAnswer } from './form-captcha'
import { Elsewhere, type FormVisit, Rejection, type Sending, type VisitorForm } from './form-declaration'
import { ensureIdempotencyKey, readIdempotencyKey, sentMark } from './sent-mark'

const fieldError = z.object({
  field: z.string(),
  message: z.string(),
  link: z.object({ href: z.string(), text: z.string() }).optional(),
})

/** A form that is shown again after a redirect. */
const rejectedForm = z.object({
  /** The fields of the form, written as a query. */
  typed: z.string(),
  errors: z.array(fieldError),
  captcha: z.enum(['wrong', 'used', 'away']).optional(),
  oneMoreStep: z.boolean().optional(),
  question: z.unknown().optional(),
})

export interface FormServices {
  payload: Payload
  captcha: FormCaptcha
  sendPage: SendPrivatePage
}

/** How a sent form is answered: by a redirect, or by the form itself. Undefined: there is no such form. */
type Outcome<Page> =
  | { redirect: string }
  | { page: Page; typed: URLSearchParams; rejection: Rejection }
  | undefined

class SentBefore extends Error {}
class CaptchaUsed extends Error {}

const addressOf = ({ request }: FormVisit) => request.url.split('?', 1)[0] ?? ''

/** The key goes before the fragment. */
const withKey = (address: string, key: string): string => {
  const [path = '', fragment] = address.split('#')
  return `${path}?kept=${key}${fragment === undefined ? '' : `#${fragment}`}`
}

/** The protocol that all forms of visitors share. The order of its checks: fields, sent before, captcha; then it is stored. */
export class FormHandler<Page, Value, Stored, Question> {
  readonly #form: VisitorForm<Page, Value, Stored, Question>
  readonly #services: FormServices
  readonly #kept: RejectedForms<z.output<typeof rejectedForm>>

  constructor(services: FormServices, form: VisitorForm<Page, Value, Stored, Question>) {
    this.#form = form
    this.#services = services
    this.#kept = rejectedForms(services.payload, { purpose: form.purpose, schema: rejectedForm })
  }

  async open(visit: FormVisit): Promise<unknown> {
    const { reply, locale, query } = visit
    const key = query.get('kept')
    const kept = await this.#kept.find(key)
    const { confirmation } = this.#form
    const question = confirmation?.schema.safeParse(kept?.question)
    if (confirmation && question?.success && key !== null)
      return this.#services.sendPage(reply, locale, confirmation.render(visit, question.data, key))
    const typed = kept && new URLSearchParams(kept.typed)
    const page = await this.#form.load(visit, typed)
    if (page === undefined) return reply.callNotFound()
    if (page instanceof Elsewhere) return reply.redirect(page.address, 303)
    const { errors = [], captcha, oneMoreStep } = kept ?? {}
    const rejection = new Rejection(errors, { captcha, oneMoreStep, status: 200 })
    const shown = typed ?? this.#form.firstValues?.(visit) ?? new URLSearchParams()
    return this.#show(visit, page, shown, rejection, key !== null && !kept)
  }

  async send(visit: FormVisit, sent: URLSearchParams): Promise<unknown> {
    const { reply } = visit
    let typed = sent
    let outcome: Outcome<Page>
    try {
      const confirmed = await this.#findConfirmed(sent)
      typed = confirmed ?? this.#form.complete?.(visit, sent) ?? sent
      outcome =
        this.#form.confirmation && sent.has('kept') && !confirmed
          ? { redirect: withKey(addressOf(visit), 'gone') }
          : await this.#accept(visit, typed)
    } catch (thrown) {
      return this.giveBack(visit, typed, thrown)
    }
    if (!outcome) return reply.callNotFound()
    if ('redirect' in outcome) return reply.redirect(outcome.redirect, 303)
    const { retryAfter } = outcome.rejection.options
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return this.#show(visit, outcome.page, outcome.typed, outcome.rejection)
  }

  /** Shows the form with everything that was typed after a failure; needs no database. */
  async giveBack(visit: FormVisit, typed: URLSearchParams, thrown: unknown): Promise<FastifyReply> {
    const { request, reply, locale } = visit
    const error = toAppError(thrown)
    if (reply.raw.destroyed || error.code === 'not_found') throw thrown
    const { tooFast, notStored } = this.#form.texts(locale)
    const seconds = Number(reply.getHeader('retry-after')) || 1
    const message = error.code === 'too_many_requests' ? tooFast?.(seconds) : notStored
    const page = message && (await this.#form.loadWithoutDatabase?.(visit, typed))
    if (!message || !page) throw thrown
    const { purpose } = this.#form
    if (error.status !== 429)
      request.log.error({ err: error.cause ?? error, code: error.code, purpose }, 'form not stored')
    return this.#show(visit, page, typed, new Rejection([formError(message)], { status: error.status }))
  }

  /** The form that the visitor was asked to confirm. */
  async #findConfirmed(sent: URLSearchParams): Promise<URLSearchParams | undefined> {
    const { confirmation } = this.#form
    const kept = confirmation && (await this.#kept.find(sent.get('kept')))
    if (!kept) return undefined
    const typed = new URLSearchParams(kept.typed)
    typed.set(confirmation.field, 'yes')
    return typed
  }

  async #accept(visit: FormVisit, typed: URLSearchParams): Promise<Outcome<Page>> {
    const page = await this.#form.load(visit, typed)
    if (page === undefined) return undefined
    if (page instanceof Elsewhere) return { redirect: page.address }
    try {
      const { sending, stored } = await this.#storeOnce(visit, page, typed)
      await this.#kept.forget(sending.idempotencyKey)
      return { redirect: await this.#form.thank(visit, page, sending, stored) }
    } catch (thrown) {
      if (thrown instanceof Rejection) return this.#reject(visit, page, typed, thrown)
      throw thrown
    }
  }

  async #storeOnce(
    visit: FormVisit,
    page: Page,
    typed: URLSearchParams,
  ): Promise<{ sending: Sending<Value>; stored?: Stored }> {
    const { schema, honeypot, findStored, purpose, repeatedForMs } = this.#form
    const { payload, captcha } = this.#services
    const { value, errors } = await schema(typed, page, visit)
    const trapped = honeypot !== undefined && Boolean(typed.get(honeypot))
    const message = trapped && this.#form.texts(visit.locale).honeypot
    const found = message ? [formError(message), ...errors] : errors
    const address = addressOf(visit)
    const mark = sentMark(payload, {
      purpose,
      address,
      typed: this.#form.identify?.(typed) ?? typed,
      captchaFields: captcha.fields,
      ip: visit.request.ip,
      forMs: repeatedForMs,
    })
    if (value === undefined || found.length) {
      // Checked with the other fields, so that its error is not the only one of a second round.
      await this.#verifyCaptcha(visit, page, typed, found)
      throw new Rejection([...found])
    }
    const sending: Sending<Value> = { value, typed, idempotencyKey: ensureIdempotencyKey(typed), trapped }
    const find = () => findStored?.(visit, page, sending)
    const before = await find()
    if (before !== undefined) return { sending, stored: before }
    const isMarked = Boolean(await claimedFor(payload, mark.key))
    if (isMarked) {
      // Another request may have stored it since. Without an idempotency key a form cannot find what it has stored.
      const stored = await find()
      const isLost = findStored && stored === undefined && readIdempotencyKey(typed) !== undefined
      if (!isLost) return { sending, stored }
    }
    sending.answer = await this.#verifyCaptcha(visit, page, typed, found)
    // A mark whose document was deleted is made anew: the visitor sends it again on purpose.
    return { sending, stored: await this.#store(visit, page, sending, { ...mark, isStale: isMarked }) }
  }

  /** The right answer; undefined if the form asks for none, or if other errors come first. */
  async #verifyCaptcha(
    visit: FormVisit,
    page: Page,
    typed: URLSearchParams,
    errors: readonly FieldError[],
  ): Promise<RightAnswer | undefined> {
    const { asksCaptcha, isOnCachedPages } = this.#form
    if (asksCaptcha && !asksCaptcha(page)) return undefined
    const verdict = await this.#services.captcha.verify(typed)
    if (verdict.ok) return verdict
    if (!verdict.missing || !isOnCachedPages)
      throw await this.#captchaRejection(visit, verdict.problem, errors)
    if (!errors.length) throw new Rejection([], { oneMoreStep: true, status: 200 })
    return undefined
  }

  async #captchaRejection(
    { request, locale }: FormVisit,
    problem: CaptchaProblem,
    errors: readonly FieldError[] = [],
  ) {
    const { captcha } = this.#services
    const message = await captcha.message(request, locale, problem)
    return new Rejection([...errors, { field: captcha.errorField, message }], { captcha: problem })
  }

  /** One transaction: the mark of the form, the captcha's answer, and what the form stores. */
  async #store(
    visit: FormVisit,
    page: Page,
    sending: Sending<Value>,
    mark: { key: string; forMs: number; isStale: boolean },
  ): Promise<Stored | undefined> {
    const { payload, captcha } = this.#services
    const { answer } = sending
    const store = await this.#form.store(visit, page, sending)
    try {
      return await inTransaction(payload, async (req) => {
        if (mark.isStale) await releaseClaim(req, mark.key)
        if (!(await claim(req, mark.key, mark.forMs))) throw new SentBefore()
        if (answer && !(await captcha.spend(req, answer))) throw new CaptchaUsed()
        return store(req)
      })
    } catch (thrown) {
      // Sent twice at the same time: the other one has stored it.
      const other = await this.#form.findStored?.(visit, page, sending)
      if (other !== undefined || thrown instanceof SentBefore) return other
      throw thrown instanceof CaptchaUsed ? await this.#captchaRejection(visit, 'used') : thrown
    }
  }

  /** By a redirect, so that the browser's Back and Reload never send the form again. */
  async #reject(
    visit: FormVisit,
    page: Page,
    typed: URLSearchParams,
    rejection: Rejection,
  ): Promise<Outcome<Page>> {
    const { errors, options } = rejection
    const { question, captcha, oneMoreStep, retryAfter } = options
    const idempotencyKey = ensureIdempotencyKey(typed)
    if (question !== undefined) {
      const key = await this.#kept.keep({ typed: String(typed), errors: [], question }, idempotencyKey)
      if (key) return { redirect: withKey(addressOf(visit), key) }
    }
    const shown = this.#withoutAnswers(typed)
    shown.set('once', idempotencyKey)
    const kept = { typed: String(shown), errors, captcha, oneMoreStep }
    const key = retryAfter === undefined && (await this.#kept.keep(kept, idempotencyKey))
    if (!key) return { page, typed: shown, rejection }
    const address = this.#form.rejectedAt?.(visit, page, { typed: shown, errors }) ?? addressOf(visit)
    return { redirect: withKey(address, key) }
  }

  #withoutAnswers(typed: URLSearchParams): URLSearchParams {
    const hidden = [this.#form.honeypot, ...this.#services.captcha.fields]
    return new URLSearchParams([...typed].filter(([name]) => !hidden.includes(name)))
  }

  async #show(
    visit: FormVisit,
    page: Page,
    typed: URLSearchParams,
    { errors, options }: Rejection,
    expired = false,
  ): Promise<FastifyReply> {
    const { request, reply, locale } = visit
    const status = options.retryAfter === undefined ? (options.status ?? 400) : 429
    // Nobody is there to read it.
    if (reply.raw.destroyed) return reply.code(status).send()
    const asks = this.#form.asksCaptcha?.(page) ?? true
    const shown = await this.#form.render(visit, page, {
      typed: this.#withoutAnswers(typed),
      idempotencyKey: ensureIdempotencyKey(typed),
      errors,
      captcha: asks && (await this.#services.captcha.ask(request, locale, options.captcha)),
      oneMoreStep: options.oneMoreStep ?? false,
      expired,
    })
    const { errorPrefix } = this.#form.texts(locale)
    const title = errors.length && errorPrefix ? `${errorPrefix} ${shown.title}` : shown.title
    return this.#services.sendPage(reply, locale, { ...shown, title, status })
  }
}
