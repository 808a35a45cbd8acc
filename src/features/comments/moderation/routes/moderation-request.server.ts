import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { SendPrivatePage } from '../../../../platform/http/private-page'
import type { User } from '../../../../platform/payload/payload-types'

export interface CommentCallOptions {
  payload: Payload
  sendPage: SendPrivatePage
  /** The addresses of this site, as browsers name them. */
  origins: string[]
  secure: boolean
}

/** One call by a moderator. */
export interface CommentCall extends CommentCallOptions {
  user: User
  fields: URLSearchParams
  request: FastifyRequest
  reply: FastifyReply
  /** `format=raw`: the answer is for a program. */
  raw: boolean
}

export const html = 'text/html; charset=utf-8'
