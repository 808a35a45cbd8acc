import type { FastifyReply, FastifyRequest } from 'fastify'
import { uploadCollections } from '../../platform/payload/uploads/file-names'
import { AppError, failureMessages } from '../../shared/errors'
import { readsByPost } from './anonymous-requests'

/** Enough for every form before log-in. */
const strangerBytes = 64 * 1024

/** A picture of 15 MB and the form around it. */
const maxBytes = (15 * 1024 + 64) * 1024

/**
 * Payload reads whole bodies into memory: four of them need about as much as the rest of the server. An upload also keeps a
 * connection to the database until its files are stored, which takes long if the bucket is slow, and there are ten.
 */
const maxAtOnce = 4

const retryAfterSeconds = 5

const refuseLength = ({ headers }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined)
    throw new AppError('bad_request', 'A Content-Length header is required.')
  const length = Number(headers['content-length'] ?? 0)
  if (length > maxBytes) throw new AppError('too_large', failureMessages.fileTooLarge)
  return length
}

const uploads = new RegExp(`^/api/(${uploadCollections.join('|')})(/[^/]+(/duplicate)?)?/?$`)

/** Stores a file, however small, or changes the document of one: a new file may be in the body. */
const isUpload = ({ method, panelPath, headers }: FastifyRequest): boolean =>
  /^(POST|PATCH)$/.test(method) && !readsByPost(headers) && uploads.test(panelPath)

/**
 * Decides whether Payload may read the body of a request. Payload reads it before it checks access, so a stranger may
 * send only a small one, and members of staff only a few large ones or files at the same time.
 */
export const createBodyGate = () => {
  let accepted = 0

  // Synchronous: a client that disconnected during a pause would be counted for ever.
  return (request: FastifyRequest, reply: FastifyReply, hasSession: boolean): void => {
    const isLarge = refuseLength(request) > strangerBytes
    if (!isLarge && !(hasSession && isUpload(request))) return
    if (!hasSession) throw new AppError('too_large', 'Log in first: without it, at most 64 kB are accepted.')
    if (accepted >= maxAtOnce) {
      reply.header('retry-after', retryAfterSeconds)
      throw new AppError(
        'unavailable',
        'Several files are being stored just now. Please try again in a moment.',
      )
    }
    // `close` has already been emitted.
    if (reply.raw.destroyed) return
    accepted++
    reply.raw.once('close', () => {
      accepted--
    })
  }
}
