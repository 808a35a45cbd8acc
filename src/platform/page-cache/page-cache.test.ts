import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { RenderGate } from '../http/limits/render-gate'
import type { Rendered } from './cached-page'
import { PageCache, type PageCacheOptions, sitePageCache } from './page-cache'

const page = (body: string, ...tags: string[]): Rendered => ({
  body,
  contentType: 'text/html; charset=utf-8',
  status: 200,
  tags,
})

const later = <T>(value: T, ms = 5) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))
const text = async (response: Promise<{ identity: Buffer } | undefined>) =>
  (await response)?.identity.toString()

describe('PageCache', () => {
  it('renders once for 200 parallel first requests', async () => {
    const cache = new PageCache()
    const render = vi.fn(() => later(page('a', 'school:1')))
    const responses = await Promise.all(Array.from({ length: 200 }, () => text(cache.get('/a', render))))
    expect(new Set(responses)).toEqual(new Set(['a']))
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('keeps the same bytes in every encoding', async () => {
    const cache = new PageCache()
    const response = await cache.get('/a', async () => page('héllo'.repeat(1000)))
    expect(brotliDecompressSync(response?.br ?? '').equals(response?.identity ?? Buffer.of())).toBe(true)
    expect(gunzipSync(response?.gzip ?? '').equals(response?.identity ?? Buffer.of())).toBe(true)
  })

  it('gives the same page the same ETag and another page another', async () => {
    const cache = new PageCache()
    const [a, again, b] = [
      await cache.get('/a', async () => page('a')),
      await cache.get('/a2', async () => page('a')),
      await cache.get('/b', async () => page('b')),
    ]
    expect(a?.etag).toBe(again?.etag)
    expect(a?.etag).not.toBe(b?.etag)
  })

  it('renders only the pages with a changed tag again', async () => {
    const cache = new PageCache()
    let version = 1
    const a = vi.fn(async () => page(`a${version}`, 'school:1', 'settings'))
    const b = vi.fn(async () => page(`b${version}`, 'school:2', 'settings'))
    await Promise.all([cache.get('/a', a), cache.get('/b', b)])
    version = 2
    cache.invalidate(['school:1'])
    await expect.poll(() => text(cache.get('/a', a))).toBe('a2')
    expect(await text(cache.get('/b', b))).toBe('b1')
    expect(a).toHaveBeenCalledTimes(2)
    expect(b).toHaveBeenCalledTimes(1)
  })

  it('renders the pages used last at once, and the others with two fifths of a core', async () => {
    let clock = 0
    let used = 0
    const log: string[] = []
    const pause = async (ms: number) => {
      clock += ms
      log.push(`pause ${ms}`)
    }
    const cache = new PageCache({ now: () => clock, processorTime: () => used, pause, staleMs: 900 })
    /** Threads of their own compress meanwhile; `/a` only waits for the database. */
    const render = (key: string) => async () => {
      clock += 400
      used += key === '/a' ? 40 : 480
      log.push(key)
      return page(key, 'settings')
    }
    for (const key of ['/a', '/b', '/c', '/d', '/e']) await cache.get(key, render(key))
    log.length = 0
    cache.invalidate(['settings'])
    await expect.poll(() => cache.stats.isRefreshing).toBe(false)
    expect(log).toEqual(['/e', '/d', '/c', 'pause 800', '/b', 'pause 800', '/a', 'pause 0'])
  })

  it('renders no page in the background while somebody waits for another one', async () => {
    const log: string[] = []
    let finish = () => {}
    const cache = new PageCache({ pause: () => new Promise(() => {}) })
    const render = (key: string) => async () => {
      log.push(key)
      return page(key, 'settings')
    }
    for (const key of ['/a', '/b', '/c']) await cache.get(key, render(key))
    log.length = 0
    cache.invalidate(['settings'])
    const asked = cache.get('/x', async () => {
      log.push('/x begins')
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      log.push('/x ends')
      return page('/x', 'other')
    })
    await expect.poll(() => log).toContain('/x begins')
    // Long enough for the others, if they did not wait.
    await new Promise((resolve) => setTimeout(resolve, 100))
    finish()
    await asked
    await expect.poll(() => cache.stats.isRefreshing).toBe(false)
    // The one used last had begun before.
    expect(log.filter((line) => line !== '/c')).toEqual(['/x begins', '/x ends', '/b', '/a'])
  })

  it('renders no further page after it was closed, and reports no failure of the one under way', async () => {
    const errors: unknown[] = []
    const log: string[] = []
    const cache = new PageCache({ onError: (error) => errors.push(error) })
    const render = (key: string) => async () => {
      log.push(key)
      if (log.length > 2) {
        await cache.close()
        throw new Error('The database is closed.')
      }
      return page(key, 'settings')
    }
    for (const key of ['/a', '/b']) await cache.get(key, render(key))
    cache.invalidate(['settings'])
    await expect.poll(() => cache.stats.isRefreshing).toBe(false)
    expect([log, errors]).toEqual([['/a', '/b', '/b'], []])
  })

  it('begins again with the pages used last if there is another change meanwhile', async () => {
    let clock = 0
    const log: string[] = []
    const pause = async (ms: number) => {
      clock += ms
    }
    const cache = new PageCache({ now: () => clock, processorTime: () => clock, pause, staleMs: 900 })
    const render = (key: string) => async () => {
      clock += 4000
      log.push(key)
      await Promise.resolve()
      if (log.join() === '/c,/b') cache.invalidate(['settings'])
      return page(key, 'settings')
    }
    for (const key of ['/a', '/b', '/c']) await cache.get(key, render(key))
    log.length = 0
    cache.invalidate(['settings'])
    await expect.poll(() => cache.stats.isRefreshing).toBe(false)
    expect(log).toEqual(['/c', '/b', '/c', '/b', '/a'])
  })

  it('keeps the order of use when pages are rendered again', async () => {
    let clock = 0
    const log: string[] = []
    const cache = new PageCache({ now: () => clock, pause: async () => {} })
    const render = (key: string) => async () => {
      log.push(key)
      return page(key, 'settings')
    }
    for (const key of ['/a', '/b', '/c']) await cache.get(key, render(key))
    const edit = async () => {
      log.length = 0
      cache.invalidate(['settings'])
      await expect.poll(() => cache.stats.isRefreshing).toBe(false)
      return [...log]
    }
    expect(await edit()).toEqual(['/c', '/b', '/a'])
    expect(await edit()).toEqual(['/c', '/b', '/a'])
    clock = 1000
    await cache.get('/a', render('/a'))
    expect(await edit()).toEqual(['/a', '/c', '/b'])
  })

  describe('with better compression', () => {
    type Job = Parameters<NonNullable<PageCacheOptions['best']>['add']>[0]
    const body = 'héllo'.repeat(1000)

    const open = async () => {
      const jobs: Job[] = []
      const clock = { now: 0 }
      const shown = { body }
      const best = { add: (job: Job) => void jobs.push(job), close: async () => {} }
      const cache = new PageCache({ best, now: () => clock.now, pause: async () => {} })
      const get = () => cache.get('/a', async () => page(shown.body, 't'))
      await get()
      return { cache, clock, shown, jobs, get }
    }

    it('compresses a page that is used again after a second, once', async () => {
      const { cache, clock, jobs, get } = await open()
      const before = (await get())?.etag
      expect(jobs).toHaveLength(0)
      clock.now = 1000
      const shown = await get()
      expect(jobs).toHaveLength(1)
      expect(jobs[0]?.isWanted()).toBe(true)
      const { bytes } = cache.stats
      const saved = (shown?.br?.length ?? 0) - 5
      jobs[0]?.done(Buffer.from('small'))
      expect([shown?.br?.toString(), shown?.etag]).toEqual(['small', before])
      expect(cache.stats.bytes).toBe(bytes - saved)
      clock.now = 3000
      await get()
      expect(jobs).toHaveLength(1)
    })

    it('keeps the quick result if it is the smaller one', async () => {
      const { clock, jobs, get } = await open()
      clock.now = 1000
      const quick = (await get())?.br
      jobs[0]?.done(Buffer.alloc(10_000))
      clock.now = 3000
      expect((await get())?.br).toBe(quick)
      expect(jobs).toHaveLength(1)
    })

    it('leaves a page that has changed in the meantime as it is', async () => {
      const { cache, clock, shown, jobs, get } = await open()
      clock.now = 1000
      await get()
      shown.body = `${body} changed`
      cache.invalidate(['t'])
      expect(jobs[0]?.isWanted()).toBe(false)
      clock.now = 5000
      const changed = await get()
      expect(jobs[0]?.isWanted()).toBe(false)
      const { bytes } = cache.stats
      jobs[0]?.done(Buffer.from('outdated'))
      expect(brotliDecompressSync((await get())?.br ?? '').toString() === shown.body).toBe(true)
      expect(changed?.isBest).toBeUndefined()
      expect(cache.stats.bytes).toBe(bytes)
    })

    it('keeps the better bytes of a page that is rendered again without a difference', async () => {
      const { cache, clock, jobs, get } = await open()
      clock.now = 1000
      await get()
      jobs[0]?.done(Buffer.from('small'))
      cache.invalidate(['t'])
      await expect.poll(() => cache.has('/a')).toBe(true)
      clock.now = 5000
      expect((await get())?.br?.toString()).toBe('small')
      expect(jobs).toHaveLength(1)
    })

    it('leaves variants and small answers alone', async () => {
      const { cache, clock, jobs } = await open()
      for (const now of [0, 2000]) {
        clock.now = now
        await cache.get('/a?q=1', async () => page(body), { disposable: true })
        await cache.get('/small', async () => page('small'))
      }
      expect(jobs).toHaveLength(0)
    })
  })

  it('serves the old page while the new one is being rendered', async () => {
    const cache = new PageCache()
    let body = 'old'
    const render = () => later(page(body, 't'), body === 'old' ? 0 : 40)
    await cache.get('/a', render)
    body = 'new'
    cache.invalidate(['t'])
    expect(await text(cache.get('/a', render))).toBe('old')
    await expect.poll(() => text(cache.get('/a', render))).toBe('new')
  })

  it('never serves a page that has been stale for longer than allowed', async () => {
    let now = 0
    const cache = new PageCache({ staleMs: 900, now: () => now })
    let body = 'old'
    const render = () => later(page(body, 't'), body === 'old' ? 0 : 40)
    await cache.get('/a', render)
    body = 'new'
    cache.invalidate(['t'])
    now = 901
    expect(await text(cache.get('/a', render))).toBe('new')
  })

  it('never serves a page from the moment on at which it is no longer true', async () => {
    let now = 0
    const cache = new PageCache({ now: () => now })
    const render = vi.fn(async () => ({ ...page(`at ${now}`), until: 600 }))
    await cache.get('/a', render)
    now = 599
    expect(await text(cache.get('/a', render))).toBe('at 0')
    expect(cache.has('/a')).toBe(true)
    now = 600
    expect(cache.has('/a')).toBe(false)
    expect(await text(cache.get('/a', render))).toBe('at 600')
  })

  it('renders again when a change arrives during a render', async () => {
    const cache = new PageCache()
    let body = 'before'
    const render = () => {
      const read = body
      return later(page(read, 't'), 20)
    }
    const first = text(cache.get('/a', render))
    body = 'after'
    cache.invalidate(['t'])
    expect(await first).toBe('before')
    await expect.poll(() => text(cache.get('/a', render))).toBe('after')
  })

  /** A page whose first render waits for the test. */
  const slowFirst = () => {
    let content = 'before'
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const render = vi.fn(async () => {
      const read = content
      if (read === 'before') await gate
      return page(read, 't')
    })
    return { render, release: () => release(), change: () => (content = 'after') }
  }

  it('counts the age of an overtaken page from the change, not from the end of its render', async () => {
    let now = 0
    const cache = new PageCache({ staleMs: 900, now: () => now })
    const { render, release, change } = slowFirst()
    const first = text(cache.get('/a', render))
    now = 100
    change()
    cache.invalidate(['t'])
    now = 500
    cache.invalidate(['t'])
    now = 1000
    release()
    expect(await first).toBe('before')
    // 0.5 s after the second change, but 0.9 s after the first.
    expect(await text(cache.get('/a', render))).toBe('after')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a change', (cache: PageCache) => cache.invalidate(['t'])],
    ['a change of everything', (cache: PageCache) => cache.invalidateAll()],
  ])('never serves an earlier page to requests after %s', async (_what, changed) => {
    const cache = new PageCache()
    const { render, release, change } = slowFirst()
    const early = text(cache.get('/a', render))
    change()
    changed(cache)
    const late = Array.from({ length: 20 }, () => text(cache.get('/a', render)))
    release()
    expect(await early).toBe('before')
    expect(new Set(await Promise.all(late))).toEqual(new Set(['after']))
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('shares the running render after an unrelated change', async () => {
    const cache = new PageCache()
    const { render, release } = slowFirst()
    const early = text(cache.get('/a', render))
    cache.invalidate(['other'])
    const late = text(cache.get('/a', render))
    release()
    expect(await Promise.all([early, late])).toEqual(['before', 'before'])
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('finds a page that is published while it is being loaded', async () => {
    const cache = new PageCache()
    let there = false
    const render = async () => {
      const found = there
      await later(undefined)
      return found ? page('a', 't') : undefined
    }
    const early = cache.get('/a', render)
    there = true
    cache.invalidate(['t'])
    const late = text(cache.get('/a', render))
    expect(await early).toBeUndefined()
    expect(await late).toBe('a')
  })

  it('returns the outdated page when the next render fails', async () => {
    const cache = new PageCache()
    let fails = false
    const render = async () => {
      if (fails) throw new Error('database away')
      return later(page('a', 't'))
    }
    void cache.get('/a', render)
    fails = true
    cache.invalidate(['t'])
    expect(await text(cache.get('/a', render))).toBe('a')
  })

  it('drops disposable pages at a change instead of rendering them again', async () => {
    const cache = new PageCache()
    let version = 1
    const render = vi.fn(async () => page(`${version}`, 'schools'))
    const search = () => text(cache.get('/?q=a', render, { disposable: true }))
    for (const change of [() => cache.invalidate(['schools']), () => cache.invalidateAll()]) {
      await search()
      await search()
      expect(render).toHaveBeenCalledTimes(version)
      cache.invalidate(['other'])
      expect(cache.stats.entries).toBe(1)
      change()
      expect(cache.stats).toMatchObject({ entries: 0, bytes: 0 })
      await later(undefined)
      expect(render).toHaveBeenCalledTimes(version)
      version++
      expect(await search()).toBe(`${version}`)
    }
  })

  it('does not keep a disposable page that changed during its render', async () => {
    const cache = new PageCache()
    const { render, release, change } = slowFirst()
    const first = text(cache.get('/?q=a', render, { disposable: true }))
    change()
    cache.invalidate(['t'])
    release()
    expect(await first).toBe('before')
    expect(cache.stats.entries).toBe(0)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('drops a page that no longer exists', async () => {
    const cache = new PageCache()
    let there = true
    const render = async () => (there ? page('a', 't') : undefined)
    await cache.get('/a', render)
    there = false
    cache.invalidate(['t'])
    await expect.poll(() => cache.get('/a', render)).toBeUndefined()
    expect(cache.stats.entries).toBe(0)
  })

  it('keeps the old page and reports the error when the new render fails', async () => {
    const onError = vi.fn()
    let now = 0
    const cache = new PageCache({ onError, now: () => now })
    let fails = false
    const render = async () => {
      if (fails) throw new Error('database away')
      return page('a', 't')
    }
    await cache.get('/a', render)
    now = 61 * 60 * 1000
    fails = true
    expect(await text(cache.get('/a', render))).toBe('a')
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'database away' }), '/a')
  })

  it('fails a first render and tries again at the next request', async () => {
    const cache = new PageCache()
    await expect(cache.get('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await text(cache.get('/a', async () => page('yes')))).toBe('yes')
  })

  it('drops the least recently used pages when it is full', async () => {
    const cache = new PageCache({ maxBytes: 25_000 })
    const random = () =>
      page(Array.from({ length: 2000 }, () => Math.random().toString(36).slice(2, 6)).join(''))
    await cache.get('/a', async () => random())
    const again = vi.fn(async () => random())
    await cache.get('/b', again)
    expect(cache.stats.entries).toBe(1)
    expect(cache.stats.bytes).toBeLessThanOrEqual(25_000)
    await cache.get('/b', again)
    expect(again).toHaveBeenCalledTimes(1)
  })

  it('counts a page as recently used once a second', async () => {
    let now = 0
    const cache = new PageCache({ maxBytes: 45_000, now: () => now })
    const random = async () =>
      page(Array.from({ length: 2000 }, () => Math.random().toString(36).slice(2, 6)).join(''))
    const left = () => ['/a', '/b', '/c', '/d'].filter((key) => cache.has(key))
    for (const key of ['/a', '/b']) await cache.get(key, random)
    now = 999
    cache.peek('/a')
    await cache.get('/c', random)
    expect(left()).toEqual(['/b', '/c'])
    now = 1000
    cache.peek('/b')
    await cache.get('/d', random)
    expect(left()).toEqual(['/b', '/d'])
  })

  it('renders everything again when changes may have been missed', async () => {
    const cache = new PageCache()
    let body = 'old'
    const render = async () => page(body)
    await cache.get('/a', render)
    body = 'new'
    cache.invalidateAll()
    await expect.poll(() => text(cache.get('/a', render))).toBe('new')
  })

  it('never drops pages of the site for disposable ones', async () => {
    const cache = new PageCache({ maxBytes: 1e6, maxDisposableBytes: 50_000 })
    const render = vi.fn(async () => page('home'))
    await cache.get('/', render)
    for (let index = 0; index < 500; index++)
      await cache.get(`/?q=${index}`, async () => page('found'.repeat(100)), { disposable: true })
    expect(cache.peek('/')).toBeDefined()
    expect(cache.peek('/?q=499')).toBeDefined()
    expect(cache.peek('/?q=0')).toBeUndefined()
    expect(cache.stats.bytes).toBeLessThan(60_000)
  })

  it('asks for admission only before a render', async () => {
    const cache = new PageCache()
    const render = vi.fn(() => later(page('a')))
    const refuse = vi.fn(async () => Promise.reject(new Error('too many')))
    await expect(cache.get('/a', render, { admit: refuse })).rejects.toThrow('too many')
    expect(await cache.get('/a', render, { admit: async () => false })).toBeUndefined()
    expect(render).not.toHaveBeenCalled()
    const admitted = cache.get('/a', render, { admit: async () => true })
    await Promise.resolve()
    await Promise.resolve()
    const joined = cache.get('/a', render, { admit: refuse })
    expect(await text(admitted)).toBe('a')
    expect(await text(joined)).toBe('a')
    expect(await text(cache.get('/a', render, { admit: refuse }))).toBe('a')
    expect([render.mock.calls.length, refuse.mock.calls.length]).toEqual([1, 1])
  })

  it('makes requests wait at the gate, but not renders after a change', async () => {
    const kinds: string[] = []
    const gate: PageCacheOptions['gate'] = {
      run: (kind, work) => {
        kinds.push(kind)
        return work()
      },
    }
    const cache = new PageCache({ gate })
    let body = 'old'
    await cache.get('/', async () => page(body, 't'))
    await cache.get('/?q=a', async () => page('found', 't'), { disposable: true })
    body = 'new'
    cache.invalidate(['t'])
    await expect.poll(() => cache.peek('/')?.identity.toString()).toBe('new')
    expect(kinds).toEqual(['page', 'variant'])
  })

  it('does not count a full gate as a failure', async () => {
    const onError = vi.fn()
    const cache = new PageCache({ onError, gate: { run: () => Promise.reject(new Error('busy')) } })
    await expect(cache.get('/', async () => page('a'))).rejects.toThrow('busy')
    expect(onError).not.toHaveBeenCalled()
    expect(cache.stats.failures).toBe(0)
  })
})

describe('the cache of a site', () => {
  const token = 'N0tF0rTheLog'

  it.each([
    [`/de/schools/maple-harbour?promo=${token}&weeks=4`, '/de/schools/maple-harbour'],
    [`/?q=${token}`, '/'],
    [`/de/quotes/${token}`, '/de/quotes/…'],
    [`/%71uotes/${token}`, '/quotes/…'],
    [`/admin/reset/${token}`, '/admin/reset/…'],
  ])('logs a failed render of %s as %s', async (key, path) => {
    const error = vi.fn()
    const failure = new Error('database away')
    const cache = sitePageCache(new RenderGate(), { error })
    await expect(cache.get(key, () => Promise.reject(failure))).rejects.toBe(failure)
    expect(error.mock.calls).toEqual([[{ err: failure, path }, 'page could not be rendered']])
  })
})
