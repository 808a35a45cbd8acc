import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { routes, slugParams, textFields } from '../../../platform/http/routes'
import type { HitResponse, HitSource, RememberHit } from '../../../platform/page-cache/hit-source'
import { AppError } from '../../../shared/errors'
import { defaultLocale, isLocale, type Locale } from '../../../shared/locale'
import { isSlug } from '../../../shared/text/slug'
import { findPromo, price } from '../calculation/price'
import { lineTitle } from '../calculation/price-texts'
import { readRequest } from '../calculation/request'
import { pricingMessages } from '../messages/messages'
import {
  amountNames,
  type HelperResponse,
  type PriceCatalogue,
  type PriceResponse,
  type Reason,
} from '../model'
import { findCurrency, formatMoney, UnknownCurrency } from '../money/money'
import { firstStart } from '../stay/starts'
import { stayDayRows } from '../stay/stay-texts'
import { reasonText } from './reason-text'

export interface PriceRoutesOptions {
  /** The catalogue of a school with its promo codes, from memory if possible. */
  catalogueOf: (
    slug: string,
    locale?: Locale,
  ) => PriceCatalogue | undefined | Promise<PriceCatalogue | undefined>
  /** Finds the catalogue only if it is in memory. */
  peekCatalogue: (slug: string) => PriceCatalogue | undefined
  /** Notes addresses whose responses are in memory. */
  rememberHit: RememberHit
  countStart: (stay: { school: number; course: number; weeks: number; language: Locale }) => void
  /** Limits the requests that contain a promo code, so that codes cannot be found by trying. */
  limitPromoCodes: (request: FastifyRequest) => Promise<void>
}

const noSchool = () => new AppError('not_found', 'There is no such school.', { field: 'school' })

/** Prices the stay in a query. Throws an error that names the field if one is invalid. */
const priceStay = (query: URLSearchParams, catalogue: PriceCatalogue): PriceResponse => {
  const { request, problems } = readRequest(query, catalogue)
  const [problem] = problems
  if (problem) {
    const start = problem.field === 'start' ? firstStart(request, catalogue) : undefined
    const message = start ? `${problem.message} The next possible start is ${start}.` : problem.message
    throw new AppError('bad_request', message, { field: problem.field })
  }
  const wanted = query.get('currency')?.trim()
  if (wanted && !catalogue.currencies.some(({ code }) => code === wanted))
    throw new AppError('bad_request', new UnknownCurrency(wanted.slice(0, 40)).message, { field: 'currency' })
  const { iso, code } = findCurrency(catalogue.currencies, catalogue.currency)
  return { ...price(request, catalogue, catalogue.today), currency: iso ?? code }
}

/** A reason as a sentence, with its alternative. */
const reasonSentence = (reason: Reason, texts: Parameters<typeof reasonText>[1]): string => {
  const { text, alternative } = reasonText(reason, texts)
  return alternative ? `${text} ${alternative.label}.` : text
}

const json = 'application/json; charset=utf-8'
const priceHeaders = ['cache-control', 'no-store', 'content-type', json]

interface KeptResponse {
  response: HitResponse & { body: Buffer }
  slug: string
  /** Version of the catalogue. */
  version: number
}

/** Enough for the responses to a few thousand requests. */
const maxResponseBytes = 4 * 1024 * 1024
/** Responses to longer addresses are not kept. */
const maxKeptLength = 1000

const queryOf = (url: string) => new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length))

/** The calculator's JSON endpoints. The statistics are anonymous. */
export const priceRoutes = (app: FastifyInstance, options: PriceRoutesOptions): void => {
  const { catalogueOf, peekCatalogue, countStart, limitPromoCodes, rememberHit } = options
  /** Earlier responses, valid while their catalogue is the one in memory. */
  const responses = new LRUCache<string, KeptResponse>({
    maxSize: maxResponseBytes,
    sizeCalculation: ({ response }, url) => response.body.length + 2 * url.length + 800,
  })
  const versions = new WeakMap<PriceCatalogue, number>()
  let lastVersion = 0
  const versionOf = (catalogue: PriceCatalogue): number => {
    const version = versions.get(catalogue) ?? ++lastVersion
    versions.set(catalogue, version)
    return version
  }
  const inMemory = (url: string): HitResponse | undefined => {
    const known = responses.get(url)
    const catalogue = known && peekCatalogue(known.slug)
    return catalogue && known.version === versions.get(catalogue) ? known.response : undefined
  }
  const hits: HitSource = {
    has: (url) => inMemory(url) !== undefined,
    find: inMemory,
  }
  const catalogueFor = async (slug: string, locale?: Locale): Promise<PriceCatalogue> => {
    const found = isSlug(slug) ? await catalogueOf(slug, locale) : undefined
    if (!found) throw noSchool()
    return found
  }

  const { get, post } = routes(app)
  get(
    '/schools/:slug/price',
    { schema: { params: slugParams }, config: { json: true } },
    async (request, reply) => {
      const { slug } = request.params
      const catalogue = await catalogueFor(slug)
      const { url } = request
      const version = versionOf(catalogue)
      const known = responses.get(url)
      reply.header('cache-control', 'no-store').type(json)
      if (known?.version === version) {
        rememberHit(request, hits, url)
        return reply.send(known.response.body)
      }
      const query = queryOf(url)
      if (query.get('promo')) await limitPromoCodes(request)
      const body = Buffer.from(JSON.stringify(priceStay(query, catalogue)))
      if (url.length <= maxKeptLength) {
        responses.set(url, { response: { status: 200, headers: priceHeaders, body }, slug, version })
        rememberHit(request, hits, url)
      }
      return reply.send(body)
    },
  )

  get(
    '/schools/:slug/promo',
    {
      schema: { params: slugParams, querystring: textFields },
      config: { json: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
    },
    async ({ params, query }, reply) => {
      const locale = query.get('locale') ?? ''
      const catalogue = await catalogueFor(params.slug, isLocale(locale) ? locale : undefined)
      const adjustment = findPromo(catalogue.adjustments, query.get('code') ?? '')
      if (!adjustment) throw new AppError('not_found', 'This code is unknown.', { field: 'code' })
      return reply.header('cache-control', 'no-store').send({ adjustment })
    },
  )

  post(
    '/schools/:slug/calculator-start',
    {
      schema: { params: slugParams, body: textFields },
      config: { json: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
    },
    async ({ params, body }, reply) => {
      const catalogue = await catalogueFor(params.slug)
      const { request } = readRequest(body, catalogue)
      const locale = body.get('locale') ?? ''
      const language = isLocale(locale) ? locale : defaultLocale
      countStart({ school: catalogue.school.id, course: request.course, weeks: request.weeks, language })
      return reply.code(204).send()
    },
  )
}

const randomNumber = /^[1-9]\d{2}$/

/**
 * The catalogue helper: a form with `rand`, `option`, `tmpl` and `format=raw`, the school, what the price endpoint takes,
 * and `locale` for the language of the notes. The response contains `result`, so that a page can tell success from failure
 * without the status code. The calculator's fallback uses it (Calculator.fallback.ts).
 */
export const catalogueHelper =
  ({ catalogueOf, limitPromoCodes }: Pick<PriceRoutesOptions, 'catalogueOf' | 'limitPromoCodes'>) =>
  async (fields: URLSearchParams, request: FastifyRequest): Promise<HelperResponse> => {
    const refuse = (field: string, message: string) => {
      throw new AppError('bad_request', message, { field })
    }
    if (!randomNumber.test(fields.get('rand') ?? '')) refuse('rand', 'rand must be a number from 100 to 999.')
    if (fields.get('format') !== 'raw') refuse('format', 'format must be raw.')
    if (!fields.get('tmpl')) refuse('tmpl', 'tmpl must name a template.')
    if (fields.get('promo')) await limitPromoCodes(request)
    const slug = fields.get('school') ?? ''
    const asked = fields.get('locale') ?? ''
    const locale = isLocale(asked) ? asked : defaultLocale
    const catalogue = isSlug(slug) ? await catalogueOf(slug, locale) : undefined
    if (!catalogue) throw noSchool()
    const priced = priceStay(fields, catalogue)
    const currency = findCurrency(catalogue.currencies, catalogue.currency)
    const t = pricingMessages(locale)
    const texts = { catalogue, days: {}, locale, t }
    const write = (minor: number) => formatMoney(minor, currency)
    return {
      result: true,
      ...priced,
      formatted: Object.fromEntries(
        amountNames.map((name) => [name, write(priced[name])]),
      ) as HelperResponse['formatted'],
      further: priced.lines
        .filter(({ kind }) => kind === 'extra' || kind === 'supplement')
        .map((line) => ({ title: lineTitle(line, catalogue, ''), amount: write(line.amount) })),
      notes: priced.reasons.map((reason) => reasonSentence(reason, texts)),
      dates: priced.stay ? stayDayRows(locale, t, priced.stay) : [],
    }
  }
