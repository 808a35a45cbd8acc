import { beforeAll, expect, it } from 'vitest'
import { readEnrolment } from '../../../src/features/enrolments/office/read-enrolment.server'
import type { User } from '../../../src/platform/payload/payload-types'
import { someMonday } from '../enrolments/enrol-form'
import { openOffice } from '../enrolments/office-staff'
import { openApp, type TestApp } from '../kit/app'
import { courseData, createPage } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'

const school = '/schools/priced'
const title = 'Clandestine evenings'
const page = `${school}/courses/clandestine-evenings`

describeSite('a draft of a course', (open) => {
  let site: Site
  let web: TestApp
  let office: Awaited<ReturnType<typeof openOffice>>
  let schoolId: number
  let course: number

  const text = async (url: string) => (await web.get(url)).body
  const soon = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 15_000, interval: 20 })
  const setState = (id: number, _status: 'draft' | 'published') =>
    site.payload.update({ collection: 'courses', id, data: { _status } })
  /** Public addresses that name the courses of a school. */
  const places = [school, `/de${school}`, `${school}/courses/intensive`, '/sitemap.xml', '/listed']
  const found = async () => {
    const bodies = await Promise.all([...places, '/search?q=clandestine'].map(text))
    return bodies.map((body) => body.includes(title) || body.includes(page))
  }
  /** 400 if the course is not offered. */
  const priceStatus = async (number: number) =>
    (await web.get(`${school}/price?course=${number}&weeks=2&accommodation=2`)).statusCode

  beforeAll(async () => {
    site = await open()
    const made = await createPricedSchool(site.payload)
    schoolId = made.school.id
    const items = [2, 3].map((number) => ({
      kind: 'course' as const,
      number,
      segments: [{ from: 1, to: 12, amount: 35_000, perWeek: 35_000 }],
    }))
    await site.payload.update({
      collection: 'price-lists',
      id: made.list.id,
      data: { items, _status: 'published' },
    })
    web = await openApp(site)
    office = await openOffice(site, web)
    const { id } = await site.payload.create({
      collection: 'courses',
      draft: true,
      data: { title, school: schoolId, _status: 'draft' } as never,
    })
    course = id
    await createPage(site.payload, {
      title: 'Listed',
      blocks: [
        { id: 'a', blockType: 'cards', content: 'courses', layout: 'grid' },
        { id: 'b', blockType: 'cards', content: 'chosen', documents: [{ relationTo: 'courses', value: id }] },
        { id: 'c', blockType: 'startDates', school: schoolId },
        { id: 'd', blockType: 'priceTeaser', school: schoolId, course: id },
      ] as never,
    })
    return () => web.close()
  })

  it('has a number for price lists, and belongs to a school', async () => {
    const stored = await site.payload.findByID({ collection: 'courses', id: course, depth: 0 })
    expect(stored).toMatchObject({ number: 3, slug: 'clandestine-evenings', _status: 'draft' })
    const homeless = { title: 'Nowhere', _status: 'draft' } as never
    const created = site.payload.create({ collection: 'courses', draft: true, data: homeless })
    await expect(created).rejects.toMatchObject({ data: { errors: [{ path: 'school' }] } })
    // What is missing is asked for when it is published.
    await expect(setState(course, 'published')).rejects.toThrow(/summary/i)
  })

  it('is shown to staff in the preview of its school and in its own', async () => {
    const headers = { cookie: office.sessions.editor, 'sec-fetch-site': 'same-origin' }
    expect((await web.get(`/preview/schools/${schoolId}`, headers)).body).toContain(title)
    const own = await web.get(`/preview/courses/${course}`, headers)
    expect(own.statusCode).toBe(200)
    expect(own.body).toContain(`<h1>${title}</h1>`)
    expect((await web.get(`/preview/courses/${course}`)).statusCode).toBe(403)
  })

  it('is public nowhere until it is published, and again when it is taken back', async () => {
    const everywhere = (is: boolean) => [...places, 'search'].map(() => is)
    expect(await found()).toEqual(everywhere(false))
    expect((await web.get(page)).statusCode).toBe(404)
    expect(await priceStatus(3)).toBe(400)
    const anonymous = { collection: 'courses', overrideAccess: false, depth: 0 } as const
    expect((await site.payload.find(anonymous)).docs).toMatchObject([{ title: 'Intensive' }])

    const { school: _, title: __, position: ___, ...rest } = courseData(schoolId, title)
    await site.payload.update({ collection: 'courses', id: course, data: { ...rest, summary: 'Late.' } })
    await soon(found).toEqual(everywhere(true))
    expect((await web.get(page)).statusCode).toBe(200)
    expect(await priceStatus(3)).toBe(200)

    // A newer draft of a published course changes nothing.
    const draft = { collection: 'courses', id: course, draft: true } as const
    await site.payload.update({ ...draft, data: { title: 'Renamed', _status: 'draft' } })
    expect(await found()).toEqual(everywhere(true))
    expect(await text(school)).not.toContain('Renamed')

    await setState(course, 'draft')
    await soon(found).toEqual(everywhere(false))
    await soon(async () => (await web.get(page)).statusCode).toBe(404)
    expect(await priceStatus(3)).toBe(400)
  })

  it('keeps the bookings that it has, and takes no new ones', async () => {
    const { id } = await office.newEnrolment()
    const { docs } = await site.payload.find({ collection: 'courses', where: { number: { equals: 2 } } })
    const booked = docs[0]?.id ?? 0
    await setState(booked, 'draft')
    await soon(() => priceStatus(2)).toBe(400)
    const user = { name: 'Mia' } as User
    const enrolment = await readEnrolment(site.payload, id, { locale: 'en', user })
    expect(enrolment?.facts).toContainEqual({ name: 'course', value: 'Intensive' })
    expect(enrolment?.offers?.courses).toEqual([{ number: 2, title: 'Intensive' }])
    const [quote] = enrolment?.quotes ?? []
    const choice = { quote: quote?.id, course: 2, weeks: 6, accommodation: 2, start: someMonday() }
    const preview = (await office.post(`/enrolments/${id}/stay-preview`, choice)).json()
    expect(preview).toMatchObject({ isBookable: true, notes: [] })
    await setState(booked, 'published')
  })
})
