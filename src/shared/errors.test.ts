import { describe, expect, it } from 'vitest'
import { AppError, toAppError } from './errors'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('toAppError', () => {
  it('returns an AppError unchanged', () => {
    const error = new AppError('not_found', 'There is no such page.', { field: 'slug' })
    expect(toAppError(error)).toBe(error)
    expect(error).toMatchObject({ status: 404, field: 'slug', name: 'AppError' })
  })

  it.each([
    coded('ENOSPC'),
    coded('SQLITE_FULL'),
    new Error('database or disk is full'),
    new Error('could not extend file "base/1": No space left on device'),
    new Error('Failed query', { cause: new Error('commit', { cause: coded('SQLITE_FULL') }) }),
  ])('recognises a full disk (%s)', (error) => {
    expect(toAppError(error)).toMatchObject({ code: 'storage_full', status: 507, cause: error })
  })

  it.each([
    coded('ECONNREFUSED'),
    coded('57P01'),
    coded('SQLITE_BUSY'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Client was closed and is not queryable'),
    new Error('Waited 15000 ms for another writer of the database to finish.'),
    new Error('Failed query', { cause: coded('ECONNRESET') }),
    new Error('Failed query', { cause: coded('40P01', 'deadlock detected') }),
    coded('40001'),
    coded('55P03'),
  ])('recognises an unavailable database (%s)', (error) => {
    expect(toAppError(error)).toMatchObject({ code: 'unavailable', status: 503 })
  })

  it.each([
    [400, 'bad_request', 400],
    [403, 'forbidden', 403],
    [404, 'not_found', 404],
    [413, 'too_large', 413],
    [415, 'bad_request', 400],
    [429, 'too_many_requests', 429],
    [503, 'unavailable', 503],
    [500, 'internal', 500],
    [502, 'internal', 500],
    [200, 'internal', 500],
  ])('turns Fastify’s status %i into %s', (statusCode, code, status) => {
    expect(toAppError(Object.assign(new Error('x'), { statusCode }))).toMatchObject({ code, status })
  })

  it.each([new Error('select * from users'), 'a string', null, undefined, 42, { message: 'secret' }])(
    'tells nothing of what it does not know (%s)',
    (thrown) => {
      const error = toAppError(thrown)
      expect(error).toMatchObject({ code: 'internal', status: 500, cause: thrown })
      expect(error.message).toBe('Something went wrong on our side.')
    },
  )
})
