import type { CollectionSlug, PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { addDemoStaff } from '../../../src/cms/seed/office/demo-staff'
import { seedOffice } from '../../../src/cms/seed/office/seed-office'
import { seedDemo } from '../../../src/cms/seed/seed'
import { readPlacesBoard } from '../../../src/features/enrolments/capacity/place-counts.server'
import {
  planDemoRemoval,
  type RemovalResult,
  removeDemo,
} from '../../../src/features/onboarding/demo/remove-demo.server'
import { demoCollections } from '../../../src/features/onboarding/onboarding.server'
import { asFirstAdministrator } from '../../../src/features/staff-accounts/first-administrator.server'
import { inTransaction } from '../../../src/platform/transaction/transaction'
import { DAY_MS } from '../../../src/shared/time/days'
import { openApp, type TestApp } from '../kit/app'
import { createPage, createPost, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

/** What the demo's office has worked with. */
const ofOffice = [
  'enrolments',
  'enrolment-events',
  'enrolment-places',
  'quotes',
  'invoices',
  'payments',
  'form-submissions',
  'page-views',
] as const

/** Ends a transaction without a trace. */
class Undo extends Error {}

describeSite('removing the demo', (open) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    await seedDemo(site.payload)
    await seedOffice(site.payload)
    web = await openApp(site)
    return () => web.close()
  }, 300_000)

  const idOf = async (collection: CollectionSlug, field: string, value: string): Promise<number> => {
    const { docs } = await site.payload.find({
      collection,
      where: { [field]: { equals: value } },
      depth: 0,
      limit: 1,
    })
    if (!docs[0]) throw new Error(`there is no ${value}`)
    return docs[0].id as number
  }
  const countIn = async (collection: CollectionSlug, req?: PayloadRequest) =>
    (await site.payload.count({ collection, ...(req && { req }) })).totalDocs
  const plan = () => inTransaction(site.payload, (req) => planDemoRemoval(req))
  const keptNow = (result: Pick<RemovalResult, 'kept'> | undefined) =>
    result?.kept.map(({ key, reason }) => `${key} ${reason}`).sort()

  it('has an office with half a year of work', async () => {
    const { docs } = await site.payload.find({
      collection: 'enrolments',
      depth: 0,
      limit: 0,
      pagination: false,
    })
    expect(docs).toHaveLength(120)
    expect(new Set(docs.map(({ state }) => state)).size).toBe(5)
    expect(docs.filter(({ underage }) => underage).length).toBeGreaterThan(3)
    const now = Date.now()
    for (const { email, createdAt, name } of docs) {
      expect(email).toMatch(/@example\.org$/)
      expect(Date.parse(createdAt)).toBeLessThan(now)
      expect(name).toMatch(/^\p{L}+ \p{L}+$/u)
    }
    const oldest = Math.min(...docs.map(({ createdAt }) => Date.parse(createdAt)))
    expect(now - oldest).toBeGreaterThan(120 * DAY_MS)

    const invoices = await site.payload.find({
      collection: 'invoices',
      depth: 0,
      limit: 0,
      pagination: false,
    })
    const billed = docs.filter(({ invoiced }) => invoiced)
    expect(invoices.docs.map(({ enrolment }) => enrolment).sort()).toEqual(billed.map(({ id }) => id).sort())
    const overdue = billed.filter(
      ({ invoiced, paid, payBy }) => (paid ?? 0) < (invoiced ?? 0) && Date.parse(payBy ?? '') < now,
    )
    expect(overdue.length).toBeGreaterThan(0)
    const counts = await site.payload.find({
      collection: 'calculator-counts',
      depth: 0,
      limit: 0,
      pagination: false,
    })
    const counted = (event: string) =>
      counts.docs.reduce((sum, row) => sum + (row.event === event ? row.count : 0), 0)
    expect(counted('enrolment')).toBe(docs.length)
    expect(counted('confirmation')).toBe(docs.filter(({ state }) => state === 'confirmed').length)

    const events = await site.payload.find({
      collection: 'enrolment-events',
      where: { kind: { equals: 'mail' } },
      depth: 0,
      limit: 0,
      pagination: false,
    })
    expect(events.docs.length).toBeGreaterThan(50)
    for (const { subject, text } of events.docs) expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined/)
  })

  it('has comments in many languages, places that run out, and colleagues once there is an administrator', async () => {
    const { payload } = site
    const { docs } = await payload.find({ collection: 'comments', depth: 0, limit: 0, pagination: false })
    expect(docs.length).toBeGreaterThanOrEqual(60)
    expect(new Set(docs.map(({ language }) => language)).size).toBeGreaterThan(5)
    for (const state of ['unapproved', 'spam'])
      expect(docs.filter((comment) => comment.state === state).length).toBeGreaterThan(5)
    const board = await readPlacesBoard(payload, new Date().toISOString().slice(0, 10), 'en', {
      schools: undefined,
    })
    const weeks = board.flatMap(({ offers }) => offers.flatMap((offer) => offer.weeks))
    expect(weeks.some(({ isFull }) => isFull)).toBe(true)
    for (const { taken, places } of weeks) expect(taken).toBeLessThanOrEqual(places ?? 0)

    const added = inTransaction(
      payload,
      async (req) => {
        await addDemoStaff(req)
        await addDemoStaff(req)
        const own = await payload.find({
          collection: 'users',
          where: { email: { like: '@example.org' } },
          sort: 'name',
          depth: 0,
          req,
        })
        expect(own.docs.map(({ name, role }) => `${name}: ${role}`)).toEqual([
          'Amara Quill: moderator',
          'Tobias Ferncastle: editor',
          'Wren Halloran: editor',
        ])
        const handled = await payload.count({
          collection: 'enrolments',
          where: { assignee: { in: own.docs.map(({ id }) => id) } },
          req,
        })
        expect(handled.totalDocs).toBeGreaterThan(20)
        const result = await removeDemo(req)
        expect(result?.kept).toEqual([])
        expect(result?.removed).toMatchObject({ users: 3 })
        throw new Undo()
      },
      asFirstAdministrator.context,
    )
    await expect(added).rejects.toThrow(Undo)
  }, 120_000)

  it('takes everything that the demo has brought, and nothing if it fails', async () => {
    const before = await countIn('media')
    expect(before).toBeGreaterThan(10)
    const removing = inTransaction(site.payload, async (req) => {
      const result = await removeDemo(req)
      expect(result?.kept).toEqual([])
      expect(result?.removed).toMatchObject({ schools: 2, media: before })
      for (const collection of [...demoCollections, ...ofOffice, 'comments', 'translations'] as const)
        expect([collection, await countIn(collection, req)]).toEqual([
          collection,
          collection === 'translations' ? expect.any(Number) : 0,
        ])
      const settings = await site.payload.findGlobal({ slug: 'site-settings', locale: 'de', depth: 0, req })
      expect(settings).toMatchObject({ name: 'Our school', navigation: [], footerNavigation: [] })
      expect(settings.tagline ?? null).toBeNull()
      throw new Undo()
    })
    await expect(removing).rejects.toThrow(Undo)
    expect(await countIn('media')).toBe(before)
    expect(await countIn('schools')).toBe(2)
    expect((await web.get('/schools/maple-harbour')).statusCode).toBe(200)
  }, 120_000)

  it('keeps a course that staff have changed, with its school and all its parts', async () => {
    const undone = inTransaction(site.payload, async (req) => {
      const { docs } = await site.payload.find({ collection: 'courses', depth: 0, limit: 1, sort: 'id', req })
      await site.payload.update({
        collection: 'courses',
        id: docs[0]?.id ?? 0,
        data: { maxClassSize: 7 },
        depth: 0,
        req,
      })
      const { kept = [], remove = [] } = (await planDemoRemoval(req)) ?? {}
      expect(kept.find(({ reason }) => reason === 'changed')?.document.id).toBe(docs[0]?.id)
      const school = kept.find(({ document }) => document.collection === 'schools')?.document.id
      expect(school).toBe(docs[0]?.school)
      expect(kept.some(({ document }) => document.collection === 'price-lists')).toBe(true)
      expect(remove.filter(({ collection }) => collection === 'schools')).toHaveLength(1)
      throw new Undo()
    })
    await expect(undone).rejects.toThrow(Undo)
  })

  it('leaves a home page of which staff have begun a draft, and does not publish the draft', async () => {
    const undone = inTransaction(site.payload, async (req) => {
      const homePage = (draft: boolean) =>
        site.payload.findGlobal({ slug: 'home-page', locale: 'en', draft, depth: 0, req })
      const before = await homePage(false)
      await site.payload.updateGlobal({
        slug: 'home-page',
        data: { heading: 'Not yet for visitors', _status: 'draft' },
        locale: 'en',
        draft: true,
        depth: 0,
        req,
      })
      await removeDemo(req)
      const { heading, _status, blocks } = await homePage(false)
      expect({ heading, _status, blocks }).toEqual({
        heading: before.heading,
        _status: 'published',
        blocks: before.blocks,
      })
      expect(await homePage(true)).toMatchObject({ heading: 'Not yet for visitors', _status: 'draft' })
      throw new Undo()
    })
    await expect(undone).rejects.toThrow(Undo)
  }, 120_000)

  it('keeps what staff made or changed, and what that uses', async () => {
    const about = await idOf('pages', 'slug', 'about')
    await site.payload.update({ collection: 'pages', id: about, data: { title: 'About us' } })
    // Saved without a change, and a draft that visitors do not see yet.
    const terms = await idOf('pages', 'slug', 'terms')
    await site.payload.update({ collection: 'pages', id: terms, data: {} })
    const privacy = await idOf('pages', 'slug', 'privacy')
    await site.payload.update({ collection: 'pages', id: privacy, data: { summary: 'New.' }, draft: true })
    const picture = await idOf('media', 'filename', 'kayak.jpg')
    const post = await createPost(site.payload, { title: 'Our own news', picture })
    await createPage(site.payload, { title: 'Own page', slug: 'own-page' })
    await site.payload.updateGlobal({ slug: 'site-settings', data: { name: 'Own school' } })
    expect(keptNow(await plan())).toEqual(
      [`media:${picture} used`, `pages:${about} changed`, `pages:${privacy} changed`].sort(),
    )

    const cookie = async (role: 'administrator' | 'editor') => {
      const { email } = await createUser(site.payload, role)
      const token = await openSession(site.payload, { email, password })
      return `payload-token=${token}`
    }
    const send = (headers: Record<string, string>) =>
      site.rest('/api/globals/first-steps/remove-demo', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        body: '{}',
      })
    expect((await send({})).status).toBe(403)
    expect((await send({ cookie: await cookie('editor') })).status).toBe(403)
    const answer = await send({ cookie: await cookie('administrator') })
    expect(answer.status).toBe(200)
    const result = await answer.json()
    expect(result.removed).toContainEqual({ label: 'Schools', count: 2 })
    expect(result.kept).toContainEqual(
      expect.objectContaining({
        href: `/admin/collections/media/${picture}`,
        reason: 'used',
        by: 'Our own news',
      }),
    )

    const { docs } = await site.payload.find({ collection: 'pages', sort: 'title', depth: 0 })
    expect(docs.map(({ slug }) => slug).sort()).toEqual(['about', 'own-page', 'privacy'])
    expect((await web.get('/about')).statusCode).toBe(200)
    expect(await site.payload.findByID({ collection: 'posts', id: post.id, depth: 0 })).toMatchObject({
      picture,
    })
    expect((await web.get('/media/kayak.jpg')).statusCode).toBe(200)
    expect(await countIn('schools')).toBe(0)
    const settings = await site.payload.findGlobal({ slug: 'site-settings', depth: 0 })
    expect(settings).toMatchObject({ name: 'Own school', navigation: [] })
  }, 120_000)

  it('stores the steps of an administrator, and refuses what is wrong with the reason', async () => {
    const { email } = await createUser(site.payload, 'administrator')
    const token = await openSession(site.payload, { email, password })
    const save = async (body: object, cookie = `payload-token=${token}`) => {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      const answer = await site.rest('/api/globals/first-steps/save', init)
      return [answer.status, (await answer.json()).errors?.[0]?.message]
    }
    expect((await save({ step: 'identity', name: 'X' }, ''))[0]).toBe(403)
    const money = { step: 'money', currency: 'EUR' }
    expect(await save({ ...money, timeZone: 'Nowhere' })).toEqual([
      400,
      'Use a name such as America/Halifax.',
    ])
    const languages = { step: 'languages', publicLanguages: ['de', 'fr'] }
    expect((await save({ ...languages, defaultLanguage: 'en' }))[0]).toBe(400)
    for (const step of [
      { ...money, timeZone: 'Europe/Berlin' },
      { ...languages, defaultLanguage: 'de' },
      { step: 'identity', name: 'Own school' },
      { step: 'theme', preset: 'campus' },
      { step: 'finished' },
    ])
      expect([step.step, ...(await save(step))]).toEqual([step.step, 200, undefined])
    expect(await site.payload.findGlobal({ slug: 'site-settings', depth: 0 })).toMatchObject({
      name: 'Own school',
      timeZone: 'Europe/Berlin',
      publicLanguages: ['de', 'fr'],
      defaultLanguage: 'de',
    })
    const { currencies } = await site.payload.findGlobal({ slug: 'pricing', depth: 0 })
    expect(currencies[0]).toMatchObject({ code: 'default', iso: 'EUR', value: 1, format: { symbol: '€' } })
    expect(await site.payload.findGlobal({ slug: 'theme', depth: 0 })).toMatchObject({ preset: 'campus' })
    expect(await site.payload.findGlobal({ slug: 'first-steps', depth: 0 })).toMatchObject({ finished: true })
    await save({ step: 'languages', publicLanguages: [], defaultLanguage: 'en' })
  })

  it('leaves a site that works, and knows that it is done', async () => {
    for (const collection of ['posts', 'pages', 'media'] as const)
      await site.payload.delete({ collection, where: { id: { exists: true } } })
    for (const address of ['/', '/de', '/news', '/search?q=x', '/sitemap.xml'])
      expect([address, (await web.get(address)).statusCode]).toEqual([address, 200])
    expect(await plan()).toBeUndefined()
    expect(await site.payload.findGlobal({ slug: 'first-steps', depth: 0 })).toMatchObject({
      demoRemovedAt: expect.any(String),
    })
  })
})
