import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SendPrivatePage } from '../../platform/http/pages'
import { localisedRoutes, type RequestOf, slugParams } from '../../platform/http/routes'
import type { RememberHit } from '../../platform/page-cache/hit-source'
import type { QueryContext } from '../../platform/payload/query'
import { directionsPath } from '../../shared/address/school-path'
import { defaultLocale, type Locale } from '../../shared/locale'
import { getSchoolPlace } from '../schools/queries.server'
import { type DirectionsResponse, directionsJsonPath } from './contract'
import { directionsLinks } from './directions/AskForDirections'
import { DirectionsMessage } from './directions/DirectionsMessage'
import { type AskedDirections, findDirections } from './directions/find-directions.server'
import { RoutePanel } from './directions/RoutePanel'
import { readQuestion } from './directions/read-question'
import type { EnginePool } from './engine-threads/engine-pool.server'
import { mapMessages } from './messages/messages'
import { callerOf, siteProviders } from './providers/site-providers.server'
import { type FindSchoolMap, getSchoolMap, type MappedSchool } from './queries.server'
import { offersDirections } from './shown-map.server'
import { tileRoutes } from './tile-server/tile-routes.server'
import { tileStore } from './tile-server/tile-store.server'

export interface MapRoutes {
  contextFor: (locale: Locale, tag: (tag: string) => void) => QueryContext
  /** Caches a result until something that it depends on changes. */
  remember: <T>(key: string, load: (tag: (tag: string) => void) => Promise<T>) => Promise<T>
  /** Such a result, only if it is in memory. */
  peek: <T>(key: string) => T | undefined
  /** Notes addresses whose responses are in memory. */
  rememberHit: RememberHit
  sendPage: SendPrivatePage
  /** Answers the page without a question: it is public and cached. */
  sendPublicPage: (request: FastifyRequest, reply: FastifyReply, locale: Locale) => unknown
  /** The page with the answer to a question; the site puts its other parts around it. */
  pageOf: (
    ctx: QueryContext,
    mapped: MappedSchool,
    asked: AskedDirections,
  ) => Promise<{ title: string; path: string; body: ReactNode }>
  publicUrl: string
  engines: EnginePool
  /** Whether the visitor has allowed Google Maps. */
  isGoogleAllowed: (request: FastifyRequest) => Promise<boolean>
}

/** Each request may compute a route, or call a service that limits calls. */
const directionsLimit = { groupId: 'directions', max: 30, timeWindow: '1 minute' }

/** Whether a question is in the address. Tested on the text of the URL, because most requests are answered from memory. */
const asksFrom = ({ url }: FastifyRequest): boolean => /[?&]from(?=[=&]|$)/.test(url)

/** The query is checked later: an unknown school is reported before a question that cannot be read. */
const schema = { params: slugParams }

type DirectionsRequest = RequestOf<typeof schema>

const htmlOf = (locale: Locale, slug: string, { question, answer }: AskedDirections): string => {
  const t = mapMessages(locale)
  return renderToStaticMarkup(
    answer.kind === 'route' ? (
      <RoutePanel t={t} route={answer} />
    ) : (
      <DirectionsMessage t={t} {...directionsLinks(locale, slug)} {...question} answer={answer} />
    ),
  )
}

/** Tiles, and directions as JSON and as a page. */
export const mapRoutes = (app: FastifyInstance, options: MapRoutes): void => {
  const { publicUrl, engines } = options
  app.addHook('onClose', () => engines.close())
  const providerOf = siteProviders({ engines, publicUrl })
  const tiles = tileStore(engines, (contact) => callerOf(publicUrl, contact))

  const memoKeyForMap = (slug: string, locale: Locale = defaultLocale) => `map ${locale} ${slug}`
  const peekMap = (slug: string) => options.peek<MappedSchool>(memoKeyForMap(slug))
  const findMap: FindSchoolMap = (slug, locale = defaultLocale) =>
    options.remember(memoKeyForMap(slug, locale), async (tag) => {
      const ctx = options.contextFor(locale, tag)
      const school = await getSchoolPlace(ctx, slug)
      return school && { school, data: await getSchoolMap(ctx, school) }
    })

  const askedOf = async (request: DirectionsRequest, locale: Locale) => {
    const mapped = await findMap(request.params.slug, locale)
    if (!mapped) return undefined
    const { school, data } = mapped
    const { settings, extract, directionsPage, schoolPage } = data
    const offering = [directionsPage, schoolPage].find((map) => offersDirections(data, map))
    if (!offering) return undefined
    const question = readQuestion(request.query, offering.travelMode)
    const to = { lat: offering.lat, lng: offering.lng }
    const answer = await findDirections({
      question,
      locale,
      to,
      places: offering.places.map(({ text, lat, lng }) => ({ name: text, place: { lat, lng } })),
      provider: () => providerOf(settings, { extract, country: school.address.country, near: to }),
      isAllowed: settings.provider !== 'google' || (await options.isGoogleAllowed(request)),
      onFailure: (err) =>
        request.log.warn({ err, provider: settings.provider }, 'directions service unavailable'),
    })
    return { mapped, asked: { question, answer } }
  }

  const sendJson = async (request: DirectionsRequest, reply: FastifyReply, locale: Locale) => {
    const found = await askedOf(request, locale)
    if (!found) return reply.callNotFound()
    const { mapped, asked } = found
    const response: DirectionsResponse = { ...asked.answer, html: htmlOf(locale, mapped.school.slug, asked) }
    return reply.header('cache-control', 'private, no-store').send(response)
  }

  const sendAnswerPage = async (request: DirectionsRequest, reply: FastifyReply, locale: Locale) => {
    const found = await askedOf(request, locale)
    if (!found) return reply.callNotFound()
    const { mapped, asked } = found
    const isAway = asked.answer.kind === 'problem' && asked.answer.problem === 'unavailable'
    return options.sendPage(reply, locale, {
      ...(await options.pageOf(
        options.contextFor(locale, () => {}),
        mapped,
        asked,
      )),
      status: isAway ? 503 : 200,
    })
  }

  tileRoutes(app, { findMap, peekMap, tiles, rememberHit: options.rememberHit })
  const { get } = localisedRoutes(app)
  const limit = app.rateLimit(directionsLimit)
  get(directionsJsonPath(':slug'), { schema, onRequest: limit }, sendJson)
  const limitQuestions: typeof limit = async function (request, reply) {
    if (asksFrom(request)) await limit.call(this, request, reply)
  }
  get(directionsPath(':slug'), { schema, onRequest: limitQuestions }, (request, reply, locale) =>
    asksFrom(request)
      ? sendAnswerPage(request, reply, locale)
      : options.sendPublicPage(request, reply, locale),
  )
}
