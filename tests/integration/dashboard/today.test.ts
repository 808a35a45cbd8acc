import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { itemsFor } from '../../../src/features/dashboard/dashboard-items.server'
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
})
