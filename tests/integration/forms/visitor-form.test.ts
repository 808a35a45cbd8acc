import { connect } from 'node:net'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { claim } from '../../../src/platform/database/claims'
import { rateLimits } from '../../../src/platform/http/limits/client-limits'
import { sharedLimits } from '../../../src/platform/http/limits/shared-limits'
import { sameOrigin } from '../../../src/platform/http/same-origin'
import type { FormCaptcha } from '../../../src/platform/http/visitor-form/form-captcha'
import {
  Elsewhere,
  Rejection,
  type VisitorForm,
} from '../../../src/platform/http/visitor-form/form-declaration'
import { visitorForm } from '../../../src/platform/http/visitor-form/visitor-form'
import { toAppError } from '../../../src/shared/errors'
import { formError } from '../../../src/shared/form-fields'
import { describeOn, type Site } from '../kit/harness'

/** A captcha whose right answers begin with `right`. */
const captcha: FormCaptcha = {
  fields: ['captcha', 'captcha-answer'],
  errorField: 'captcha-answer',
  ask: async (_visitor, _locale, problem) =>
    createElement('input', { name: 'captcha-answer', 'data-problem': problem }),
  message: async (_visitor, _locale, problem) => `The answer is ${problem}.`,
  verify: async (form) => {
    const answer = form.get('captcha-answer')
    if (answer?.startsWith('right')) return { ok: true, id: answer, until: new Date(Date.now() + 60_000) }
    return { ok: false, problem: 'wrong', missing: answer === null }
  },
  spend: (req, { id }) => claim(req, `trial-captcha:${id}`, 60_000),
}

interface Book {
  title: string
  isOpen: boolean
}

const texts = {
  errorPrefix: 'Error:',
  notStored: 'We could not store your review.',
  tooFast: (seconds: number) => `Wait ${seconds} seconds.`,
}

describeOn('sqlite', 'a form of visitors', (open) => {
  let site: Site
  let app: FastifyInstance
  let rendered = 0
  let books: Map<string, Book>

  /** Reviews are stored as submissions of a form, because that collection needs nothing else. */
  const reviewForm: VisitorForm<Book, string, number, string> = {
    purpose: 'trial review',
    path: '/books/:slug/reviews',
    shownAt: ['/books/:slug/reviews/write'],
    maxBytes: 64 * 1024,
    limit: { groupId: 'trial', max: 100, timeWindow: '1 minute' },
    honeypot: 'company',
    isOnCachedPages: true,
    texts: () => texts,
    complete: (_visit, sent) => {
      const typed = new URLSearchParams(sent)
      typed.set('from', 'completed')
      return typed
    },
    load: async ({ params: { slug = '' } }, typed) => {
      const book = books.get(slug)
      return book && !book.isOpen && !typed ? new Elsewhere(`/books/${slug}`) : book
    },
    loadWithoutDatabase: async () => ({ title: 'Unknown', isOpen: true }),
    firstValues: () => new URLSearchParams({ text: 'first words' }),
    schema: (typed, { isOpen }) => {
      if (!isOpen) throw new Rejection([formError('Reviews are closed.')])
      const text = typed.get('text')?.trim()
      return { value: text, errors: text ? [] : [{ field: 'text', message: 'Write a review.' }] }
    },
    render: (_visit, { title }, { typed, errors, captcha, oneMoreStep, expired, idempotencyKey }) => ({
      title: oneMoreStep ? 'One more step' : `Review ${title}`,
      path: '/',
      body: createElement(
        'form',
        { 'data-typed': String(typed), 'data-expired': expired },
        errors.map(({ field, message }) =>
          createElement('p', { key: field + message }, `${field}: ${message}`),
        ),
        createElement('input', { name: 'once', value: idempotencyKey, readOnly: true }),
        captcha,
      ),
    }),
    rejectedAt: ({ params: { slug } }, _page, { errors }) =>
      `/books/${slug}/reviews/write${errors.length ? '' : '#question'}`,
    store: async (_visit, { title }, { value, trapped, typed }) => {
      if (value.includes('prepare fails')) throw new Error('cannot be prepared')
      return async (req) => {
        if (value.includes('in a hurry')) throw new Rejection([formError('Too fast.')], { retryAfter: 7 })
        if (value.includes('sure?') && typed.get('sure') !== 'yes')
          throw new Rejection([formError('Are you sure?')], { status: 409, question: value })
        const summary = `${title}: ${value}${trapped ? ' (trapped)' : ''}`
        const { id } = await req.payload.create({
          collection: 'form-submissions',
          data: { summary, state: 'new', locale: 'en' },
          req,
        })
        if (value.includes('fails at the end')) throw new Error('broken')
        return id
      }
    },
    thank: (_visit, _book, _sending, stored) => `/books/thanks${stored ? '' : '?again'}`,
    thanks: {
      path: '/books/:slug/thanks-page',
      render: async ({ params: { slug } }) =>
        books.has(slug ?? '') ? { title: 'Thank you', path: '/', body: 'Stored.' } : undefined,
    },
    confirmation: {
      field: 'sure',
      schema: z.string(),
      render: (_visit, question, key) => ({ title: 'Really?', path: '/', body: `${question} kept=${key}` }),
    },
  }

  beforeAll(async () => {
    site = await open()
    app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
    const limits = sharedLimits(site.payload)
    sameOrigin(app, site.env, [])
    app.setErrorHandler((thrown, _request, reply) => {
      const { status, message } = toAppError(thrown)
      return reply.code(status).send(`error page: ${message}`)
    })
    await app.register(formbody)
    await app.register(async (scope) => {
      await rateLimits(scope, limits)
      const sendPage = async (
        reply: Parameters<Parameters<typeof visitorForm>[1]['sendPage']>[0],
        _locale: string,
        { title, body, status = 200 }: { title: string; body: React.ReactNode; status?: number },
      ) => {
        rendered++
        return reply
          .code(status)
          .type('text/html')
          .send(`<title>${title}</title>${renderToStaticMarkup(body)}`)
      }
      const services = { payload: site.payload, captcha, sendPage }
      visitorForm(scope, services, reviewForm)
      visitorForm(scope, services, {
        ...reviewForm,
        purpose: 'trial with search',
        path: '/books/:slug/found',
        shownAt: undefined,
        rejectedAt: undefined,
        thanks: undefined,
        findStored: async (_visit, { title }, { value }) => {
          const where = { summary: { equals: `${title}: ${value}` } }
          return (await site.payload.find({ collection: 'form-submissions', where })).docs[0]?.id
        },
      })
      visitorForm(scope, services, {
        ...reviewForm,
        purpose: 'trial letter',
        path: ['/letters', '/books/:slug/letters'],
        shownAt: undefined,
        rejectedAt: undefined,
        thanks: undefined,
        limit: { groupId: 'trial letters', max: 3, timeWindow: '1 minute' },
        isOnCachedPages: false,
        texts: () => ({ notStored: texts.notStored, honeypot: 'Leave it empty.' }),
        load: async () => ({ title: 'Letter', isOpen: true }),
        loadWithoutDatabase: undefined,
      })
    })
    return () => limits.close()
  })
  afterAll(() => app.close())
  beforeEach(() => {
    books = new Map([['dune', { title: 'Dune', isOpen: true }]])
  })

  let clients = 0
  let answers = 0
  const rightAnswer = () => ({ 'captcha-answer': `right ${++answers}` })
  const newKey = () => `key${String(++answers).padStart(19, '0')}`
  interface Sent {
    url?: string
    ip?: string
    headers?: Record<string, string>
  }
  const post = (fields: Record<string, string>, { url, ip, headers }: Sent = {}) =>
    app.inject({
      method: 'POST',
      url: url ?? '/books/dune/reviews',
      remoteAddress: ip ?? `192.0.2.${++clients % 250}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
  const stored = async () =>
    (await site.payload.find({ collection: 'form-submissions', sort: '-id', pagination: false })).docs.map(
      ({ summary }) => summary,
    )
  /** The page to which a rejected form redirects. */
  const shownAgain = async (answer: LightMyRequestResponse, address = '/books/dune/reviews/write') => {
    const location = String(answer.headers.location)
    expect([answer.statusCode, location.split('?')[0]]).toEqual([303, address])
    const page = await app.inject({ url: location.replace(/#.*/, '') })
    expect(page.statusCode).toBe(200)
    return page.body
  }
  const typedIn = (html: string) =>
    new URLSearchParams(/data-typed="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'))

  it('is stored and answered by a redirect, in every language', async () => {
    for (const prefix of ['', '/de']) {
      const answer = await post(
        { text: `Fine at ${prefix}/`, ...rightAnswer() },
        { url: `${prefix}/books/dune/reviews` },
      )
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/books/thanks'])
      expect((await stored())[0]).toBe(`Dune: Fine at ${prefix}/`)
    }
    const thanks = await app.inject({ url: '/de/books/dune/thanks-page' })
    expect([thanks.statusCode, thanks.body.includes('Stored.')]).toEqual([200, true])
    expect((await app.inject({ url: '/books/none/thanks-page' })).statusCode).toBe(404)
  })

  it('opens with its first values, elsewhere if it is closed, and not at all without its page', async () => {
    const { body } = await app.inject({ url: '/books/dune/reviews/write' })
    expect(typedIn(body).get('text')).toBe('first words')
    expect(body).not.toContain('<title>Error:')
    expect((await app.inject({ url: '/books/none/reviews/write' })).statusCode).toBe(404)
    expect((await post({ text: 'x' }, { url: '/books/none/reviews' })).statusCode).toBe(404)
    books.set('dune', { title: 'Dune', isOpen: false })
    const closed = await app.inject({ url: '/books/dune/reviews/write' })
    expect([closed.statusCode, closed.headers.location]).toEqual([303, '/books/dune'])
    // What was typed is not lost.
    const page = await shownAgain(await post({ text: 'too late' }))
    expect(page).toContain('form: Reviews are closed.')
    expect(typedIn(page).get('text')).toBe('too late')
  })

  it('comes back with everything that was typed and all errors, the captcha’s included', async () => {
    const before = await stored()
    const fields = { text: ' ', name: 'Ana <b>', 'captcha-answer': 'seven', company: '' }
    const answer = await post(fields)
    const page = await shownAgain(answer)
    expect(page).toContain('<title>Error: Review Dune</title>')
    expect(page).toContain('text: Write a review.')
    expect(page).toContain('captcha-answer: The answer is wrong.')
    expect(page).toContain('data-problem="wrong"')
    const typed = typedIn(page)
    expect([typed.get('text'), typed.get('name'), typed.get('from')]).toEqual([' ', 'Ana <b>', 'completed'])
    expect([typed.has('captcha-answer'), typed.has('company')]).toEqual([false, false])
    expect(page).toContain(`value="${typed.get('once')}"`)
    expect(await stored()).toEqual(before)
    // Back and Reload show it again, until it was sent.
    const location = String(answer.headers.location)
    expect((await app.inject({ url: location })).body).toContain('Write a review.')
    const once = typed.get('once') ?? ''
    expect((await post({ ...fields, once, text: 'Corrected', ...rightAnswer() })).headers.location).toBe(
      '/books/thanks',
    )
    const after = (await app.inject({ url: location })).body
    expect(after).toContain('data-expired="true"')
    expect(after).not.toContain('Ana')
  })

  it('shows the form again with what was typed after a wrong or used captcha answer', async () => {
    const right = rightAnswer()
    expect((await post({ text: 'One', ...right })).statusCode).toBe(303)
    const before = await stored()
    for (const [answer, problem] of [
      ['seven', 'wrong'],
      [right['captcha-answer'], 'used'],
    ] as const) {
      const page = await shownAgain(await post({ text: `Two, ${problem}`, 'captcha-answer': answer }))
      expect(page).toContain(`captcha-answer: The answer is ${problem}.`)
      expect(typedIn(page).get('text')).toBe(`Two, ${problem}`)
    }
    expect(await stored()).toEqual(before)
  })

  it('asks for the captcha in one more step if the page had none, and else counts it as wrong', async () => {
    const answer = await post({ text: 'From a cached page' })
    expect(answer.headers.location).toMatch(/\?kept=[\w-]{24}#question$/)
    const page = await shownAgain(answer)
    expect(page).toContain('<title>One more step</title>')
    expect(typedIn(page).get('text')).toBe('From a cached page')
    // Other errors come first.
    expect(await shownAgain(await post({ text: '' }))).not.toContain('captcha-answer:')
    const letter = await post({ text: 'Hello' }, { url: '/letters', ip: '198.51.100.7' })
    expect(await shownAgain(letter, '/letters')).toContain('captcha-answer: The answer is wrong.')
  })

  it('lets a filled honeypot look like success if the form judges it, and says so if it does not', async () => {
    const answer = await post({ text: 'Buy', company: 'ACME', ...rightAnswer() })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/books/thanks'])
    expect((await stored())[0]).toBe('Dune: Buy (trapped)')
    const letter = await post(
      { text: 'Buy', company: 'ACME', ...rightAnswer() },
      { url: '/books/dune/letters', ip: '198.51.100.8' },
    )
    const page = await shownAgain(letter, '/books/dune/letters')
    expect(page).toContain('form: Leave it empty.')
    expect(page).not.toContain('ACME')
  })

  it('is stored once if it is sent twice, also with another captcha answer, and again if it was corrected', async () => {
    const count = async (text: string) =>
      (await stored()).filter((summary) => summary === `Dune: ${text}`).length
    const fields = { once: newKey(), text: 'Twice' }
    expect((await post({ ...fields, ...rightAnswer() })).headers.location).toBe('/books/thanks')
    expect((await post({ ...fields, ...rightAnswer() })).headers.location).toBe('/books/thanks?again')
    expect((await post(fields)).headers.location).toBe('/books/thanks?again')
    expect(await count('Twice')).toBe(1)
    await post({ ...fields, text: 'Twice, corrected', ...rightAnswer() })
    expect(await count('Twice, corrected')).toBe(1)
    // Without a key of its own the captcha's answer identifies a form.
    const answered = { text: 'By answer', ...rightAnswer() }
    for (const _ of [1, 2]) expect((await post(answered)).headers.location).toContain('/books/thanks')
    expect(await count('By answer')).toBe(1)
    await post({ ...answered, ...rightAnswer() })
    expect(await count('By answer')).toBe(2)
  })

  it('is stored again if staff have deleted what it stored', async () => {
    const fields = { once: newKey(), text: 'Deleted meanwhile' }
    const summaries = async () => (await stored()).filter((summary) => summary === 'Dune: Deleted meanwhile')
    const url = '/books/dune/found'
    expect((await post({ ...fields, ...rightAnswer() }, { url })).headers.location).toBe('/books/thanks')
    expect((await post({ ...fields, ...rightAnswer() }, { url })).headers.location).toBe('/books/thanks')
    expect(await summaries()).toHaveLength(1)
    const where = { summary: { equals: 'Dune: Deleted meanwhile' } }
    await site.payload.delete({ collection: 'form-submissions', where })
    expect((await post({ ...fields, ...rightAnswer() }, { url })).headers.location).toBe('/books/thanks')
    expect(await summaries()).toHaveLength(1)
  })

  it('is stored once from fifty requests at the same time', async () => {
    const fields = { once: newKey(), text: 'Fifty times', ...rightAnswer() }
    const all = await Promise.all(Array.from({ length: 50 }, () => post(fields)))
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
    const first = all.filter(({ headers }) => headers.location === '/books/thanks')
    expect(first).toHaveLength(1)
    expect((await stored()).filter((summary) => summary === 'Dune: Fifty times')).toHaveLength(1)
  })

  it('stores everything or nothing: what fails spends neither the captcha’s answer nor the form', async () => {
    const before = await stored()
    const fields = { once: newKey(), text: 'It fails at the end', ...rightAnswer() }
    const failed = await post(fields)
    expect([failed.statusCode, failed.body.includes(texts.notStored)]).toEqual([500, true])
    expect(await stored()).toEqual(before)
    const { docs } = await site.payload.find({ collection: 'form-submissions', limit: 1 })
    expect(docs[0]?.summary).not.toContain('fails at the end')
    const again = await post(fields)
    expect(again.statusCode).toBe(500)
    expect((await post({ ...fields, text: 'It works' })).headers.location).toBe('/books/thanks')
  })

  it.each([
    ['ECONNREFUSED', 503],
    ['SQLITE_FULL', 507],
  ])('says that nothing was stored when the database answers %s', async (code, status) => {
    const failing = vi
      .spyOn(site.payload.db, 'beginTransaction')
      .mockRejectedValueOnce(Object.assign(new Error('database'), { code }))
    const fields = { once: newKey(), text: `Kept at ${code}`, ...rightAnswer() }
    const answer = await post(fields)
    failing.mockRestore()
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(`form: ${texts.notStored}`)
    const typed = typedIn(answer.body)
    expect([typed.get('text'), typed.get('once')]).toEqual([fields.text, fields.once])
    expect((await post(fields)).headers.location).toBe('/books/thanks')
  })

  it('is the response itself if it cannot be kept, or must wait', async () => {
    const long = await post({ text: '', name: 'x'.repeat(30_000) })
    expect([long.statusCode, long.body.includes('Write a review.')]).toEqual([400, true])
    const hurried = await post({ text: 'in a hurry', ...rightAnswer() })
    expect([hurried.statusCode, hurried.headers['retry-after']]).toEqual([429, '7'])
    expect(hurried.body).toContain('form: Too fast.')
    expect(typedIn(hurried.body).get('text')).toBe('in a hurry')
  })

  it('asks a question before it stores, and keeps everything until it is confirmed', async () => {
    const before = await stored()
    const answer = await post({ once: newKey(), text: 'sure? yes', ...rightAnswer() })
    expect(answer.headers.location).toMatch(/^\/books\/dune\/reviews\?kept=/)
    const key = String(answer.headers.location).split('=')[1] ?? ''
    const page = await app.inject({ url: `/books/dune/reviews/write?kept=${key}` })
    expect(page.body).toContain(`sure? yes kept=${key}`)
    expect(await stored()).toEqual(before)
    expect((await post({ kept: key })).headers.location).toBe('/books/thanks')
    expect((await stored())[0]).toBe('Dune: sure? yes')
    expect((await post({ kept: key })).headers.location).toBe('/books/dune/reviews?kept=gone')
  })

  it('answers a client above the limit with 429 and what was typed, or with an error page', async () => {
    const ip = '203.0.113.1'
    for (let count = 0; count < 100; count++) await post({ text: '' }, { ip })
    const refused = await post({ text: 'Kept though often' }, { ip, url: '/fr/books/dune/reviews' })
    expect(refused.statusCode).toBe(429)
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(refused.body).toContain(`form: Wait ${seconds} seconds.`)
    expect(typedIn(refused.body).get('text')).toBe('Kept though often')
    const letters = [1, 2, 3, 4].map(() => post({ text: '' }, { ip, url: '/letters' }))
    const [last] = (await Promise.all(letters)).filter(({ statusCode }) => statusCode !== 303)
    expect([last?.statusCode, last?.body.startsWith('error page')]).toEqual([429, true])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('refuses what other sites send, other content types and large bodies', async () => {
    const before = await stored()
    const fields = { text: 'Forged', ...rightAnswer() }
    expect((await post(fields, { headers: { origin: 'https://evil.example' } })).statusCode).toBe(403)
    expect((await post(fields, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403)
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await post(fields, { headers: { 'content-type': type } })).statusCode, type).toBe(400)
    expect((await post({ text: 'x'.repeat(70_000) })).statusCode).toBe(413)
    expect(await stored()).toEqual(before)
  })

  it('renders nothing for a client that has left', async () => {
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const leave = async (head: string, body: string, waitMs: number) => {
      const socket = connect(Number(address.port), address.hostname)
      socket.write(`POST /books/dune/reviews HTTP/1.1\r\nhost: ${address.host}\r\n${head}\r\n\r\n${body}`)
      await new Promise((done) => setTimeout(done, waitMs))
      socket.destroy()
      await new Promise((done) => socket.once('close', done))
    }
    const type = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: '
    const [before, renderedBefore] = [await stored(), rendered]
    await leave(`${type}1000`, 'text=half', 50)
    // The whole body has arrived, and storing fails after the client has left.
    let fail = (_error: Error) => {}
    const failing = vi
      .spyOn(site.payload.db, 'beginTransaction')
      .mockImplementationOnce(() => new Promise((_done, refuse) => (fail = refuse)))
    const body = new URLSearchParams({ text: 'whole', ...rightAnswer() }).toString()
    const left = leave(`${type}${body.length}`, body, 100)
    await vi.waitFor(() => expect(failing).toHaveBeenCalled())
    await left
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    fail(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    await new Promise((done) => setTimeout(done, 50))
    failing.mockRestore()
    expect([rendered, await stored()]).toEqual([renderedBefore, before])
  })

  const connections = () =>
    new Promise<number>((done) => app.server.getConnections((_error, count) => done(count)))
})
