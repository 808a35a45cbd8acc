import { afterEach, describe, expect, it, vi } from 'vitest'
import { postJson } from './post-json'

const responding = (respond: () => Promise<Response>) => {
  const fetch = vi.fn(respond)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const post = () => postJson<{ id: number }>('/api/x', { a: 1 }, 'Not reached.')

describe('posting JSON', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('returns the data', async () => {
    const fetch = responding(async () => Response.json({ id: 7 }, { status: 201 }))
    expect(await post()).toEqual({ ok: true, data: { id: 7 } })
    expect(fetch).toHaveBeenCalledWith('/api/x', expect.objectContaining({ method: 'POST', body: '{"a":1}' }))
  })

  it('names the field of a refusal', async () => {
    const errors = [{ path: 'title', label: 'Title', message: 'Enter a title.' }]
    responding(async () =>
      Response.json({ errors: [{ message: 'Invalid', data: { errors } }] }, { status: 400 }),
    )
    expect(await post()).toMatchObject({
      ok: false,
      status: 400,
      message: 'Enter a title.',
      field: 'title',
      label: 'Title',
    })
  })

  it('keeps what a refusal says apart from its sentence', async () => {
    responding(async () =>
      Response.json(
        { errors: [{ message: 'A code is needed.', data: { code: 'factor', x: 1 } }] },
        { status: 401 },
      ),
    )
    expect(await post()).toMatchObject({ message: 'A code is needed.', code: 'factor', details: { x: 1 } })
    responding(async () => Response.json({ conflict: { by: 'Ada' } }, { status: 409 }))
    expect(await post()).toMatchObject({ status: 409, details: { conflict: { by: 'Ada' } } })
  })

  it('says that the site was not reached, or that it answered something else', async () => {
    responding(() => Promise.reject(new TypeError('failed')))
    expect(await post()).toMatchObject({ ok: false, status: 0, message: 'Not reached.' })
    responding(async () => new Response('<html>', { status: 200 }))
    expect(await post()).toMatchObject({ ok: false, status: 200, message: 'Not reached.' })
  })
})
