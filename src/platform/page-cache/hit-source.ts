import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

// Responses that are in memory are sent before Fastify sees the request (hit-path.ts).

/** A response in memory, ready to be sent. */
export interface HitResponse {
  status: number
  /** Names and values in turn, besides the headers that every response of the site has. */
  headers: string[]
  /** The Content-Security-Policy, if it is not the usual one. */
  policy?: string
  /** Absent if the client has it already. */
  body?: Buffer
  /** The date when Node last sent it in parts. */
  sentOn?: string
}

/** Where responses are kept. Several addresses may have the same key. */
export interface HitSource {
  has: (key: string) => boolean
  /**
   * Returns an identical object each time. Undefined if the response has to be made, or needs more than this request's headers;
   * Fastify responds then.
   */
  find: (key: string, request: IncomingMessage) => HitResponse | undefined
}

/** Notes that the source has just answered this request, and would send equal ones without looking at anything else. */
export type RememberHit = (request: FastifyRequest, source: HitSource, key: string) => void
