import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { itemsFor, readFirstScreen } from '../../../src/features/dashboard/dashboard-items.server'
import { queueMail } from '../../../src/platform/mail/queue'
import type { User } from '../../../src/platform/payload/payload-types'
import { addDays, todayIn } from '../../../src/shared/time/days'
import { openThread } from '../comments/moderation/comment-thread'
import { createUser, pageData, schoolData } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('the first screen of the panel', (open) => {
  let site: Site
  let users: Record<'administrator' | 'editor' | 'moderator', User>

  const itemsOf = async (user: User, language = 'en') => {
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, site.payload)
    req.i18n = { ...req.i18n, language: language as never }
    const items = await itemsFor(req)
    // How much space is left depends on the machine; other tests count translations and backups.
    return items
      .filter(
        ({ text, href }) =>
          !text.includes('disk') && !/^\/admin\/(translations|collections\/backups)/.test(href),
      )
      .map(({ figure, text }) => `${figure} ${text}`)
  }

  beforeAll(async () => {
    site = await open()
    users = {
      administrator: await createUser(site.payload, 'administrator'),
      editor: await createUser(site.payload, 'editor'),
      moderator: await createUser(site.payload, 'moderator'),
    }
  })

  it('has nothing on a site where nothing waits', async () => {
    for (const user of Object.values(users)) expect(await itemsOf(user)).toEqual([])
  })

  it('names schools without prices, and those whose prices end soon', async () => {
    const { payload } = site
    const school = await payload.create({ collection: 'schools', data: schoolData() })
    expect(await itemsOf(users.editor)).toEqual(['1 school has no prices today'])
    expect(await itemsOf(users.editor, 'de')).toEqual(['1 Schule hat heute keine Preise'])

    const today = todayIn('UTC', new Date())
    const list = await payload.create({
      collection: 'price-lists',
      data: {
        name: 'This year',
        school: school.id,
        validFrom: addDays(today, -30),
        validTo: addDays(today, 30),
        items: [],
        _status: 'published',
      } as never,
    })
    expect(await itemsOf(users.editor)).toEqual(['1 school’s prices end within 60 days'])
    await payload.update({ collection: 'price-lists', id: list.id, data: { validTo: addDays(today, 90) } })
    expect(await itemsOf(users.editor)).toEqual([])
  })

  it('counts drafts, also changes of published documents, and leads to them', async () => {
    const { payload } = site
    await payload.create({ collection: 'pages', data: { ...pageData('Never published'), _status: 'draft' } })
    const page = await payload.create({ collection: 'pages', data: pageData('Published') })
    expect(await itemsOf(users.editor)).toEqual(['1 Page: not published yet'])
    const trashed = await payload.create({ collection: 'pages', data: pageData('In the trash') })
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'pages', id: trashed.id, data: { deletedAt } })
    expect(await itemsOf(users.editor)).toEqual(['1 Page: not published yet'])
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { title: 'Changed', _status: 'draft' },
      draft: true,
    })
    expect(await itemsOf(users.editor)).toEqual(['2 Pages: not published yet'])

    const req = await createLocalReq({ user: { ...users.editor, collection: 'users' } }, payload)
    const [item] = await itemsFor(req)
    const where = { _status: { equals: 'draft' } }
    const { docs } = await payload.find({ collection: 'pages', where, draft: true, sort: 'title' })
    expect(item?.href).toBe(
      `/admin/collections/pages?${new URLSearchParams({ 'where[or][0][and][0][_status][equals]': 'draft' })}`,
    )
    expect(docs.map(({ title }) => title)).toEqual(['Changed', 'Never published'])
    await payload.delete({ collection: 'pages', where: { id: { exists: true } } })
  })

  it('shows comments to moderators, and mails that failed first', async () => {
    const thread = await openThread(site)
    await thread.write('Nice place', 0, { state: 'unapproved' })
    await thread.write('Nice town', 0, { state: 'unapproved' })
    const waiting = '2 comments wait for moderation'
    expect(await itemsOf(users.moderator)).toEqual([waiting])
    expect(await itemsOf(users.editor)).not.toContain(waiting)
    const [item] = await itemsFor(
      await createLocalReq({ user: { ...users.moderator, collection: 'users' } }, site.payload),
    )
    expect(item?.href).toBe('/admin/moderation?state=unapproved')
    expect(item?.inPlace?.props).toMatchObject({
      comments: [{ content: 'Nice place' }, { content: 'Nice town' }],
    })

    await queueMail(site.payload, { to: 'student@school.example', subject: 'Your request', text: 'Hello' })
    expect(await itemsOf(users.moderator)).toEqual([waiting])
    await site.sql("update outgoing_mail set state = 'failed'")
    expect(await itemsOf(users.administrator)).toEqual([
      '1 school has no prices today',
      '1 mail could not be sent',
      waiting,
    ])
    expect(await itemsOf(users.moderator)).toEqual([waiting])
  })

  it('lists who comes and goes in the next seven days, for the office only', async () => {
    const { payload } = site
    const today = todayIn('UTC', new Date())
    const store = (name: string, state: string, days: Record<string, number>) => {
      const stays = Object.fromEntries(
        Object.entries(days).map(([field, count]) => [field, `${addDays(today, count)}T12:00:00.000Z`]),
      )
      return payload.db.create({
        collection: 'enrolments',
        data: {
          ...{
            state,
            name,
            version: 1,
            reference: name.toUpperCase().padEnd(10, 'X'),
            weeks: 2,
            locale: 'en',
          },
          ...{ email: 'a@example.org', birthDate: `${today}T12:00:00.000Z`, nationality: 'BR', level: 'B1' },
          ...{ consentedAt: `${today}T12:00:00.000Z`, searchText: '', ...stays },
        },
      })
    }
    await store('Comes', 'confirmed', { start: 6, lastDay: 17 })
    await store('Earlier', 'confirmed', { arrival: -1, start: 1, lastDay: 12 })
    await store('Leaves', 'confirmed', { start: -9, lastDay: 2, departure: 3 })
    await store('Later', 'confirmed', { start: 7, lastDay: 18 })
    await store('Asks', 'new', { start: 1, lastDay: 12 })
    const eventsFor = async (user: User) => {
      const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
      return (await readFirstScreen(req)).events.map(({ day, title, detail }) => [day, title, detail])
    }
    expect(await eventsFor(users.editor)).toEqual([
      [addDays(today, 3), 'Leaves', 'Leaves · 2 weeks'],
      [addDays(today, 6), 'Comes', 'Arrives · 2 weeks'],
    ])
    expect(await eventsFor(users.moderator)).toEqual([])
    // The longest waiting is answered in place, for the office only.
    const itemsFor = async (user: User) =>
      (await readFirstScreen(await createLocalReq({ user: { ...user, collection: 'users' } }, payload))).items
    const [asked] = (await itemsFor(users.editor)).filter(({ href }) => href === '/admin/enrolments')
    expect(asked?.inPlace?.props).toMatchObject({ rows: [{ name: 'Asks' }], template: 'confirm' })
    expect((await itemsFor(users.moderator)).map(({ href }) => href)).not.toContain('/admin/enrolments')
  })

  it('lists what is owed soon and lets the office remind of what was due, and says so if nothing is', async () => {
    const { payload } = site
    const today = todayIn('UTC', new Date())
    const screenOf = async (user: User) =>
      readFirstScreen(await createLocalReq({ user: { ...user, collection: 'users' } }, payload))
    const dueOf = ({ lists }: Awaited<ReturnType<typeof screenOf>>) =>
      lists.find(({ id }) => id === 'today-due')
    expect(dueOf(await screenOf(users.editor))?.rows).toEqual([])
    const owe = async (name: string, days: number) =>
      site.sql(
        `update enrolments set invoiced = 1000, paid = 0, pay_by = '${addDays(today, days)}T12:00:00.000Z' where name = '${name}'`,
      )
    await owe('Comes', 3)
    await owe('Later', 40)
    await owe('Leaves', -2)
    const screen = await screenOf(users.editor)
    expect(dueOf(screen)?.rows.map(({ title }) => title)).toEqual(['Comes'])
    const [overdue] = screen.items.filter(({ href }) => href.includes('payment=overdue'))
    expect(overdue?.inPlace?.props).toMatchObject({ rows: [{ name: 'Leaves' }], template: 'reminder' })
    expect((await screenOf(users.moderator)).lists).toEqual([])
  })

  it('compares the page views of the last 30 days with the 30 days before', async () => {
    const { payload } = site
    const today = todayIn('UTC', new Date())
    const view = (daysAgo: number, count: number) =>
      payload.create({
        collection: 'page-views',
        data: { day: addDays(today, -daysAgo), page: '/', language: 'en', host: 'example.org', count },
      })
    await view(0, 30)
    await view(29, 30)
    await view(30, 50)
    await view(60, 900)
    const req = await createLocalReq({ user: { ...users.moderator, collection: 'users' } }, payload)
    const [views] = (await readFirstScreen(req)).figures
    expect(views).toMatchObject({ figure: '60', change: { text: '+20%', isMore: true } })
    expect([views?.series.length, views?.series[0], views?.series.at(-1)]).toEqual([30, 30, 30])
  })
})
