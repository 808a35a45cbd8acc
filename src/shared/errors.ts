/**
 * The one error type of the product. `code` is stable and public, `message` is a sentence a person can act on,
 * and whatever else went wrong stays in `cause`, which only the log sees.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** The input field at fault, when there is one. */
  readonly field?: string

  constructor(code: ErrorCode, message: string, options: { field?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = statusOf[code]
    this.field = options.field
  }
}

const statusOf = {
  bad_request: 400,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  busy: 503,
  storage_full: 507,
  // Errors of starting up: nobody is served yet, so the status is never sent.
  bad_configuration: 500,
  bad_database: 500,
  database_busy: 500,
  data_in_use: 500,
  seed_failed: 500,
  newer_database: 500,
  migration_failed: 500,
} as const

export type ErrorCode = keyof typeof statusOf

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** An error as programs get it. */
export const errorBody = ({ code, message, field }: AppError, requestId?: string) => ({
  code,
  message,
  field,
  requestId,
})

/** Every mistake of the asker's is at least a bad request, never a failure of ours. */
const codeFor = (status: number): ErrorCode | undefined =>
  codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'bad_request' : undefined)

const isStorageFull = (error: unknown): boolean =>
  error instanceof Error &&
  (/ENOSPC|EDQUOT|SQLITE_FULL|database or disk is full|No space left/i.test(
    `${(error as { code?: unknown }).code} ${error.message}`,
  ) ||
    isStorageFull(error.cause))

const awayCodes = /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|57P0[123]|53300|SQLITE_(BUSY|CANTOPEN|IOERR)/
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Waited \d+ ms for another writer/

/** The server has ended a connection that was open: another one may work at once. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  (/ECONNRESET|EPIPE|57P0[12]/.test(String((error as { code?: unknown }).code)) ||
    /Connection terminated/.test(error.message) ||
    isLostConnection(error.cause))

/** The database cannot be reached just now; the same request may succeed in a moment. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (awayCodes.test(String((error as { code?: unknown }).code)) ||
    awayMessages.test(error.message) ||
    isUnavailable(error.cause))

/** PostgreSQL's codes for values that no column can hold: letters as a number, NUL, a page before the first. */
const unreadableCodes = /^(22P02|22P05|22021|22003|22007|22008|2201W|2201X)$/

/** What Payload's reader of forms says about an incomplete body, and SQLite's driver about letters as a number. */
const unreadableInput =
  /^(Unexpected end of (multipart data|form)|Malformed (part header|content type)|Multipart: Boundary not found|Missing Content-Type|Unsupported content type|Request is not eligible for file upload|Only finite numbers)/

/** The field of a form that should hold a document. Other JSON may come from services that the site asks. */
const isUnreadableDocument = (error: Error): boolean =>
  error instanceof SyntaxError && /addDataAndFileToRequest/.test(error.stack ?? '')

/**
 * The request holds something that can never be stored or read, so that the same request always fails. Ask this only
 * about errors of requests: in background work the same error is a defect of the site.
 */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  (unreadableCodes.test(String((error as { code?: unknown }).code)) ||
    unreadableInput.test(error.message) ||
    isUnreadableDocument(error) ||
    isUnreadable(error.cause))

/** The browser has closed the connection before it was answered. */
const isAborted = (error: unknown): boolean => error instanceof Error && error.message === 'aborted'

/** Whether an error is known to be the client's: it has a status that says so, or the client has disconnected. */
export const isClientError = (error: unknown): boolean => {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown }
  const given = statusCode ?? status
  if (typeof given === 'number' && given >= 400 && given < 500) return true
  return isAborted(error)
}

/** Turns whatever was thrown into an AppError; what it does not know becomes `internal` with its cause kept. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (isStorageFull(error))
    return new AppError('storage_full', 'The server has no space left to store this. Nothing was changed.', {
      cause: error,
    })
  if (isUnavailable(error))
    return new AppError(
      'unavailable',
      'The site cannot reach its database at the moment. Please try again in a moment.',
      {
        cause: error,
      },
    )
  if (isUnreadable(error))
    return new AppError('bad_request', 'The request contains an invalid value.', { cause: error })
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  const code = typeof status === 'number' ? codeFor(status) : undefined
  if (code) return new AppError(code, (error as Error).message, { cause: error })
  return new AppError('internal', 'Something went wrong on our side.', { cause: error })
}
