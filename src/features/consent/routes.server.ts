import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { AppError } from '../../shared/errors'
import { formFields } from '../../shared/form-fields'
import { defaultLocale, isLocale, type Locale, splitLocale } from '../../shared/locale'
import { defaultConfig } from './check-config'
import { CONSENT_CALL, CONSENT_STYLES, type ConsentRecord, consentCookie } from './contract'
import { allowedGroups, allowsAll, groupsToAsk } from './decide'
import { carryOut, readDecision, safeBack } from './decision'
import { endedCookies, endedStrays } from './expire-cookies'
import { noScriptStyles } from './no-script-styles'
import type { Consent } from './queries.server'
import { storeReceipt } from './receipts.server'
import { decodeRecord, encodeRecord, recordValue } from './record-cookie'
import { notAllowed } from './refused-cookies'

export interface ConsentRoutesOptions {
  payload: Payload
  publicUrl: string
  /** As far as it is known: refusing works while the database is away. */
  consentFor: (locale: Locale) => Promise<Consent | undefined>
}

const yearSeconds = 365 * 86_400

/** Generous: a visitor who changes their mind is no attack. */
const limit = { max: 120, timeWindow: '1 minute' }

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

/** The page on which the decision was made; undefined for another address. */
const pageOf = (request: FastifyRequest): string | undefined => {
  const path = pathOf(request)
  return path.endsWith(CONSENT_CALL) ? path.slice(0, -CONSENT_CALL.length) || '/' : undefined
}

const unknownSite = { config: defaultConfig, items: [], groups: [], version: '' }

const recordCookie = (record: ConsentRecord, receipt: string, secure: boolean): string =>
  `${consentCookie}=${encodeRecord(record, receipt)}; Path=/; SameSite=Lax` +
  (record.isSession ? '' : `; Max-Age=${yearSeconds}`) +
  (secure ? '; Secure' : '')

/** Takes decisions, and shows the form to whoever has no scripts. */
export const consentRoutes = (app: FastifyInstance, options: ConsentRoutesOptions): void => {
  const { payload, publicUrl, consentFor } = options
  const secure = publicUrl.startsWith('https:')

  const decide = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = pageOf(request)
    if (!page) return reply.callNotFound()
    const form = formFields(request.body)
    const decision = readDecision(form)
    if (!decision) throw new AppError('bad_request', 'Say what you decide.', { field: 'method' })
    const given = form.get('language') ?? ''
    const language = isLocale(given) ? given : splitLocale(page).locale
    const site = (await consentFor(language)) ?? unknownSite
    const before = decodeRecord(recordValue(request.headers.cookie), site)
    const record = carryOut(before.record, decision)
    const receipt = before.receipt ?? randomBytes(12).toString('base64url')
    const allowed = allowedGroups(record)
    const names = new Set(record.blockList.map(({ name }) => name))
    await storeReceipt(payload, {
      receipt,
      decidedAt: new Date().toISOString(),
      version: site.version,
      language,
      method: decision.method,
      allowed: [...allowed],
      refused: [...names].filter((name) => !allowed.has(name)),
    }).catch((err: unknown) => {
      request.log.error({ err }, 'the receipt of a decision could not be stored')
      // Refusing takes effect whatever happens; allowing needs its proof.
      if (decision.method !== 'reject' && decision.method !== 'close')
        throw new AppError(
          'unavailable',
          'Your choice could not be stored just now. Please try again in a moment.',
          {
            cause: err,
          },
        )
    })
    const { cookie } = request.headers
    const place = { host: request.host, path: page, secure }
    reply.header('cache-control', 'no-store').header('set-cookie', [
      ...endedStrays(cookie, place),
      // After the strays: to some programs a domain and its host are the same place.
      recordCookie(record, receipt, secure),
      ...(allowsAll(record) ? [] : endedCookies(notAllowed(allowed, site.groups)(cookie), place)),
    ])
    return request.headers.accept?.includes('application/json')
      ? reply.send({ ok: true, receipt })
      : reply.redirect(safeBack(form.get('back'), page), 303)
  }

  // Found before its body is read, so that other addresses stay unknown whatever is sent to them.
  const onlyDecisions = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!pageOf(request)) return reply.callNotFound()
  }
  app.post('/*', { onRequest: [onlyDecisions, app.rateLimit(limit)] }, decide)

  app.get(CONSENT_STYLES, async (request, reply) => {
    const site = await consentFor(defaultLocale)
    const value = recordValue(request.headers.cookie)
    const { record, decided } = decodeRecord(value, site ?? unknownSite)
    const asked = groupsToAsk(record)
    const isAsked = site !== undefined && request.headers['sec-gpc'] !== '1' && asked.size > 0
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('vary', 'cookie, sec-gpc')
      .send(isAsked ? noScriptStyles(site.config, decided ? asked : []) : '')
  })
}
