/** The key of a message, and its values. */
interface Reason {
  code: string
  params?: object
}

/**
 * The one error type of the product. `code` is stable and public, `message` is a sentence for users, and `cause` has the
 * details, which only appear in the log.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** The invalid input field, if there is one. */
  readonly field?: string
  /** The message for screens that say it in their language. */
  readonly reason?: Reason

  constructor(
    code: ErrorCode,
    message: string,
    options: { field?: string; reason?: Reason; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = statusOf[code]
    this.field = options.field
    this.reason = options.reason
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
  // Errors at startup. Their status is never sent.
  bad_configuration: 500,
  bad_backup: 500,
  bad_database: 500,
  database_busy: 500,
  data_in_use: 500,
  seed_failed: 500,
  newer_database: 500,
  older_database: 500,
  migration_failed: 500,
} as const

/** Failures of the server itself, in English. The panel says the same in the languages of staff. */
export const failureMessages = {
  fileTooLarge: 'The file is larger than 15 MB. Choose a smaller one; nothing was stored.',
  storageFull: 'The server has no space left to store this. Nothing was changed.',
  noFileStorage:
    'The file storage cannot be reached at the moment. Nothing was changed. Please try again later.',
  noDatabase: 'The site cannot reach its database at the moment. Please try again in a moment.',
  conflict:
    'Another change of the same data was under way. Nothing was changed. Please try again in a moment.',
  busy: 'The site is busy. Please try again in a few seconds.',
  invalidValue: 'The request contains an invalid value.',
  missingReference: 'The request refers to a document that does not exist.',
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

/** Content of an error page. */
export interface Failure {
  status: number
  code: string
  requestId: string
}

export const errorBody = ({ code, message, field, reason }: AppError, requestId?: string) => ({
  code,
  message,
  field,
  reason,
  requestId,
})

/** Other 4xx statuses are bad requests, never internal errors. */
const codeFor = (status: number): ErrorCode | undefined =>
  codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'bad_request' : undefined)

const isStorageFull = (error: unknown): boolean =>
  error instanceof Error &&
  (/ENOSPC|EDQUOT|SQLITE_FULL|database or disk is full|No space left/i.test(
    `${(error as { code?: unknown }).code} ${error.message}`,
  ) ||
    isStorageFull(error.cause))

const unavailableCodes =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|57P0[123]|53300|SQLITE_(BUSY|CANTOPEN|IOERR)/
const unavailableMessages =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|Waited \d+ ms for another writer/

/** The database server has closed an open connection. A new connection may work immediately. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  (/ECONNRESET|EPIPE|57P0[12]/.test(String((error as { code?: unknown }).code)) ||
    /Connection terminated|is not queryable/.test(error.message) ||
    isLostConnection(error.cause))

/** The database cannot be reached at the moment. The same request may succeed later. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (unavailableCodes.test(String((error as { code?: unknown }).code)) ||
    unavailableMessages.test(error.message) ||
    isUnavailable(error.cause))

/**
 * PostgreSQL has ended the transaction because of another one: a deadlock, a conflict of serializable transactions, or a lock
 * that was not free in time. All of it was rolled back, and the same may succeed at once.
 */
export const isLockConflict = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(40P01|40001|55P03)$/.test(String((error as { code?: unknown }).code)) || isLockConflict(error.cause))

/** PostgreSQL's codes for values that no column can store: letters as a number, NUL, a negative offset. */
const invalidValueCodes = /^(22P02|22P05|22021|22003|22007|22008|2201W|2201X)$/

/** Messages of Payload's form parser about incomplete bodies, and of SQLite's driver about letters as a number or an object. */
const invalidInputMessages =
  /^(Unexpected end of (multipart data|form)|Malformed (part header|content type)|Multipart: Boundary not found|Missing Content-Type|Unsupported content type|Request is not eligible for file upload|Only finite numbers|SQLite3 can only bind)/

/**
 * Invalid JSON in the form field of a document or in the parameter `where`, recognised by the function of Payload that parses it.
 * Other JSON may come from services that the site calls.
 */
const isInvalidJson = (error: Error): boolean =>
  error instanceof SyntaxError && /addDataAndFileToRequest|parseParams/.test(error.stack ?? '')

/** A value that is nested too deeply to be stored as JSON. */
const isTooDeep = (error: Error): boolean =>
  error instanceof RangeError && /^ +at JSON\.stringify/m.test(error.stack ?? '')

/** A field that needs a value got none, such as an empty text for a number. */
const lacksValue = (error: Error): boolean =>
  (error as { code?: unknown }).code === '23502' || /NOT NULL constraint failed/.test(error.message)

/** A document refers to another one that does not exist. */
const isMissingReference = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === '23503' ||
    /FOREIGN KEY constraint failed/.test(error.message) ||
    isMissingReference(error.cause))

/** A row of a list has the id of a row of another document. Payload explains the same error of PostgreSQL itself. */
const takesOthersId = (error: Error): boolean => /UNIQUE constraint failed: \w+\.id$/.test(error.message)

/**
 * The request contains a value that can never be stored or read, so the same request always fails. Use this only for
 * errors of requests: in background work the same error is a bug.
 */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  (invalidValueCodes.test(String((error as { code?: unknown }).code)) ||
    invalidInputMessages.test(error.message) ||
    isInvalidJson(error) ||
    isTooDeep(error) ||
    lacksValue(error) ||
    takesOthersId(error) ||
    isMissingReference(error) ||
    isUnreadable(error.cause))

/** The browser has closed the connection before the response. */
const isAborted = (error: unknown): boolean => error instanceof Error && error.message === 'aborted'

/** Whether the client caused the error: it has a 4xx status, or the client has disconnected. */
export const isClientError = (error: unknown): boolean => {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown }
  const given = statusCode ?? status
  if (typeof given === 'number' && given >= 400 && given < 500) return true
  return isAborted(error)
}

/** Converts any thrown value to an AppError. Unknown errors become `internal` with their cause. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  // Its code is ECONNRESET, like that of a lost database.
  if (isAborted(error)) return new AppError('bad_request', 'The client has disconnected.', { cause: error })
  if (isStorageFull(error))
    return new AppError('storage_full', failureMessages.storageFull, {
      cause: error,
    })
  if (isUnavailable(error)) return new AppError('unavailable', failureMessages.noDatabase, { cause: error })
  if (isLockConflict(error)) return new AppError('unavailable', failureMessages.conflict, { cause: error })
  if (isMissingReference(error))
    return new AppError('bad_request', failureMessages.missingReference, {
      cause: error,
    })
  if (isUnreadable(error)) return new AppError('bad_request', failureMessages.invalidValue, { cause: error })
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  const code = typeof status === 'number' ? codeFor(status) : undefined
  if (code) return new AppError(code, (error as Error).message, { cause: error })
  return new AppError('internal', 'Something went wrong on our side.', { cause: error })
}
