import { Writable } from 'node:stream'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { loggerOptions } from './error-log'

const address = 'person@mail.example'
const hash = 'pbkdf2-sha256-v1:0123456789abcdef'

/** As drizzle throws it: the values are in the message, in the stack and in a property. */
const failedQuery = () => {
  const cause = Object.assign(new Error('database or disk is full'), {
    code: 'SQLITE_FULL',
    detail: `Key (email)=(${address}) already exists.`,
  })
  const message = `Failed query: update "users" set "hash" = ?\nparams: ${hash},line one\nline two,${address}`
  return Object.assign(new Error(message, { cause }), { params: [hash, address], query: 'update' })
}

const logged = (write: (logger: pino.Logger) => void) => {
  let text = ''
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      text += chunk
      done()
    },
  })
  write(pino({ level: 'info', ...loggerOptions }, lines))
  return { text, line: JSON.parse(text) }
}

describe('a log line about an error', () => {
  it.each<[string, (logger: pino.Logger) => void]>([
    ['the error alone', (logger) => logger.error(failedQuery())],
    ['in an object', (logger) => logger.error({ err: failedQuery() })],
    ['with a text', (logger) => logger.error({ err: failedQuery() }, `failed: ${failedQuery().message}`)],
    ['with msg', (logger) => logger.error({ err: failedQuery(), msg: `failed: ${failedQuery().message}` })],
    ['as a text', (logger) => logger.error(`failed: ${failedQuery().message}`)],
    ['wrapped', (logger) => logger.error({ err: new Error('outer', { cause: failedQuery() }) })],
    ['wrapped in a text', (logger) => logger.error({ err: new Error(`outer ${failedQuery().message}`) })],
    ['from a mail server', (logger) => logger.error({ err: new Error(`550 <${address}> unknown`) })],
  ])('holds no value of the query: %s', (_, write) => {
    const { text } = logged(write)
    expect(text).not.toMatch(/pbkdf2|0123456789|line two|person@|mail\.example/)
  })

  it('still says what failed and where', () => {
    const { line } = logged((logger) => logger.error(failedQuery()))
    expect(line.msg).toBe('Failed query: update "users" set "hash" = ?: database or disk is full')
    expect(line.err.stack).toMatch(
      /error-log\.test\.ts:\d+[\s\S]*caused by: Error: database or disk is full\n/,
    )
  })

  it('keeps the code and drops everything else that was attached', () => {
    const failure = Object.assign(new Error('no'), { code: '23505', detail: address, parameters: [hash] })
    const { line } = logged((logger) => logger.error({ err: failure, msg: 'not stored' }))
    expect(Object.keys(line.err).sort()).toEqual(['code', 'message', 'stack', 'type'])
    expect(line.msg).toBe('not stored')
  })

  it('has level info for a client error', () => {
    const wrongPassword = Object.assign(new Error('The email or password is incorrect.'), { status: 401 })
    expect(logged((logger) => logger.error({ err: wrongPassword })).line.level).toBe(30)
    expect(logged((logger) => logger.error({ err: failedQuery() })).line.level).toBe(50)
    expect(
      logged((logger) => logger.error({ err: Object.assign(new Error('x'), { status: 500 }) })).line.level,
    ).toBe(50)
  })

  it('has level info for an invalid value in a request only', () => {
    const failure = () =>
      new Error('Failed query: select', { cause: Object.assign(new Error('x'), { code: '22P02' }) })
    // This is how Payload logs the error of a request.
    expect(logged((logger) => logger.error({ err: failure() })).line.level).toBe(30)
    expect(logged((logger) => logger.error({ err: failure() }, 'purge failed')).line.level).toBe(50)
    expect(logged((logger) => logger.error({ err: failure(), msg: 'purge failed' })).line.level).toBe(50)
  })
})
