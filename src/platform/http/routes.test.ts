import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { toAppError } from '../../shared/errors'
import { locales } from '../../shared/locale'
import { localisedRoutes, routes, textFields } from './routes'

let app = fastify()
afterEach(() => app.close())

const start = () => {
  app = fastify()
  app.setErrorHandler((thrown, _request, reply) => {
    const { status, code, message, field } = toAppError(thrown)
    return reply.code(status).send({ code, message, field })
  })
  return app
}

it('declares a route in every language and passes the language to the handler', async () => {
  localisedRoutes(start()).get('/cart', {}, (_request, _reply, locale) => ({ locale }))
  for (const locale of locales) {
    const response = await app.inject(locale === 'en' ? '/cart' : `/${locale}/cart`)
    expect(response.json()).toEqual({ locale })
  }
  expect((await app.inject('/en/cart')).statusCode).toBe(404)
})

it('keeps the language beside the parameters that a schema reads', async () => {
  const schema = { params: z.object({ id: z.coerce.number() }) }
  localisedRoutes(start()).get('/things/:id', { schema }, ({ params }, _reply, locale) => ({
    id: params.id,
    locale,
  }))
  expect((await app.inject('/things/4')).json()).toEqual({ id: 4, locale: 'en' })
  expect((await app.inject('/pt-br/things/4')).json()).toEqual({ id: 4, locale: 'pt-br' })
  expect((await app.inject('/xx/things/4')).statusCode).toBe(404)
  expect((await app.inject('/pt-bra/things/4')).statusCode).toBe(404)
})

it('prefers a language to a page with the same address', async () => {
  const { get } = localisedRoutes(start())
  get('/:slug', {}, ({ params }, _reply, locale) => ({ ...(params as object), locale }))
  get('/', {}, (_request, _reply, locale) => ({ home: locale }))
  expect((await app.inject('/de')).json()).toEqual({ home: 'de' })
  expect((await app.inject('/about')).json()).toEqual({ slug: 'about', locale: 'en' })
  expect((await app.inject('/de/about')).json()).toEqual({ slug: 'about', locale: 'de' })
})

it('puts the home page of a language at its prefix', async () => {
  localisedRoutes(start()).get('/', {}, (_request, _reply, locale) => ({ locale }))
  expect((await app.inject('/')).json()).toEqual({ locale: 'en' })
  expect((await app.inject('/pt-br')).json()).toEqual({ locale: 'pt-br' })
})

it('passes the parsed request to handlers', async () => {
  const schema = {
    params: z.object({ id: z.coerce.number().int() }),
    querystring: z.object({ sent: z.literal('').optional() }),
    body: textFields,
  }
  routes(start()).post('/things/:id', { schema }, ({ params, query, body }) => ({
    next: params.id + 1,
    sent: query.sent === '',
    names: [...body.keys()],
  }))
  const response = await app.inject({
    method: 'POST',
    url: '/things/4?sent',
    payload: { name: 'x', list: [1] },
  })
  expect(response.json()).toEqual({ next: 5, sent: true, names: ['name'] })
})

it('reads a missing body as a form without fields', async () => {
  routes(start()).post('/form', { schema: { body: textFields } }, ({ body }) => ({ size: body.size }))
  expect((await app.inject({ method: 'POST', url: '/form' })).json()).toEqual({ size: 0 })
})

it('answers 404 for an invalid path and 400 with the field for an invalid query', async () => {
  const schema = {
    params: z.object({ id: z.string().regex(/^\d+$/) }),
    querystring: z.object({ page: z.string().max(2, 'Use at most two digits.').optional() }),
  }
  routes(start()).get('/things/:id', { schema }, () => 'fine')
  const wrongPath = await app.inject('/things/x')
  expect([wrongPath.statusCode, wrongPath.json().code]).toEqual([404, 'not_found'])
  const wrongQuery = await app.inject('/things/1?page=123')
  expect(wrongQuery.statusCode).toBe(400)
  expect(wrongQuery.json()).toEqual({
    code: 'bad_request',
    message: 'Use at most two digits.',
    field: 'page',
  })
  expect((await app.inject('/things/1')).body).toBe('fine')
})

it('passes the language of a localised route to its error handler', async () => {
  localisedRoutes(start()).get(
    '/fail',
    { errorHandler: (_error, _request, reply, locale) => reply.code(418).send({ locale }) },
    () => {
      throw new Error('broken')
    },
  )
  const response = await app.inject('/de/fail')
  expect([response.statusCode, response.json()]).toEqual([418, { locale: 'de' }])
})
