import { beforeAll, describe, expect, it } from 'vitest'
import type { CommentState, ModerationFilter } from '../../../../src/features/comments/contract'
import { readModeratedComments } from '../../../../src/features/comments/moderation/list/list-rows.server'
import {
  countStates,
  listForModeration,
} from '../../../../src/features/comments/moderation/list/moderation-list.server'
import { createSchool, createUser } from '../../kit/content'
import { describeSite, type Site } from '../../kit/harness'

describeSite('the moderation list', (open) => {
  let site: Site
  let here: number
  let there: number
  const ids: Record<string, number> = {}

  const write = async (name: string, day: number, more: object) => {
    const { id } = await site.payload.create({
      collection: 'comments',
      data: {
        school: here,
        author: 'Ana Pérez',
        email: 'ana@mail.example',
        content: `Comment ${name}`,
        language: 'en',
        state: 'approved' satisfies CommentState,
        createdAt: `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
        ...more,
      } as never,
    })
    ids[name] = id
  }

  beforeAll(async () => {
    site = await open()
    here = (await createSchool(site.payload, { name: 'Here' })).id
    there = (await createSchool(site.payload, { name: 'There' })).id
    const { id: user } = await createUser(site.payload, 'moderator')
    await write('first', 1, { content: 'Très élégant: the schoolhouse', rating: 4, verified: true })
    await write('waiting', 2, {
      state: 'unapproved',
      ipHash: 'hash-a',
      spamScore: 0.4,
      spamReasons: ['links'],
    })
    await write('spam', 3, { state: 'spam', ipHash: 'hash-a', author: 'Dr. Pill' })
    await write('nameless', 4, { author: '', email: '', url: 'https://nameless.example/' })
    await write('reply', 5, { parent: ids.first, author: 'The school', email: '', user })
    await write('elsewhere', 6, { school: there, author: 'Bob', email: 'Bob.Brown@Mail.Example' })
    await write('tied', 6, { content: '100% OR "quoted" NEAR(x) NOT y' })
  })

  const list = async (filter: ModerationFilter = {}, page = 1, perPage = 50) => {
    const { rows, ...rest } = await listForModeration(site.payload, {
      ...filter,
      page,
      perPage,
      schools: undefined,
    })
    const nameById = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
    return { ...rest, names: rows.map(({ id }) => nameById.get(id)) }
  }
  const found = async (filter: ModerationFilter) => (await list(filter)).names.toSorted()

  it('is sorted by date and id, newest first, without spam', async () => {
    expect(await list()).toEqual({
      names: ['tied', 'elsewhere', 'reply', 'nameless', 'waiting', 'first'],
      total: 6,
      page: 1,
      pages: 1,
    })
  })

  it('returns every field that moderators see', async () => {
    const { rows } = await listForModeration(site.payload, { page: 1, perPage: 50, schools: undefined })
    const row = (name: string) => rows.find(({ id }) => id === ids[name])
    expect(row('first')).toEqual({
      id: ids.first,
      school: { id: here, name: 'Here', slug: 'here' },
      document: { type: 'schools', id: here, name: 'Here', slug: 'here' },
      author: 'Ana Pérez',
      email: 'ana@mail.example',
      url: '',
      content: 'Très élégant: the schoolhouse',
      state: 'approved',
      rating: 4,
      language: 'en',
      createdAt: '2026-03-01T10:00:00.000Z',
      version: 1,
      ipHash: '',
      spamReasons: [],
      byStaff: false,
      verified: true,
    })
    expect(row('waiting')).toMatchObject({ ipHash: 'hash-a', spamScore: 0.4, spamReasons: ['links'] })
    expect(row('reply')).toMatchObject({
      inReplyTo: { id: ids.first, author: 'Ana Pérez', content: 'Très élégant: the schoolhouse' },
      byStaff: true,
    })
    expect(row('nameless')).toMatchObject({ author: '', email: '', url: 'https://nameless.example/' })
    // A reply at the maximum depth is a sibling of the comment that it replies to, and still names it.
    const put = (reply: object) =>
      site.sql(
        `update comments set ${Object.entries(reply).map(([name, value]) => `${name} = ${value}`)} where id = ${ids.reply}`,
      )
    const above = async () => (await readModeratedComments(site.payload, [ids.reply ?? 0]))[0]?.inReplyTo?.id
    await put({ replied_to: ids.nameless })
    expect(await above()).toBe(ids.nameless)
    // The comment was deleted and its replies were moved to its parent.
    await put({ replied_to: 999_999 })
    expect(await above()).toBe(ids.first)
    await put({ replied_to: ids.first })
  })

  it('shows a single comment in any state', async () => {
    expect(await list({ comment: ids.spam })).toEqual({ names: ['spam'], total: 1, page: 1, pages: 1 })
    expect(await list({ comment: 999_999 })).toEqual({ names: [], total: 0, page: 1, pages: 1 })
  })

  it('has pages, and shows the last one for a higher page number', async () => {
    expect(await list({}, 2, 4)).toEqual({ names: ['waiting', 'first'], total: 6, page: 2, pages: 2 })
    expect(await list({}, 99, 4)).toEqual({ names: ['waiting', 'first'], total: 6, page: 2, pages: 2 })
    expect(await list({ text: 'comment' }, 99, 2)).toMatchObject({
      names: ['nameless', 'waiting'],
      page: 2,
      total: 4,
    })
    for (const page of [0, -5, Number.NaN, 1.5])
      expect(await list({}, page, 4)).toMatchObject({ page: 1, total: 6 })
  })

  it.each<[string, ModerationFilter, string[]]>([
    ['a state', { state: 'spam' }, ['spam']],
    ['a school', { school: -1 }, []],
    ['no name', { anonymous: true }, ['nameless']],
    ['an address’s hash', { ipHash: 'hash-a' }, ['waiting']],
    ['hash and state', { ipHash: 'hash-a', state: 'spam' }, ['spam']],
    ['words without accents, by their beginnings', { text: 'ELEG schoolh' }, ['first']],
    ['the middle of a word', { text: 'legant' }, []],
    ['a website', { text: 'nameless' }, ['nameless']],
    ['an author', { author: 'bob' }, ['elsewhere']],
    ['an e-mail address in any case', { author: 'BOB.brown@mail.example' }, ['elsewhere']],
    ['author and text', { author: 'perez', text: 'waiting' }, ['waiting']],
    ['author and state', { author: 'pill', state: 'spam' }, ['spam']],
    ['text and hash', { text: 'comment', ipHash: 'hash-a' }, ['waiting']],
    ['text and no name', { text: 'comment', anonymous: true }, ['nameless']],
    ['short words as they are', { text: 'th' }, []],
  ])('finds by %s', async (_name, filter, expected) => {
    expect(await found(filter)).toEqual(expected)
  })

  it('filters by school in lists and in searches', async () => {
    expect(await found({ school: there })).toEqual(['elsewhere'])
    expect(await found({ school: there, text: 'comment' })).toEqual(['elsewhere'])
    expect(await found({ school: here, author: 'bob' })).toEqual([])
  })

  describe('searched for special characters and operators', () => {
    it.each([
      `"`,
      `'`,
      `*`,
      `"*`,
      `'; drop table comments; --`,
      `x' or '1'='1`,
      `NEAR(a b)`,
      `a AND`,
      `OR`,
      `NOT a`,
      `search_text : a`,
      `-a`,
      `^a`,
      `a + b`,
      `(((`,
      `a & b | !c`,
      `a <-> b`,
      `a:*`,
      `\\`,
      `%`,
      `_`,
      `\u0000`,
      `🙂`,
      `𞤀𞤣`,
      `ﷺ`,
      `１２３`,
      '\ud800',
      'é'.repeat(5000),
      `1e5 3.14 -2`,
      '學校 하루',
    ])('does not fail for %j', async (typed) => {
      await expect(list({ text: typed })).resolves.toMatchObject({ page: 1 })
      await expect(list({ author: typed })).resolves.toMatchObject({ page: 1 })
      await expect(list({ ipHash: typed })).resolves.toMatchObject({ page: 1 })
    })

    it('treats operators as ordinary words', async () => {
      expect(await found({ text: 'quoted or near' })).toEqual(['tied'])
      expect(await found({ text: '!!!' })).toEqual([])
      expect(await found({ text: ' ' })).toHaveLength(6)
      expect(await found({ text: 'elegant OR comment' })).toEqual([])
    })
  })

  it('counts every state', async () => {
    expect(await countStates(site.payload, undefined)).toEqual({
      approved: 5,
      unapproved: 1,
      spam: 1,
      removed: 0,
    })
  })
})
