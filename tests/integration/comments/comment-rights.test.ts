import { beforeAll, expect, it } from 'vitest'
import { queueMail } from '../../../src/platform/mail/queue'
import type { User } from '../../../src/platform/payload/payload-types'
import { createSchool, createUser } from '../kit/content'
import { callPersons } from '../kit/endpoints'
import { everyText } from '../kit/every-text'
import { describeSite, type Site } from '../kit/harness'

const address = 'Quintessa.Xylander@Mail.Example'

describeSite('a person’s comments', (open) => {
  let site: Site
  let administrator: User
  let school: number
  const ids: Record<string, number> = {}

  const write = async (name: string, data: object) => {
    const doc = await site.payload.create({
      collection: 'comments',
      data: {
        ...{ school, language: 'en', state: 'approved', author: 'Quintessa Xylander', email: address },
        ...{ content: `Zanzibarian ${name}`, ...data },
      } as never,
    })
    ids[name] = doc.id
  }
  const ask = async (path: 'find' | 'export' | 'erase', json: object) => {
    const answer = await callPersons(site, path, { user: administrator, json })
    return (await answer.json()) as Record<string, never>
  }
  /** How many records of each kind are found. */
  const count = async (email: string) => {
    const { found } = (await ask('find', { email })) as unknown as {
      found: { kind: string; records: unknown[] }[]
    }
    return Object.fromEntries(found.map(({ kind, records }) => [kind, records.length]))
  }
  const mail = (to: string, about: string, text: string) =>
    queueMail(site.payload, { to, subject: 'About a comment', text, about })

  beforeAll(async () => {
    site = await open()
    administrator = await createUser(site.payload, 'administrator')
    school = (await createSchool(site.payload)).id
    await write('first', {
      url: 'https://xylander.example/',
      ipHash: 'hash-of-xylander',
      once: 'form-of-xylander',
    })
    await write('answer', {
      author: 'Bob',
      email: 'bob@mail.example',
      content: 'Bob agrees',
      parent: ids.first,
    })
    await write('again', { email: address.toUpperCase(), parent: ids.answer, rating: 5, verified: true })
    await write('waiting', { email: address.toLowerCase(), state: 'unapproved' })
    await write('spam', { state: 'spam', spamReasons: ['Zanzibarian words'], spamScore: 0.99 })
    await write('withdrawn', { state: 'unapproved' })
    await write('below', {
      author: 'Bob',
      email: 'bob@mail.example',
      content: 'Bob again',
      parent: ids.withdrawn,
    })
    await write('other', { author: 'Quentin', email: 'quentin@mail.example', content: 'Another person' })
    await site.payload.update({ collection: 'comments', id: ids.first ?? 0, data: { state: 'approved' } })
    await site.payload.create({
      collection: 'comment-actions',
      data: {
        ...{
          comment: ids.first,
          action: 'edit',
          byName: 'Moderator',
          before: { content: 'Zanzibarian before' },
        },
      } as never,
    })
    await mail(address.toLowerCase(), `comment:${ids.answer}:reply`, 'Dear Quintessa Xylander, Bob agrees')
    await mail('moderator@school.example', `comment:${ids.waiting}:pending`, 'Zanzibarian waiting')
    await mail('bob@mail.example', `comment:${ids.again}:reply`, 'Zanzibarian again')
    await mail('bob@mail.example', `comment:${ids.other}:reply`, 'Kept for Bob')
    await queueMail(site.payload, { to: 'zoe@mail.example', subject: 'A quote', text: 'Kept for Zoe' })
  })

  it('are found in every state, ignoring the case of the e-mail address', async () => {
    for (const email of [address, address.toUpperCase(), ` ${address.toLowerCase()} `])
      expect(await count(email)).toEqual({ comments: 5, mails: 1 })
    for (const email of ['nobody@mail.example', 'xylander@mail', "x'or'1'='1@mail.example"])
      expect(await count(email)).toEqual({})
    await expect(ask('find', { email: 'no address' })).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path: 'email', message: 'This is not an e-mail address.' }] },
    })
  })

  it('are exported with all stored data', async () => {
    const { comments: file } = (await ask('export', { email: address })) as unknown as {
      comments: { comments: { id: number }[]; actions: object[]; mails: object[] }
    }
    expect(file.comments.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      ids.first,
      ids.again,
      ids.waiting,
      ids.spam,
      ids.withdrawn,
    ])
    expect(file.comments).toContainEqual(
      expect.objectContaining({
        id: ids.first,
        email: address,
        ipHash: 'hash-of-xylander',
        state: 'approved',
      }),
    )
    expect(file.actions).toContainEqual(
      expect.objectContaining({
        comment: ids.first,
        action: 'edit',
        before: { content: 'Zanzibarian before' },
      }),
    )
    expect(JSON.stringify(file.actions)).not.toContain('Moderator')
    expect(file.mails).toHaveLength(3)
    expect(JSON.stringify(file)).not.toContain('Another person')
  })

  it('can be found, exported and erased only by administrators', async () => {
    for (const path of ['find', 'export', 'erase'] as const)
      for (const user of [
        undefined,
        await createUser(site.payload, 'moderator'),
        await createUser(site.payload, 'editor'),
      ])
        await expect(
          callPersons(site, path, { user, json: { email: address, confirmed: {} } }),
        ).rejects.toMatchObject({ status: 403 })
  })

  it('are not erased if their number differs from the confirmed one', async () => {
    for (const confirmed of [
      {},
      { comments: 4, mails: 1 },
      { comments: 5 },
      { comments: 5, mails: 1, forms: 1 },
    ])
      await expect(ask('erase', { email: address, confirmed })).rejects.toMatchObject({ status: 409 })
    await expect(ask('erase', { email: address, confirmed: { comments: -1 } })).rejects.toMatchObject({
      status: 400,
    })
    expect(await count(address)).toEqual({ comments: 5, mails: 1 })
  })

  it('leave no personal data after erasure, and the thread keeps its structure', async () => {
    const thread = () =>
      site.sql(
        `select id, parent, path, state from comments where school_id = ${school} and state = 'approved' order by path`,
      )
    const before = await thread()
    // Erasure covers the full-text index too, where SQLite keeps deleted words until segments are merged.
    await site.payload.update({
      collection: 'comments',
      id: ids.again ?? 0,
      data: { content: 'Other words' },
    })
    expect(await everyText(site)).toMatch(/zanzibarian again/i)

    const confirmed = { comments: 5, mails: 1 }
    expect(await ask('erase', { email: address.toUpperCase(), confirmed })).toEqual({
      report: [
        { kind: 'comments', found: 5, emptied: 3, kept: 0 },
        { kind: 'mails', found: 1, emptied: 0, kept: 0 },
      ],
      at: expect.any(String),
    })
    const { docs: log } = await site.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 })
    expect(log).toMatchObject([{ event: 'deleted', subject: 'Personal data: comments 5, mails 1' }])

    const after = await everyText(site)
    for (const trace of ['xylander', 'quintessa', 'zanzibarian'])
      expect(after.toLowerCase()).not.toContain(trace)
    expect(await thread()).toEqual(before)
    expect(
      await site.payload.findByID({ collection: 'comments', id: ids.first ?? 0, depth: 0 }),
    ).toMatchObject({
      ...{ erased: true, state: 'approved', author: null, email: null, url: null, content: null },
      ...{ ipHash: null, once: null, wantsReplies: false, searchText: '' },
    })
    const left = await site.payload.find({ collection: 'comments', pagination: false, depth: 0 })
    expect(left.docs.map(({ id }) => id)).not.toContain(ids.waiting)
    expect(left.docs.find(({ id }) => id === ids.below)).toMatchObject({
      content: 'Bob again',
      parent: ids.withdrawn,
    })
    expect(left.docs.find(({ id }) => id === ids.other)).toMatchObject({
      content: 'Another person',
      erased: false,
    })
    const mails = await site.payload.find({ collection: 'outgoing-mail', sort: 'text' })
    expect(mails.docs.map(({ text }) => text)).toEqual(['Kept for Bob', 'Kept for Zoe'])
    const actions = await site.payload.find({
      collection: 'comment-actions',
      where: { action: { equals: 'erase' } },
    })
    expect(actions.docs.length).toBeGreaterThan(0)
    expect(actions.docs[0]).toMatchObject({ byName: administrator.name })
  })
})
