import type { IncomingMessage } from 'node:http'
import { isSameSecret } from '../../platform/http/signature'

/** Why metrics are not sent. */
export type MetricsRefusal = 'token' | 'elsewhere'

/** Headers that proxies add. A request that has one comes from another machine, whatever address it seems to come from. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

const isLoopback = (address: string | undefined) => /^(::1$|(::ffff:)?127\.)/.test(address ?? '')

const isFromThisMachine = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>) =>
  isLoopback(socket.remoteAddress) && !proxyHeaders.some((name) => headers[name] !== undefined)

/**
 * Undefined if the request may read the metrics: with the token if there is one, otherwise from this machine only. A port of
 * their own needs no token; who may reach it is decided by its address.
 */
export const refuseMetrics = (
  request: Pick<IncomingMessage, 'socket' | 'headers'>,
  { token, isOwnPort }: { token: string | undefined; isOwnPort: boolean },
): MetricsRefusal | undefined => {
  if (token === undefined) return isOwnPort || isFromThisMachine(request) ? undefined : 'elsewhere'
  const [, given] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
  return given !== undefined && isSameSecret(token, given) ? undefined : 'token'
}
