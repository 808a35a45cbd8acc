import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BoundedCache } from '../../shared/bounded-cache'
import { AppError } from '../../shared/errors'
import { formFields } from '../../shared/form-fields'
import { isLocale, type Locale } from '../../shared/locale'
import { isSlug } from '../../shared/slug'
import type { Price, PriceCatalogue } from './contract'
import { findCurrency } from './money'
import { findPromo, price } from './price'
import { readRequest } from './request'

export interface PriceRoutesOptions {
  /** The catalogue of a school with its promo codes, from memory when it is there. */
  catalogueOf: (
    slug: string,
    locale?: Locale,
  ) => PriceCatalogue | undefined | Promise<PriceCatalogue | undefined>
  countStart: (stay: { school: number; course: number; weeks: number }) => void
  /** Promo codes must not be found by trying: whoever asks with one may ask so often, all others as they like. */
  refuseGuessing: (request: FastifyRequest) => Promise<void>
}

/** A price as the JSON endpoint and the catalogue helper answer it. */
export interface PriceAnswer extends Price {
  /** ISO code; amounts are in its minor units. */
  currency: string
}

const noSchool = () => new AppError('not_found', 'There is no such school.', { field: 'school' })

/** Prices what a query asks; a field that cannot be read is an error that names it. */
const answerPrice = (query: URLSearchParams, catalogue: PriceCatalogue): PriceAnswer => {
  const { request, problems } = readRequest(query, catalogue)
  const [problem] = problems
  if (problem) throw new AppError('bad_request', problem.message, { field: problem.field })
  const { iso, code } = findCurrency(catalogue.currencies, catalogue.currency)
  return { ...price(request, catalogue, catalogue.today), currency: iso ?? code }
}

const json = 'application/json; charset=utf-8'
/** A few thousand choices exist, and their answers fit into this many bytes. */
const maxAnswerBytes = 4 * 1024 * 1024
/** A longer address is answered, but its answer is not kept. */
const maxKeptLength = 1000

const queryOf = (url: string) => new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length))

/** The calculator's calls. What it counts says nothing about who. */
export const priceRoutes = (app: FastifyInstance, options: PriceRoutesOptions): void => {
  const { catalogueOf, countStart, refuseGuessing } = options
  /** Prices that were asked for before, for as long as their catalogue is the one in memory. */
  const answers = new BoundedCache<{ answer: string; version: number }>({
    most: maxAnswerBytes,
    sizeOf: ({ answer }, url) => 2 * (answer.length + url.length) + 300,
  })
  const versions = new WeakMap<PriceCatalogue, number>()
  let lastVersion = 0
  const versionOf = (catalogue: PriceCatalogue): number => {
    const version = versions.get(catalogue) ?? ++lastVersion
    versions.set(catalogue, version)
    return version
  }
  const catalogueFor = async (slug: string, locale?: Locale): Promise<PriceCatalogue> => {
    const found = isSlug(slug) ? await catalogueOf(slug, locale) : undefined
    if (!found) throw noSchool()
    return found
  }

  app.get<{ Params: { slug: string } }>(
    '/schools/:slug/price',
    { config: { json: true } },
    async (request, reply) => {
      const catalogue = await catalogueFor(request.params.slug)
      const { url } = request
      const version = versionOf(catalogue)
      const known = answers.get(url)
      reply.header('cache-control', 'no-store').type(json)
      if (known?.version === version) return reply.send(known.answer)
      const query = queryOf(url)
      if (query.has('promo')) await refuseGuessing(request)
      const answer = JSON.stringify(answerPrice(query, catalogue))
      if (url.length <= maxKeptLength) answers.set(url, { answer, version })
      return reply.send(answer)
    },
  )

  app.get<{ Params: { slug: string } }>(
    '/schools/:slug/promo',
    { config: { json: true, rateLimit: { max: 30, timeWindow: '1 minute' } } },
    async ({ params, url }, reply) => {
      const query = queryOf(url)
      const locale = query.get('locale') ?? ''
      const catalogue = await catalogueFor(params.slug, isLocale(locale) ? locale : undefined)
      const adjustment = findPromo(catalogue.adjustments, query.get('code') ?? '')
      if (!adjustment) throw new AppError('not_found', 'This code is not known.', { field: 'code' })
      return reply.header('cache-control', 'no-store').send({ adjustment })
    },
  )

  app.post<{ Params: { slug: string } }>(
    '/schools/:slug/calculator-start',
    { config: { json: true, rateLimit: { max: 30, timeWindow: '1 minute' } } },
    async ({ params, body }, reply) => {
      const catalogue = await catalogueFor(params.slug)
      const { request } = readRequest(formFields(body), catalogue)
      countStart({ school: catalogue.school.id, course: request.course, weeks: request.weeks })
      return reply.code(204).send()
    },
  )
}

const randomNumber = /^[1-9]\d{2}$/

/**
 * The catalogue helper: a form with `rand`, `option`, `tmpl` and `format=raw`, and what the price endpoint takes besides
 * the school. The answer says `result`, so that a page can tell success from failure without looking at the status.
 */
export const catalogueHelper =
  ({ catalogueOf, refuseGuessing }: Pick<PriceRoutesOptions, 'catalogueOf' | 'refuseGuessing'>) =>
  async (fields: URLSearchParams, request: FastifyRequest): Promise<{ result: true } & PriceAnswer> => {
    const refuse = (field: string, message: string) => {
      throw new AppError('bad_request', message, { field })
    }
    if (!randomNumber.test(fields.get('rand') ?? '')) refuse('rand', 'rand must be a number from 100 to 999.')
    if (fields.get('format') !== 'raw') refuse('format', 'format must be raw.')
    if (!fields.get('tmpl')) refuse('tmpl', 'tmpl must name a template.')
    if (fields.has('promo')) await refuseGuessing(request)
    const slug = fields.get('school') ?? ''
    const catalogue = isSlug(slug) ? await catalogueOf(slug) : undefined
    if (!catalogue) throw noSchool()
    return { result: true, ...answerPrice(fields, catalogue) }
  }
