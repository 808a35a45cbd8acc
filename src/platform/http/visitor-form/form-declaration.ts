import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { FieldError } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import type { PrivatePage } from '../pages'
import type { CaptchaProblem, RightAnswer } from './form-captcha'

/** A request that opens or sends a form. */
export interface FormVisit {
  request: FastifyRequest
  reply: FastifyReply
  locale: Locale
  params: Partial<Record<string, string>>
  query: URLSearchParams
}

interface RejectionOptions {
  /** For when the form is shown without a redirect. */
  status?: number
  /** Seconds until it can be sent. The form is then the response itself, with 429. */
  retryAfter?: number
  captcha?: CaptchaProblem
  oneMoreStep?: boolean
  /** Question that the visitor has to confirm. It is kept with everything that was sent, the captcha's unused answer included. */
  question?: unknown
}

/** Thrown by the functions of a form: nothing is stored, and the visitor sees the form again with these errors. */
export class Rejection extends Error {
  constructor(
    readonly errors: FieldError[],
    readonly options: RejectionOptions = {},
  ) {
    super('the form is shown again')
  }
}

/** Returned by `load` if the form cannot be used and another page says why. */
export class Elsewhere {
  constructor(readonly address: string) {}
}

export interface ShownForm {
  /** Fields as typed before, without the honeypot and the captcha's answer. */
  typed: URLSearchParams
  /** For the hidden field `once`: all attempts to send this form have it in common. */
  idempotencyKey: string
  errors: FieldError[]
  /** The captcha field; false if the form asks for none. */
  captcha: ReactNode
  /** The captcha is asked for the first time, so this is not an error. */
  oneMoreStep: boolean
  /** The typed values are no longer kept, so the fields are empty. */
  expired: boolean
}

export interface Sending<Value> {
  value: Value
  typed: URLSearchParams
  /** The value of the hidden field `once`; a new one if the form had none. */
  idempotencyKey: string
  /** The honeypot was filled in. */
  trapped: boolean
  /** Undefined if the form asks for no captcha. */
  answer?: RightAnswer
}

interface FormTexts {
  /** Begins the title of a page with errors. */
  errorPrefix?: string
  /** Shown when the database is away or full, or anything else fails. */
  notStored: string
  /** Without it a client above the limit gets an error page, else the form with everything that was typed. */
  tooFast?: (seconds: number) => string
  /** Without it `store` decides what a filled honeypot means. */
  honeypot?: string
}

interface ClientLimit {
  groupId: string
  max: number
  timeWindow: string
}

/**
 * A form that visitors send. `Page` is what its page needs besides what was typed, `Value` what is stored, `Stored` what the
 * thank-you needs to know about it, `Question` what may have to be confirmed.
 */
export interface VisitorForm<Page, Value, Stored, Question = never> {
  /** Names its rejected forms and its marks of what was sent. Stored, so it never changes. */
  purpose: string
  /** Where it is sent, without the language's prefix. */
  path: string | readonly string[]
  /** Where it is shown; by default at the same addresses. */
  shownAt?: readonly string[]
  /** Reads a form with files (multipart). Without it, files cannot be sent. The tokens of what it has stored are values of `typed`. */
  readFiles?: (visit: FormVisit, body: IncomingMessage) => Promise<URLSearchParams>
  /** The fields by which a form that is sent twice is recognised: a token of a file is another one each time. */
  identify?: (typed: URLSearchParams) => URLSearchParams
  /** Much more than the fields may have, so that a text that is too long comes back to its author. */
  maxBytes: number
  limit: ClientLimit
  pageLimit?: ClientLimit
  /** The hidden field that people leave empty. */
  honeypot?: string
  /** It is also part of cached pages, which have no captcha question: one that is missing is then asked in one more step. */
  isOnCachedPages?: boolean
  /** How long the same form, sent again, counts as sent before; a day by default. */
  repeatedForMs?: number
  texts: (locale: Locale) => FormTexts
  /** Adds what is known from the request to the fields that were sent. */
  complete?: (visit: FormVisit, sent: URLSearchParams) => URLSearchParams
  /** `typed` is missing if the form is opened for the first time. Undefined: there is no such form. */
  load: (visit: FormVisit, typed?: URLSearchParams) => Promise<Page | Elsewhere | undefined>
  /** For the form that comes back when something failed. Without it visitors get an error page. */
  loadWithoutDatabase?: (visit: FormVisit, typed: URLSearchParams) => Promise<Page | undefined>
  asksCaptcha?: (page: Page) => boolean
  /** Values of the fields when it is opened for the first time. */
  firstValues?: (visit: FormVisit) => URLSearchParams
  /** Reads the fields: the value, or what is wrong with them. */
  schema: (
    typed: URLSearchParams,
    page: Page,
    visit: FormVisit,
  ) => Promise<FieldsRead<Value>> | FieldsRead<Value>
  render: (visit: FormVisit, page: Page, shown: ShownForm) => Promise<FormPage> | FormPage
  /** Where a rejected form is shown again, with the language's prefix; by default where it was sent. */
  rejectedAt?: (visit: FormVisit, page: Page, rejected: Pick<ShownForm, 'typed' | 'errors'>) => string
  /** Finds the document that an earlier sending of this form has stored. */
  findStored?: (visit: FormVisit, page: Page, sending: Sending<Value>) => Promise<Stored | undefined>
  /** Reads what storing needs; the function that it returns runs in the transaction, which also spends the captcha's answer. */
  store: (
    visit: FormVisit,
    page: Page,
    sending: Sending<Value>,
  ) => Promise<(req: PayloadRequest) => Promise<Stored>>
  /** The address after sending. `stored` is missing if the same form was sent before and what it stored is not known. */
  thank: (visit: FormVisit, page: Page, sending: Sending<Value>, stored?: Stored) => Promise<string> | string
  /** The page after sending; undefined if there is none for this request. */
  thanks?: { path: string; render: (visit: FormVisit) => Promise<PrivatePage | undefined> }
  /** For forms whose rejections may have a question. */
  confirmation?: {
    /** Gets the value `yes` in a form that was confirmed. */
    field: string
    schema: z.ZodType<Question>
    /** The page with the question. Its form sends the key as `kept`. */
    render: (visit: FormVisit, question: Question, key: string) => FormPage
  }
}

/** The value counts only if nothing is wrong. */
export interface FieldsRead<Value> {
  value?: Value
  errors: readonly FieldError[]
}

export type FormPage = Omit<PrivatePage, 'status'>
