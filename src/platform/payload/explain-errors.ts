import { type AfterErrorHook, FileUploadError, type PayloadRequest } from 'payload'
import { AppError, failureMessages, toAppError } from '../../shared/errors'
import { readId } from '../../shared/id'
import { keptFailureOf } from '../database/payload-patches/kept-failures'
import { fileEndings } from '../storage/content-types'
import { type PayloadPanelMessages, payloadPanelMessages } from './messages/panel/messages'
import { requestMessages } from './request-messages'

/** Errors that staff may see, but that Payload answers with a generic 500. */
const explained = new Set(['storage_full', 'unavailable', 'busy', 'bad_request'])

/** Payload answers every failure while it prepares an upload with 400, also that of the database. */
const reasonOf = (error: Error, req: PayloadRequest | undefined): unknown =>
  (error instanceof FileUploadError && req && keptFailureOf(req)) || error

/** How Payload refuses a file whose kind a collection does not take. */
const wrongKind = /^Invalid MIME type|^File type .* not allowed/

/** Names the kinds of files that are possible instead of a MIME type. */
export const explainFileTypes: AfterErrorHook = ({ collection, req, result }) => {
  const [refusal] = (result as { errors?: { data?: { errors?: { message?: string }[] } }[] })?.errors ?? []
  const given = refusal?.data?.errors
  const endings = fileEndings(collection?.upload?.mimeTypes ?? [])
  if (!endings.length || !given?.some(({ message = '' }) => wrongKind.test(message))) return
  const message = requestMessages(payloadPanelMessages, req)('errors.wrongKindOfFile', {
    endings: endings.join(', '),
  })
  const errors = given.map((each) => (wrongKind.test(each.message ?? '') ? { ...each, message } : each))
  return {
    response: { errors: [{ ...refusal, message, data: { ...refusal?.data, errors } }] } as typeof result,
  }
}

/** Payload fails to read a version of a global that lacks a group. */
const isUnreadableVersion = (error: Error, req: PayloadRequest | undefined): boolean =>
  error instanceof TypeError && /\/versions\/[^/]+$/.test(req?.pathname ?? '')

/** Translates failures of the server itself. Who reported them knew no language. */
const inLanguage = (t: PayloadPanelMessages, message: string): string | undefined => {
  const names = Object.keys(failureMessages) as (keyof typeof failureMessages)[]
  const name = names.find((each) => failureMessages[each] === message)
  return name && t(`failure.${name}`)
}

/**
 * Payload hides unexpected errors from staff behind 'Something went wrong.' This explains a full disk, an unavailable or
 * busy database and an invalid request, so that editors learn why a page was not saved. An invalid document id is answered with 404.
 */
export const explainErrors: AfterErrorHook = ({ error, req, result }) => {
  const t = requestMessages(payloadPanelMessages, req)
  const reason = reasonOf(error, req)
  const status = (reason as { status?: unknown }).status
  // Payload already explains errors of the client.
  if (typeof status === 'number' && status < 500) {
    const message = inLanguage(t, (reason as Error).message)
    return message ? { response: { ...result, errors: [{ message }] } as typeof result, status } : undefined
  }
  const known = toAppError(reason)
  if (isUnreadableVersion(error, req) || error instanceof URIError)
    return {
      response: { errors: [{ message: t('errors.noDocument') }] },
      status: 404,
    }
  if (!explained.has(known.code)) return
  const { id } = (req?.routeParams ?? {}) as { id?: unknown }
  const isUnknownId = known.code === 'bad_request' && id !== undefined && readId(String(id)) === undefined
  const shown = isUnknownId ? new AppError('not_found', t('errors.noDocument')) : known
  const message = inLanguage(t, shown.message) ?? shown.message
  return { response: { errors: [{ message }] }, status: shown.status }
}
