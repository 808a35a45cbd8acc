import type { AfterErrorHook } from 'payload'
import { toAppError } from '../shared/errors'

/**
 * Payload hides every unexpected error from staff behind 'Something went wrong.' A full disk or a database that is away
 * is nobody's secret, and whoever has just typed a page must learn that it was not saved.
 */
export const explainErrors: AfterErrorHook = ({ error }) => {
  const { code, message, status } = toAppError(error)
  if (code !== 'storage_full' && code !== 'unavailable') return
  return { response: { errors: [{ message }] }, status }
}
