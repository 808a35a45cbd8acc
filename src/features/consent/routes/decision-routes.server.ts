import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { type RequestOf, routes, textFields } from '../../../platform/http/routes'
import { AppError } from '../../../shared/errors'
import { defaultLocale, isLocale, type Locale, splitLocale } from '../../../shared/locale'
import type { OwnStorage } from '../../../shared/own-storage'
import { defaultConfig } from '../config/check-config'
import type { Consent } from '../config/load-consent.server'
import {
  CONSENT_CALL,
  CONSENT_STYLES,
  type ConsentRecord,
  consentCookie,
  DISMISSAL,
  type Receipt,
  type StoringGroup,
} from '../contract'
import { allowedGroups, type ConsentSite, groupsToAsk } from '../decision/decide'
import { applyDecision, readDecision, safeBack, withQuery } from '../decision/read-decision'
import { decodeRecord, encodeRecord, recordValue } from '../decision/record-cookie'
import { choiceOf } from '../decision/visitor-choice.server'
import { noScriptStyles, signalStyles } from '../dialog/styles'
import { storeWithinLimit } from '../receipts/receipts.server'
import { serviceNamed } from '../services/find-service'
import { expireCookies, expireStrayCookies } from '../storage/expire-cookies'
import { refusedCookies } from '../storage/refused-cookies'

export interface ConsentRoutesOptions {
  payload: Payload
  publicUrl: string
  /** Undefined if it cannot be read and never was. Refusing works while the database is away. */
  consentFor: (locale: Locale) => Promise<Consent | undefined>
  /** Names of the services that editors have embedded in what is published, besides the site's list. */
  embeddedGroups: () => Promise<ReadonlySet<string>>
  /** Storage of the site itself. */
  exempt: readonly OwnStorage[]
}

const yearSeconds = 365 * 86_400

/** Generous: visitors may change their minds often. */
const limit = { groupId: 'decisions', max: 120, timeWindow: '1 minute' }

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

/** The page on which the decision was made; undefined for another address. */
const pageOf = (request: FastifyRequest): string | undefined => {
  const path = pathOf(request)
  return path.endsWith(CONSENT_CALL) ? path.slice(0, -CONSENT_CALL.length) || '/' : undefined
}

const decisionSchema = { body: textFields }

/** Storage of known services that were found on pages; the page itself knows only the storage of the site's list. */
const storedByFound = ({ blockList }: ConsentRecord): StoringGroup[] =>
  blockList.flatMap(({ name, userList }) => {
    const service = userList ? undefined : serviceNamed(name)
    return service ? [{ name, stored: service.stored }] : []
  })

const recordCookie = (record: ConsentRecord, receipt: string, secure: boolean): string =>
  `${consentCookie}=${encodeRecord(record, receipt)}; Path=/; SameSite=Lax` +
  (record.isSession ? '' : `; Max-Age=${yearSeconds}`) +
  (secure ? '; Secure' : '')

/** Receives decisions, and serves the styles that show the form without scripts. */
export const consentRoutes = (app: FastifyInstance, options: ConsentRoutesOptions): void => {
  const unknownSite = { config: defaultConfig, items: [], keys: [], groups: [], version: '' }
  const { payload, publicUrl, consentFor, embeddedGroups, exempt } = options
  const secure = publicUrl.startsWith('https:')

  /** The decided groups that the server knows. A request could name any others. */
  const knownGroups = async (record: ConsentRecord, site: ConsentSite): Promise<string[]> => {
    const names = [...new Set(record.blockList.map(({ name }) => name))]
    const listed = new Set(site.items.map(({ name }) => name))
    const embedded = names.every((name) => listed.has(name)) ? listed : await embeddedGroups()
    return names.filter((name) => listed.has(name) || embedded.has(name))
  }

  /** Throws when it is not stored. */
  const prove = async (
    request: FastifyRequest,
    record: ConsentRecord,
    site: ConsentSite,
    receipt: Pick<Receipt, 'receipt' | 'version' | 'language' | 'method'>,
  ): Promise<void> => {
    const allowed = allowedGroups(record)
    const names = await knownGroups(record, site)
    const proof: Receipt = {
      ...receipt,
      decidedAt: new Date().toISOString(),
      allowed: names.filter((name) => allowed.has(name)),
      refused: names.filter((name) => !allowed.has(name)),
    }
    if (!(await storeWithinLimit(payload, proof, request.ip)))
      throw new AppError('too_many_requests', 'Too many decisions today. Please try again tomorrow.')
  }

  const decide = async (request: RequestOf<typeof decisionSchema>, reply: FastifyReply) => {
    const page = pageOf(request)
    if (!page) return reply.callNotFound()
    const form = request.body
    const decision = readDecision(form)
    if (!decision) throw new AppError('bad_request', 'The method is missing or unknown.', { field: 'method' })
    const given = form.get('language') ?? ''
    const language = isLocale(given) ? given : splitLocale(page).locale
    const site = (await consentFor(language)) ?? unknownSite
    const before = decodeRecord(recordValue(request.headers.cookie), site)
    const record = applyDecision(before.record, decision)
    const receipt = before.receipt ?? randomBytes(12).toString('base64url')
    const method = decision.method === DISMISSAL ? 'close' : decision.method
    const proof = { receipt, version: site.version, language, method }
    const isProved = decision.method === DISMISSAL && before.decided
    if (!isProved)
      await prove(request, record, site, proof).catch((err: unknown) => {
        const isOverLimit = err instanceof AppError && err.code === 'too_many_requests'
        if (isOverLimit) request.log.info('consent receipt not stored: daily limit of the client reached')
        else request.log.error({ err }, 'consent receipt could not be stored')
        // Refusing always takes effect; allowing needs a stored receipt.
        if (method === 'reject' || method === 'close') return
        if (isOverLimit) throw err
        throw new AppError(
          'unavailable',
          'Your choice could not be stored just now. Please try again in a moment.',
          { cause: err },
        )
      })
    const { cookie } = request.headers
    const place = { host: request.host, path: page, secure }
    reply.header('cache-control', 'no-store').header('set-cookie', [
      ...expireStrayCookies(cookie, place),
      // After the stray cookies: some clients treat a domain and its host as one.
      recordCookie(record, receipt, secure),
      ...expireCookies(refusedCookies(choiceOf(record, false), site.groups, exempt)(cookie), place),
    ])
    return request.headers.accept?.includes('application/json')
      ? reply.send({ ok: true, receipt, found: storedByFound(record) })
      : reply.redirect(
          withQuery(safeBack(form.get('back'), page), request.host, request.headers.referer),
          303,
        )
  }

  // Checked before the body is read, so that other addresses answer 404 whatever is sent.
  const onlyDecisions = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!pageOf(request)) return reply.callNotFound()
  }
  routes(app).post('/*', { schema: decisionSchema, onRequest: [onlyDecisions, app.rateLimit(limit)] }, decide)

  app.get(CONSENT_STYLES, async (request, reply) => {
    const site = await consentFor(defaultLocale)
    const value = recordValue(request.headers.cookie)
    const { record, decided } = decodeRecord(value, site ?? unknownSite)
    const asked = groupsToAsk(record)
    const hasSignal = request.headers['sec-gpc'] === '1'
    const stylesFor = ({ config }: ConsentSite) =>
      hasSignal ? signalStyles(config) : noScriptStyles(config, decided ? asked : [])
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('vary', 'cookie, sec-gpc')
      .send(site && asked.size ? stylesFor(site) : '')
  })
}
