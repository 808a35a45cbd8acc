import { beforeAll, expect, it } from 'vitest'
import { depthOf, parentPathOf } from '../../../src/features/comments/comment/thread-path'
import { readCommentCsv } from '../../../src/features/comments/import/read-comment-csv'
import { listForModeration } from '../../../src/features/comments/moderation/list/moderation-list.server'
import { personsComments } from '../../../src/features/comments/people/persons-comments.server'
import { threadTag } from '../../../src/features/comments/tags'
import { erasePerson } from '../../../src/features/privacy/persons/persons.server'
import type { User } from '../../../src/platform/payload/payload-types'
import { onChange } from '../../../src/platform/transaction/invalidate-tags'
import { wxrComment, wxrWithComments } from '../../../src/shared/wordpress/wxr-fixture'
import { createSchool, createUser } from '../kit/content'
import { callComments } from '../kit/endpoints'
import { describeSite, type Site } from '../kit/harness'

describeSite('importing comments', (open) => {
  let site: Site
  let administrator: User
  beforeAll(async () => {
    site = await open()
    administrator = await createUser(site.payload, 'administrator')
  })

  const send = async (school: number, text: string, user: User | undefined = administrator) => {
    const answer = await callComments(site, '/import', { user, text, query: { school: String(school) } })
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) }
  }
  const storedIn = async (school: number) =>
    (
      await site.payload.find({
        collection: 'comments',
        where: { school: { equals: school } },
        sort: 'path',
        depth: 0,
        pagination: false,
      })
    ).docs
  const newSchool = async () => (await createSchool(site.payload)).id
  const file = wxrWithComments(
    [
      wxrComment({ id: 10, content: '<p>Élégant</p>', author: 'Zoë', date: '2019-01-01 08:00:00' }),
      wxrComment({ id: 11, parent: 10, approved: '0', date: '2019-01-02 08:00:00' }),
      wxrComment({ id: 12, parent: 11, approved: 'spam', date: '2019-01-03 08:00:00' }),
      wxrComment({ id: 13, approved: 'trash' }),
      wxrComment({ id: 14, parent: 13, date: '2019-01-04 08:00:00', content: 'Below what was thrown away' }),
    ].join(''),
  )

  it('keeps dates, states and replies, and sends no mails', async () => {
    const school = await newSchool()
    expect(await send(school, file)).toEqual({ status: 200, added: 4, known: 0, skipped: 1 })
    const [first, second, third, last] = await storedIn(school)
    expect(first).toMatchObject({
      parent: 0,
      author: 'Zoë',
      content: 'Élégant',
      state: 'approved',
      language: 'en',
      createdAt: '2019-01-01T08:00:00.000Z',
      wantsReplies: false,
    })
    expect(second).toMatchObject({ parent: first?.id, state: 'unapproved', root: first?.root })
    expect(third).toMatchObject({ parent: second?.id, state: 'spam' })
    expect(depthOf(third?.path ?? '')).toBe(3)
    expect(parentPathOf(third?.path ?? '')).toBe(second?.path)
    expect(last).toMatchObject({ parent: 0, state: 'approved' })
    expect((await site.payload.count({ collection: 'outgoing-mail' })).totalDocs).toBe(0)
    const stored = JSON.stringify(await storedIn(school))
    expect(stored).not.toContain('192.0.2.7')
    const found = await listForModeration(site.payload, {
      school,
      text: 'elegant',
      page: 1,
      perPage: 10,
      schools: undefined,
    })
    expect(found.rows.map(({ id }) => id)).toEqual([first?.id])
  })

  it('adds nothing when repeated, and only new comments from a longer file', async () => {
    const school = await newSchool()
    await send(school, file)
    expect(await send(school, file)).toMatchObject({ added: 0, known: 4, skipped: 1 })
    const more = file.replace(
      '</item>',
      `${wxrComment({ id: 15, parent: 12, date: '2020-01-01 00:00:00' })}</item>`,
    )
    expect(await send(school, more)).toMatchObject({ added: 1, known: 4 })
    const docs = await storedIn(school)
    const reply = docs.find(({ createdAt }) => createdAt.startsWith('2020-01-01'))
    expect(reply?.parent).toBe(docs.find(({ state }) => state === 'spam')?.id)
    expect(docs).toHaveLength(5)
  })

  it('recognises edited comments and restores deleted or erased ones', async () => {
    const school = await newSchool()
    const email = 'somebody@mail.example'
    const three = wxrWithComments(
      wxrComment({ id: 1, email }) +
        wxrComment({ id: 2, parent: 1 }) +
        wxrComment({ id: 3, content: 'gone' }),
    )
    await send(school, three)
    const [first, reply, last] = await storedIn(school)
    await site.payload.update({ collection: 'comments', id: reply?.id ?? 0, data: { content: 'changed' } })
    expect(await send(school, three)).toMatchObject({ added: 0, known: 3 })
    const confirmed = { comments: 1 }
    await erasePerson(site.payload, [personsComments], { address: email, confirmed, user: null })
    await site.payload.delete({ collection: 'comments', id: last?.id ?? 0 })
    expect(await send(school, three)).toMatchObject({ added: 2, known: 1 })
    const now = await storedIn(school)
    expect(now.map(({ id }) => id)).toEqual(expect.arrayContaining([first?.id, reply?.id]))
    expect(
      now
        .map(({ content }) => content)
        .filter(Boolean)
        .sort(),
    ).toEqual(['Hello', 'changed', 'gone'])
  })

  it('restores its own export including formulas, and recognises comments already in their school', async () => {
    const school = await newSchool()
    const create = (data: object) =>
      site.payload.create({ collection: 'comments', data: { school, language: 'es', ...data } as never })
    const first = await create({ author: '=SUM(A1)', content: '-1 "x",\n;y', rating: 3, state: 'approved' })
    await create({
      parent: first.id,
      author: 'Bo',
      email: 'bo@mail.example',
      content: 'reply',
      state: 'spam',
    })
    const answer = await callComments(site, '/export.csv', { user: administrator })
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
    expect(csv.startsWith('\ufeffid,parent,school,')).toBe(true)
    expect(csv).not.toMatch(/(^|,|\n)"?[=+@-]/)
    expect(await send(school, csv)).toMatchObject({ added: 0, known: 2 })

    const { slug } = await site.payload.findByID({ collection: 'schools', id: school })
    const reading = readCommentCsv(csv, slug)
    expect(
      'comments' in reading && reading.comments.filter(({ state }) => state !== 'removed'),
    ).toMatchObject([
      { author: '=SUM(A1)', content: '-1 "x",\n;y', rating: 3, language: 'es', state: 'approved' },
      { author: 'Bo', email: 'bo@mail.example', parent: String(first.id), state: 'spam' },
    ])
    const lines = csv.split('\r\n')
    const onlyIts = [lines[0], ...lines.filter((line) => line.includes(`,${slug},`))].join('\r\n')
    const elsewhere = await newSchool()
    expect(await send(elsewhere, onlyIts)).toMatchObject({ added: 2, known: 0 })
    const [copy, reply] = await storedIn(elsewhere)
    expect(copy).toMatchObject({
      author: '=SUM(A1)',
      content: '-1 "x",\n;y',
      rating: 3,
      createdAt: first.createdAt,
    })
    expect(reply).toMatchObject({ parent: copy?.id, state: 'spam' })
  })

  it('imports nothing from a file with an error, and reports the line', async () => {
    const school = await newSchool()
    const broken = wxrWithComments(wxrComment({ id: 1 }) + wxrComment({ id: 2, approved: 'perhaps' }))
    expect(await send(school, broken)).toEqual({
      status: 400,
      problems: ['Line 24: wp:comment_approved is “perhaps”. Write 1, 0, spam or trash.'],
    })
    expect(await storedIn(school)).toEqual([])
  })

  it('is allowed only for administrators and existing schools', async () => {
    const school = await newSchool()
    for (const role of ['moderator', 'editor'] as const)
      await expect(send(school, file, await createUser(site.payload, role))).rejects.toMatchObject({
        status: 403,
      })
    await expect(callComments(site, '/import', { text: file })).rejects.toMatchObject({ status: 403 })
    await expect(send(999_999, file)).rejects.toMatchObject({ status: 400 })
    await expect(callComments(site, '/export.csv', {})).rejects.toMatchObject({ status: 403 })
    expect(await storedIn(school)).toEqual([])
  })

  it('invalidates the school’s pages', async () => {
    const school = await newSchool()
    const changed: string[] = []
    const stop = onChange(site.payload, (tags) => changed.push(...tags))
    await send(school, file)
    stop()
    expect(changed).toContain(threadTag({ type: 'schools', id: school }))
  })

  it('imports thousands of comments at once', async () => {
    const school = await newSchool()
    const many = Array.from({ length: 2000 }, (_, index) =>
      wxrComment({ id: index + 1, parent: index % 4 ? index : 0, content: `number ${index}` }),
    )
    expect(await send(school, wxrWithComments(many.join('')))).toMatchObject({ added: 2000 })
    const [{ paths } = {}] = await site.sql(
      `select count(distinct path) as paths from comments where school_id = ${school}`,
    )
    expect(Number(paths)).toBe(2000)
    const [{ lost } = {}] = await site.sql(
      `select count(*) as lost from comments as reply where school_id = ${school} and length(path) > 16 and not exists
        (select 1 from comments as above where above.id = reply.parent
          and above.path = substr(reply.path, 1, length(reply.path) - 16))`,
    )
    expect(Number(lost)).toBe(0)
  })
})
