import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { moderate as decide } from '../../../src/features/comments/moderation/moderate.server'
import { undo } from '../../../src/features/comments/moderation/undo.server'
import type { User } from '../../../src/platform/payload/payload-types'
import { openApp, type TestApp } from '../kit/app'
import { createSchool, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { openService } from '../kit/local-service'
import { answerIn, later, marksIn, newVisitor, setComments, storedComments } from './comment-visitor'

const usual = {
  approval: 'never',
  nameRequired: true,
  secondsBetween: 0,
  captcha: true,
  maxLinks: 2,
  blocklist: '',
  spamThreshold: 0.9,
  akismetUrl: '',
  akismetKey: '',
}

describeSite('spam protection of comments', (open, _dialect, once) => {
  let site: Site
  let authorization: string
  let web: TestApp
  let at: string
  let school: number
  let moderator: User

  beforeAll(async () => {
    site = await open()
    const { id, slug } = await createSchool(site.payload)
    school = id
    at = `/schools/${slug}/comments`
    moderator = await createUser(site.payload, 'moderator')
    const { email } = await createUser(site.payload, 'administrator')
    authorization = `JWT ${await openSession(site.payload, { email, password })}`
    web = await openApp(site)
  })
  afterAll(() => web.close())
  beforeEach(() => setComments(site.payload, usual))

  let number = 0
  const good = () => ({ author: 'Ana', email: `ana${++number}@x.example`, content: `Comment ${number}` })
  const all = () => storedComments(site.payload)
  const newest = async () => (await all())[0]
  const moderate = (id: number, state: 'approved' | 'spam' | 'unapproved') =>
    site.payload.update({
      collection: 'comments',
      id,
      data: { state },
      user: moderator,
      overrideAccess: false,
    })
  const create = (content: string, state = 'unapproved') =>
    site.payload.create({
      collection: 'comments',
      data: { school, parent: 0, content, language: 'en', state } as never,
    })

  /** Sends a reply from the reply page, the given number of seconds after requesting that page. */
  const reply = async (above: number, extra: Record<string, string>, seconds: number) => {
    const visitor = newVisitor(web)
    const fields = { ...good(), content: 'The same words', remember: 'yes', parent_id: String(above) }
    const asked = await visitor.get(`${at}/reply/${above}`)
    const given = { ...marksIn(asked.body), ...answerIn(at, asked.body) }
    const answer = await later(seconds, () => visitor.send(at, { ...fields, ...given, ...extra }))
    // The remaining time of the rate limit depends only on when the request was sent, so it reveals nothing.
    const { date: _, 'x-ratelimit-reset': _reset, ...headers } = answer.headers
    const cookies = [headers['set-cookie'] ?? []].flat()
    const shape = cookies.map((line) => line.replace(/=[^;]+/, '=').replace(/ /g, ''))
    const page = await visitor.get(String(answer.headers.location))
    const stored = await newest()
    // Comments may differ only in their number and time.
    const body = page.body.replace(/(comment[-=]"?)\d+/g, '$1N').replace(/dateTime="[^"]+"/g, '')
    const { date: __, 'content-length': ___, 'x-ratelimit-reset': ____, ...pageHeaders } = page.headers
    return {
      stored,
      answer: { code: answer.statusCode, body: answer.body, headers: { ...headers, 'set-cookie': shape } },
      page: { code: page.statusCode, body, headers: pageHeaders },
    }
  }

  once.each([
    ['never', 'unapproved', 'Your comment is awaiting moderation.'],
    ['always', 'approved', 'See it among the comments'],
  ] as const)(
    'in mode %s stores trapped comments as spam, holds comments sent too fast, and gives all the same answer',
    async (approval, state, text) => {
      await setComments(site.payload, { approval })
      const { id } = await create('Above', 'approved')
      const normal = await reply(id, {}, 4)
      const trapped = await reply(id, { company: 'ACME' }, 4)
      const quick = await reply(id, {}, 1)
      expect(normal.stored).toMatchObject({ state, spamReasons: null })
      expect(trapped.stored).toMatchObject({
        state: 'spam',
        spamReasons: [{ code: 'trapped' }],
      })
      expect(quick.stored).toMatchObject({
        state: 'unapproved',
        spamReasons: [{ code: 'quick' }],
      })
      expect(normal.page.body).toContain(text)
      for (const other of [trapped, quick]) {
        expect(other.answer).toEqual(normal.answer)
        expect(other.page).toEqual(normal.page)
      }
    },
  )

  once(
    'skips the minimum writing time for a form that the site returned, but not for one that only claims so',
    async () => {
      await setComments(site.payload, { approval: 'always' })
      const answerAtOnce = async (change: Record<string, string>) => {
        const visitor = newVisitor(web)
        const fields = good()
        const { body } = await visitor.refused(at, fields)
        await visitor.send(at, { ...fields, ...marksIn(body), ...answerIn(at, body), ...change })
        return (await newest())?.state
      }
      expect(await answerAtOnce({})).toBe('approved')
      expect(await answerAtOnce({ returned: 'yes' })).toBe('unapproved')
    },
  )

  it('accepts one of fifty simultaneous comments from one visitor, and tells how long to wait', async () => {
    await setComments(site.payload, { secondsBetween: 120, captcha: false })
    const before = (await all()).length
    const visitor = newVisitor(web)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => visitor.send(at, { ...good(), content: `at once ${index}` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(49)
    expect(refused[0]?.body).toMatch(/Please wait 1\d\d more seconds/)
    expect(refused[0]?.body).toMatch(/at once \d+<\/textarea>/)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(100)
    expect((await all()).length).toBe(before + 1)
    const neighbours = ['2001:db8:7:7::1', '2001:db8:7:7:1:2:3:4'].map((ip) => newVisitor(web, ip))
    const codes = []
    for (const neighbour of neighbours) codes.push((await neighbour.send(at, good())).statusCode)
    expect(codes).toEqual([303, 429])
    expect((await all()).length).toBe(before + 2)
    const second = await later(121, () => visitor.send(at, { ...good(), content: 'after a while' }))
    expect(second.statusCode).toBe(303)
    const rows = await site.sql(`select key from claims where key like 'rate:%'`)
    expect(rows).toHaveLength(1)
  })

  it('does not spend the captcha of a comment refused by the rate limit', async () => {
    await setComments(site.payload, { secondsBetween: 60 })
    const visitor = newVisitor(web)
    await visitor.write(at, good())
    const fields = good()
    const asked = await visitor.refused(at, fields)
    const answers = answerIn(at, asked.body)
    expect((await later(4, () => visitor.send(at, { ...fields, ...answers }))).statusCode).toBe(429)
    expect((await later(70, () => visitor.send(at, { ...fields, ...answers }))).statusCode).toBe(303)
  })

  once('marks comments with blocked words or too many links as spam and stores the reason', async () => {
    await setComments(site.payload, { captcha: false, blocklist: 'casino', maxLinks: 1 })
    await newVisitor(web).send(at, { ...good(), content: 'Visit the Casino' })
    expect(await newest()).toMatchObject({
      state: 'spam',
      spamReasons: [{ code: 'blocked', params: { entry: 'casino' } }],
    })
    await newVisitor(web).send(at, { ...good(), content: 'http://a.example and http://b.example' })
    expect(await newest()).toMatchObject({
      state: 'spam',
      spamReasons: [{ code: 'links', params: { links: 2, max: 1 } }],
    })
  })

  it('learns from single and bulk moderation, unlearns reversed decisions, and explains its score', async () => {
    await setComments(site.payload, { captcha: false, approval: 'always' })
    const spam: number[] = []
    const ham: number[] = []
    for (let index = 0; index < 20; index++) {
      spam.push((await create(`Subscribe to my channel number ${index}`)).id)
      ham.push((await create(`The teachers were patient with group ${index}`)).id)
    }
    const advert = { author: 'Bo', email: 'bo@x.example', content: 'Please subscribe to my channel' }
    await newVisitor(web).send(at, advert)
    expect(await newest()).toMatchObject({ state: 'approved', spamScore: null })

    const bulk = (ids: number[], state: 'approved' | 'spam') =>
      site.payload.update({
        collection: 'comments',
        where: { id: { in: ids } },
        data: { state },
        user: moderator,
        overrideAccess: false,
      })
    await bulk(spam.slice(1), 'spam')
    await bulk(ham, 'approved')
    await newVisitor(web).send(at, { ...advert, content: 'Subscribe to my channel please' })
    expect((await newest())?.spamScore).toBeNull()
    await moderate(spam[0] ?? 0, 'spam')
    const totals = async () => {
      const [row] = await site.sql(`select spam, ham from spam_words where word = '#comments'`)
      return [Number(row?.spam), Number(row?.ham)]
    }
    expect(await totals()).toEqual([20, 20])
    await newVisitor(web).send(at, { ...advert, content: 'Subscribe to my own channel' })
    const marked = await newest()
    expect(marked?.state).toBe('spam')
    expect(marked?.spamScore).toBeGreaterThan(0.9)
    expect(marked?.spamReasons).toMatchObject([
      { code: 'filter', params: { against: expect.arrayContaining(['#appeal']) } },
    ])
    await newVisitor(web).send(at, { ...good(), content: 'Our teachers were patient' })
    expect(await newest()).toMatchObject({ state: 'approved' })
    expect((await newest())?.spamReasons).toMatchObject([
      { code: 'filter', params: { inFavour: expect.arrayContaining([expect.any(String)]) } },
    ])

    await moderate(spam[0] ?? 0, 'approved')
    expect(await totals()).toEqual([19, 21])
    await moderate(spam[0] ?? 0, 'approved')
    expect(await totals()).toEqual([19, 21])
    await moderate(spam[0] ?? 0, 'unapproved')
    expect(await totals()).toEqual([19, 20])
    const word = async (text: string) =>
      Number((await site.sql(`select ham from spam_words where word = '${text}'`))[0]?.ham ?? 0)
    const teachers = await word('teache')
    await site.payload.update({ collection: 'comments', id: ham[0] ?? 0, data: { content: '' } })
    expect(await word('teache')).toBe(teachers - 1)
    // The filter does not learn from automatic approval.
    expect((await all()).find(({ content }) => content === 'Our teachers were patient')?.learned).toBeNull()
  })

  it('restores exactly the previous training data after an undo', async () => {
    const { id } = await create('Undone unforgettable words')
    const known = async () => {
      const rows = await site.sql(`select word, spam, ham from spam_words order by word`)
      const { learned } = await site.payload.findByID({ collection: 'comments', id })
      return { learned, words: rows.filter((row) => Number(row.spam) || Number(row.ham)) }
    }
    const doAndUndo = async (task: 'approve' | 'spam') => {
      const before = await known()
      const { batch = '' } = await decide(site.payload, moderator, { task, targets: [{ id }] })
      expect((await known()).words).not.toEqual(before.words)
      await undo(site.payload, moderator, batch)
      expect(await known()).toEqual(before)
    }
    await doAndUndo('spam')
    await doAndUndo('approve')
    // The filter does not learn from automatic approval, only from a moderator's.
    await site.payload.update({ collection: 'comments', id, data: { state: 'approved' } })
    await doAndUndo('spam')
    await moderate(id, 'spam')
    await doAndUndo('approve')
  })

  once(
    'queries Akismet if configured, keeps comments when it fails, and reports corrections by moderators',
    async () => {
      let answer: { status?: number; body?: string; hangs?: boolean } = { body: 'true' }
      const service = await openService(() => answer)
      try {
        await setComments(site.payload, {
          captcha: false,
          approval: 'always',
          akismetUrl: service.url,
          akismetKey: 'key-1',
        })
        const visitor = newVisitor(web)
        await visitor.send(at, { ...good(), content: 'Asked about' })
        const spam = await newest()
        expect(spam?.state).toBe('spam')
        expect(spam?.spamReasons).toContainEqual({ code: 'akismet' })
        const [call] = service.calls
        expect(call?.path).toBe('/1.1/comment-check')
        expect(Object.fromEntries(call?.fields ?? [])).toMatchObject({
          api_key: 'key-1',
          blog: 'http://school.example',
          user_ip: visitor.ip,
          comment_content: 'Asked about',
          comment_author: 'Ana',
        })
        answer = { body: 'false' }
        await newVisitor(web).send(at, { ...good(), content: 'Fine' })
        expect(await newest()).toMatchObject({ state: 'approved' })
        for (const failing of [{ body: 'invalid' }, { body: '<html>' }, { status: 500, body: 'true' }]) {
          answer = failing
          await newVisitor(web).send(at, good())
          const stored = await newest()
          expect(stored?.state).toBe('unapproved')
          expect(stored?.spamReasons).toContainEqual({ code: 'akismetSilent' })
        }
        answer = { hangs: true }
        const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
        await newVisitor(web).send(at, good())
        expect(timeout).toHaveBeenCalledWith(5000)
        timeout.mockRestore()
        expect(await newest()).toMatchObject({ state: 'unapproved' })

        answer = { body: 'Thanks' }
        service.calls.length = 0
        await moderate(spam?.id ?? 0, 'approved')
        await vi.waitFor(
          () => expect(service.calls.map(({ path }) => path)).toEqual(['/1.1/submit-ham']),
          15_000,
        )
        await moderate(spam?.id ?? 0, 'spam')
        await vi.waitFor(() => expect(service.calls[1]?.path).toBe('/1.1/submit-spam'), 15_000)
        expect(service.calls[1]?.fields.get('comment_content')).toBe('Asked about')

        // An undo reports the opposite of the first report, or nothing if there was none.
        service.calls.length = 0
        const { id } = await create('Undone')
        const reported = () => service.calls.map(({ path }) => path.split('-')[1])
        const doAndUndo = async (task: 'approve' | 'spam' | 'unapprove', paths: string[]) => {
          const { batch = '' } = await decide(site.payload, moderator, { task, targets: [{ id }] })
          await vi.waitFor(() => expect(reported()).toHaveLength(Math.ceil(paths.length / 2)), 15_000)
          await undo(site.payload, moderator, batch)
          await vi.waitFor(() => expect(reported()).toEqual(paths), 15_000)
          service.calls.length = 0
        }
        await doAndUndo('approve', [])
        await doAndUndo('spam', ['spam', 'ham'])
        await site.payload.update({ collection: 'comments', id, data: { state: 'spam' } })
        await doAndUndo('unapprove', [])
        await doAndUndo('approve', ['ham', 'spam'])
      } finally {
        await service.close()
      }
      await newVisitor(web).send(at, { ...good(), content: 'Nobody is there' })
      expect(await newest()).toMatchObject({ state: 'unapproved', content: 'Nobody is there' })
    },
  )

  once.each([
    ['approval', 5],
    ['approval', {}],
    ['order', []],
    ['enabled', 'perhaps'],
    ['depth', 'deep'],
    ['depth', {}],
    ['maxLinks', [2]],
    ['notify', 'one@school.example'],
    ['notify', [{}]],
    ['blocklist', { word: 'casino' }],
    ['akismetUrl', 7],
  ])('refuses the setting %s: %j and names the field', async (field, value) => {
    const before = await site.payload.findGlobal({ slug: 'comment-settings' })
    const refused = await site.rest('/api/globals/comment-settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ [field]: value }),
    })
    expect(refused.status).toBe(400)
    const [{ data }] = ((await refused.json()) as { errors: [{ data: { errors: { path: string }[] } }] })
      .errors
    expect(data.errors[0]?.path.split('.')[0]).toBe(field)
    expect(await site.payload.findGlobal({ slug: 'comment-settings' })).toEqual(before)
  })
})
