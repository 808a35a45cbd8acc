import type { AfterErrorHook } from 'payload'
import { AppError, toAppError } from '../../shared/errors'
import { readId } from '../../shared/id'

/** What Payload would answer with 500 although it is nobody's secret. */
const explained = new Set(['storage_full', 'unavailable', 'bad_request'])

/**
 * Payload hides every unexpected error from staff behind 'Something went wrong.' A full disk or a database that is away
 * is nobody's secret, and whoever has just typed a page must learn that it was not saved. A request that cannot be read
 * is answered as one: with 404 when it is the number of a document.
 */
export const explainErrors: AfterErrorHook = ({ error, req }) => {
  const status = (error as { status?: unknown }).status
  // Payload has an answer of its own to what it recognised as a mistake.
  if (typeof status === 'number' && status < 500) return
  const known = toAppError(error)
  if (!explained.has(known.code)) return
  const { id } = (req?.routeParams ?? {}) as { id?: unknown }
  const isUnknownId = known.code === 'bad_request' && id !== undefined && readId(String(id)) === undefined
  const answer = isUnknownId ? new AppError('not_found', 'There is no such document.') : known
  return { response: { errors: [{ message: answer.message }] }, status: answer.status }
}
