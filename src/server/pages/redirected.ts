import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from '../../platform/page-cache/send-page'
import type { Moved } from '../../platform/server-feature'
import { publicLocale } from '../../shared/language/site-languages'
import { splitLocale } from '../../shared/locale'
import type { AppDeps } from '../deps'
import { clientErrorPage } from './error-pages'

/** Nothing that a redirect or its removal changes is kept by browsers: an address may become one of the site again. */
export const changeable = 'public, max-age=0, must-revalidate'

/** Answers a request for an address that was redirected by editors or by the site itself; false if it was not. */
export const sendRedirect = async (
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  const { method, url } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/') || reply.sent) return false
  let found: Moved | undefined
  for (const { addressRules } of deps.parts) found ??= await addressRules?.find(url)
  if (!found) return false
  if (found.location !== undefined) {
    reply.header('cache-control', changeable).redirect(found.location, found.status)
    return true
  }
  const { locale } = splitLocale(url.split('?', 1)[0] ?? '/')
  sendPage(
    request,
    reply,
    await clientErrorPage(deps, publicLocale(deps.languages.last, locale), { status: 410, code: 'gone' }),
  )
  return true
}
