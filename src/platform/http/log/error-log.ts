import type { FastifyBaseLogger } from 'fastify'
import type { LoggerOptions } from 'pino'
import { type AppError, isClientError, isUnreadable } from '../../../shared/errors'
import { withSourceLines } from './source-lines'

const maxMessageLength = 2000
/** A statement may be long, and the reason of the failure follows it. */
const maxOwnMessageLength = 600
const maxStackLength = 8000
const maxCauses = 5

/** The values of a failed query, after its statement: they may be personal data or the hash of a password. */
const queryValues = /\nparams: [\s\S]*/
const mailAddress = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})*\.[a-z]{2,}/gi

const withoutPersonalData = (text: string, maxLength = maxMessageLength): string =>
  text.replace(queryValues, '').slice(0, maxLength).replace(mailAddress, '(address)')

interface ErrorLike {
  name?: string
  message: string
  stack?: string
  code?: unknown
  status?: unknown
  cause?: unknown
}

const isErrorLike = (value: unknown): value is ErrorLike =>
  typeof value === 'object' && value !== null && typeof (value as ErrorLike).message === 'string'

/** An error and its causes, outermost first. */
const causesOf = (error: unknown): ErrorLike[] => {
  const chain: ErrorLike[] = []
  for (let next = error; isErrorLike(next) && chain.length < maxCauses; next = next.cause) chain.push(next)
  return chain
}

const messageOf = (error: unknown): string =>
  isErrorLike(error)
    ? causesOf(error)
        .map(({ message }) => withoutPersonalData(message, maxOwnMessageLength))
        .join(': ')
        .slice(0, maxMessageLength)
    : withoutPersonalData(String(error))

/** The stack frames follow the message, which may have several lines. */
const stackOf = ({ message, stack = '' }: ErrorLike): string =>
  withoutPersonalData(
    stack.replace(message, () => withoutPersonalData(message)),
    maxStackLength,
  )

/**
 * An error for the log: its kind, messages, stack and code. Nothing else of it, because drivers and Payload attach the
 * values of a query, the detail of a violated rule, recipients of mail.
 */
export const errorForLog = (error: unknown) => {
  if (!isErrorLike(error)) return { type: typeof error, message: messageOf(error), stack: '' }
  const { code, status } = error
  // After the cut, and not for client errors: a client must not be able to make us search long texts or read source maps.
  const stack = causesOf(error).map(stackOf).join('\ncaused by: ')
  return {
    type: error.constructor?.name ?? error.name,
    message: messageOf(error),
    stack: isClientError(error) ? stack : withSourceLines(stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
  }
}

const errorIn = (first: unknown): unknown => {
  if (first instanceof Error) return first
  return typeof first === 'object' && first !== null ? (first as { err?: unknown }).err : undefined
}

const errorLevel = 50

/**
 * Options of all loggers of the site. Pino copies the message of an error as it is into `msg` when a line has
 * no text of its own, so every line gets a clean one here. Client errors
 * are not errors of the site.
 */
export const loggerOptions = {
  serializers: { err: errorForLog },
  hooks: {
    logMethod(args, method, level) {
      const [first, ...others] = args as unknown[]
      const rest = others.map((value) => (typeof value === 'string' ? withoutPersonalData(value) : value))
      const error = errorIn(first)
      if (!isErrorLike(error)) {
        const text = typeof first === 'string' ? withoutPersonalData(first) : first
        return method.apply(this, [text, ...rest] as Parameters<typeof method>)
      }
      const { msg, ...fields } =
        first === error ? { err: error, msg: undefined } : (first as { msg?: unknown })
      const [text = typeof msg === 'string' ? withoutPersonalData(msg) : messageOf(error), ...values] = rest
      const line = [fields, text, ...values] as Parameters<typeof method>
      // Payload logs the error of a request without a text; lines about other work always have one.
      const isOfRequest = rest.length === 0 && msg === undefined
      // A value that the database cannot read: the reason is enough, and the statement would be a long line for every such request.
      if (level >= errorLevel && isOfRequest && isUnreadable(error))
        this.info(withoutPersonalData(causesOf(error).at(-1)?.message ?? '', maxOwnMessageLength))
      else if (level >= errorLevel && isClientError(error)) this.info(...line)
      else method.apply(this, line)
    },
  },
} satisfies LoggerOptions

/** Logs why a request failed: our own failures as errors, refusals as information. */
export const logFailure = (log: FastifyBaseLogger, error: AppError): void =>
  log[error.status >= 500 ? 'error' : 'info'](
    { err: error.cause ?? error, code: error.code },
    'request failed',
  )
