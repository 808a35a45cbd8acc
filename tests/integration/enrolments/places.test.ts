import { beforeAll, expect, it } from 'vitest'
import { readPlacesBoard } from '../../../src/features/enrolments/capacity/place-counts.server'
import type { OfficeChange } from '../../../src/features/enrolments/office/office-contract'
import { readEnrolment } from '../../../src/features/enrolments/office/read-enrolment.server'
import type { User } from '../../../src/platform/payload/payload-types'
import { addDays } from '../../../src/shared/time/days'
import { openApp, type TestApp } from '../kit/app'
import {
  accommodationData,
  courseData,
  createSchool,
  createUser,
  openSession,
  password,
} from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { eraseByPeriod } from '../privacy/erase-by-period'
import { filledForm, refusalOf, someMonday } from './enrol-form'
import { copyEnrolment, untilAnswered } from './office-staff'

describeOnBoth('places', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let editor: User
  let cookie: string
  let school: number
  const monday = someMonday()

  beforeAll(async () => {
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    school = (await createPricedSchool(site.payload)).school.id
    web = await openApp(site)
    editor = await createUser(site.payload, 'editor')
    const token = await openSession(site.payload, { email: editor.email, password })
    cookie = `payload-token=${token}`
    return () => web.close()
  })

  // Every test has a course and a room of its own, because places are counted for each of them.
  let number = 10
  const newOffer = async (kind: 'courses' | 'accommodation', limits: object) => {
    number += 1
    const base = kind === 'courses' ? courseData(school) : { ...accommodationData(school), minAge: 16 }
    const data = { ...base, title: `Offer ${number}`, number, ...limits }
    await site.payload.create({ collection: kind, data } as never)
    const { docs } = await site.payload.find({ collection: 'price-lists', limit: 1 })
    const [list] = docs
    if (!list) throw new Error('no price list')
    const segments = [{ from: 1, to: 12, amount: 10_000, perWeek: 10_000 }]
    const item = { kind: kind === 'courses' ? 'course' : 'accommodation', number, segments }
    await site.payload.update({
      collection: 'price-lists',
      id: list.id,
      data: { items: [...(list.items as object[]), item] as never, _status: 'published' },
    })
    return number
  }

  let client = 0
  const send = (url: string, form: Record<string, string>) =>
    web.app.inject({
      method: 'POST',
      url,
      remoteAddress: `192.0.2.${client++ % 250}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  const quoteFor = async (choice: Record<string, string>) =>
    String((await send('/schools/priced/quotes', choice)).headers.location)
  // Any number of students can enrol with one quote.
  const quotes = new Map<string, Promise<string>>()
  const enrol = async (choice: Record<string, string>, start = monday) => {
    const key = JSON.stringify(choice)
    if (!quotes.has(key)) quotes.set(key, quoteFor(choice))
    const quote = await quotes.get(key)
    return send(`${quote}/enrol`, { ...(await filledForm(web, `${quote}/enrol`)), start })
  }
  const newEnrolment = async (choice: Record<string, string>, start = monday) => {
    expect((await enrol(choice, start)).headers.location).toContain('/enrolled')
    const { docs } = await site.payload.find({ collection: 'enrolments', sort: '-id', limit: 1, depth: 0 })
    const [enrolment] = docs
    if (!enrolment) throw new Error('not stored')
    return enrolment
  }
  const post = (path: string, body: object) =>
    web.app.inject({
      method: 'POST',
      url: `/api/desk${path}`,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      payload: JSON.stringify(body),
    })
  const change = (id: number, body: Partial<OfficeChange>) =>
    post(`/enrolments/${id}/changes`, { version: 1, ...body })
  const confirm = (id: number, body: Partial<OfficeChange> = {}) =>
    change(id, { state: 'confirmed', ...body })
  const stateOf = async (id: number) =>
    (await site.payload.findByID({ collection: 'enrolments', id, depth: 0 })).state
  const placesOf = async (id: number) => {
    const where = { enrolment: { equals: id } }
    const { docs } = await site.payload.find({ collection: 'enrolment-places', where, sort: 'id' })
    return docs.map(({ kind, offer, firstDay, lastDay }) => ({ kind, offer, firstDay, lastDay }))
  }
  const priceOf = async (choice: Record<string, string>) =>
    (await web.get(`/schools/priced/price?${new URLSearchParams(choice)}`)).json().reasons
  const days = (offset: number) => addDays(monday, offset)

  it('keep staff from deleting a course, room or school until the stay is over', async () => {
    const course = await newOffer('courses', {})
    const room = await newOffer('accommodation', {})
    const stay = { course: `${course}`, weeks: '2', accommodation: `${room}` }
    const { id, reference } = await newEnrolment(stay)
    const idOf = async (collection: 'courses' | 'accommodation', offer: number) =>
      (await site.payload.find({ collection, where: { number: { equals: offer } }, depth: 0 })).docs[0]?.id
    const change = async (path: string, data?: object) => {
      const answer = await site.rest(`/api/${path}`, {
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        ...(data ? { method: 'PATCH', body: JSON.stringify(data) } : { method: 'DELETE' }),
      })
      return [answer.status, (await answer.json()).errors?.[0]?.message]
    }
    /** For good, or into the trash as the panel does it. */
    const remove = (path: string, forGood = true) =>
      change(path, forGood ? undefined : { deletedAt: new Date().toISOString() })
    const paths = [
      `courses/${await idOf('courses', course)}`,
      `accommodation/${await idOf('accommodation', room)}`,
      `schools/${school}`,
    ]
    for (const path of paths)
      for (const forGood of [true, false]) {
        const [status, message] = await remove(path, forGood)
        expect([path, status]).toEqual([path, 409])
        expect(message).toContain(reference)
      }
    // Neither by way of another school, nor because it was in the trash when it was booked.
    const other = await createSchool(site.payload)
    expect((await change(paths[0] ?? '', { school: other.id }))[0]).toBe(409)
    await site.payload.update({
      collection: 'courses',
      id: Number(paths[0]?.split('/')[1]),
      data: { deletedAt: new Date().toISOString() },
    })
    expect((await remove(`${paths[0]}?trash=true`))[0]).toBe(409)
    const stillThere = () =>
      site.payload.count({ collection: 'courses', where: { number: { equals: course } }, trash: true })
    await eraseByPeriod(site, 'trash', new Date(Date.now() + 40 * 86_400_000))
    expect((await stillThere()).totalDocs).toBe(1)
    await site.payload.update({ collection: 'enrolments', id, data: { state: 'declined' } })
    expect(await remove(`${paths[0]}?trash=true`)).toEqual([200, undefined])
    expect(await remove(paths[1] ?? '', false)).toEqual([200, undefined])
    await site.payload.delete({ collection: 'enrolments', id })
  })

  once('of a stay are stored with the request, follow a correction, and go with it', async () => {
    const course = await newOffer('courses', {})
    const room = await newOffer('accommodation', {})
    const stay = { course: `${course}`, weeks: '2', accommodation: `${room}` }
    const { id } = await newEnrolment(stay)
    const expected = (from: number, weeks: number) => [
      { kind: 'course', offer: course, firstDay: days(from), lastDay: days(from + weeks * 7 - 3) },
      { kind: 'accommodation', offer: room, firstDay: days(from - 1), lastDay: days(from + weeks * 7 - 3) },
    ]
    expect(await placesOf(id)).toEqual(expected(0, 2))
    const found = await readEnrolment(site.payload, id, { locale: 'en', user: editor })
    const quote = found?.quotes[0]?.id
    const corrected = await post(`/enrolments/${id}/stay`, {
      version: 1,
      quote,
      course,
      weeks: 3,
      accommodation: room,
      start: days(7),
    })
    expect(corrected.statusCode).toBe(200)
    expect(await placesOf(id)).toEqual(expected(7, 3))
    expect((await post('/undo', { batch: corrected.json().batch })).statusCode).toBe(200)
    expect(await placesOf(id)).toEqual(expected(0, 2))
    await site.payload.delete({ collection: 'enrolments', id })
    expect(await placesOf(id)).toEqual([])
  })

  it('are never oversold by 50 confirmations at the same time', async () => {
    const course = await newOffer('courses', { places: 3 })
    const room = await newOffer('accommodation', { places: 2 })
    const withRoom = { course: `${course}`, weeks: '2', accommodation: `${room}` }
    const alone = { course: `${course}`, weeks: '4' }
    // Requests that all overlap in the second week, half of them with a room.
    const kinds: number[][] = []
    for (const [stay, start] of [
      [alone, 0],
      [withRoom, 0],
      [alone, 7],
      [withRoom, 7],
    ] as const) {
      const one = await newEnrolment(stay, days(start))
      kinds.push([one.id, ...(await copyEnrolment(site, one, 12))])
    }
    const ids = Array.from({ length: 50 }, (_, n) => kinds[n % 4]?.[Math.floor(n / 4)] ?? 0)
    const answers = await Promise.all(ids.map((id) => untilAnswered(() => confirm(id))))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(3)
    expect(codes.filter((code) => code === 409)).toHaveLength(47)
    const states = await Promise.all(ids.map(stateOf))
    expect(states.filter((state) => state === 'confirmed')).toHaveLength(3)
    expect(states.filter((state) => state === 'new')).toHaveLength(47)
    const rooms = ids.filter((_, n) => n % 2 && states[n] === 'confirmed')
    expect(rooms.length).toBeLessThanOrEqual(2)
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused.full).toMatchObject({ taken: 4, places: 3, title: `Offer ${course}` })
    // A refused confirmation leaves no trace.
    const { totalDocs } = await site.payload.count({
      collection: 'enrolment-events',
      where: { enrolment: { in: ids }, kind: { equals: 'state' } },
    })
    expect(totalDocs).toBe(3)
  })

  once('are given back, can be overbooked on purpose, and are checked again by undo', async () => {
    const course = await newOffer('courses', { places: 1 })
    const stay = { course: `${course}`, weeks: '1' }
    const [first, second, third] = [
      await newEnrolment(stay),
      await newEnrolment(stay),
      await newEnrolment(stay),
    ]
    expect((await confirm(first.id)).statusCode).toBe(200)
    expect((await confirm(second.id)).statusCode).toBe(409)
    const declined = await change(first.id, { version: 2, state: 'declined' })
    expect((await confirm(second.id)).statusCode).toBe(200)
    expect((await post('/undo', { batch: declined.json().batch })).json().full).toMatchObject({ taken: 2 })
    expect(await stateOf(first.id)).toBe('declined')
    expect((await confirm(third.id, { overbook: true })).statusCode).toBe(200)
    const { docs } = await site.payload.find({
      collection: 'enrolment-events',
      where: { enrolment: { equals: third.id } },
      sort: 'id',
    })
    expect(docs.map(({ kind }) => kind)).toEqual(['received', 'state', 'overbooked'])
    // Other changes of a confirmed request take no place.
    expect((await change(third.id, { version: 2, due: monday })).statusCode).toBe(200)
  })

  it('are checked when a confirmed stay is moved, and its own place does not count against it', async () => {
    const course = await newOffer('courses', { places: 1 })
    const stay = { course: `${course}`, weeks: '1' }
    const [moved, other] = [await newEnrolment(stay), await newEnrolment(stay, days(14))]
    await confirm(moved.id)
    await confirm(other.id)
    const quote = (await readEnrolment(site.payload, moved.id, { locale: 'en', user: editor }))?.quotes[0]?.id
    const move = (weeks: number, version: number, options: object = {}) =>
      post(`/enrolments/${moved.id}/stay`, {
        version,
        quote,
        course,
        weeks,
        accommodation: 2,
        start: monday,
        ...options,
      })
    expect((await move(3, 2)).json().full).toMatchObject({ day: days(14), taken: 2, places: 1 })
    expect((await move(2, 2)).statusCode).toBe(200)
  })

  once('are said on cached pages, which follow every confirmation', async () => {
    const course = await newOffer('courses', { places: 2 })
    const stay = { course: `${course}`, weeks: '1', start: monday }
    const page = `/schools/priced?course=${course}&weeks=1&start=${monday}`
    const soon = (text: string, url = page) =>
      expect.poll(async () => (await web.get(url)).body, { timeout: 15_000, interval: 50 }).toContain(text)
    await soon('has only a few places left')
    const first = await newEnrolment(stay)
    const second = await newEnrolment(stay)
    await confirm(first.id)
    await confirm(second.id)
    await soon('has no place left for these dates.')
    await soon(`start=${days(7)}#anc-calculator`)
    await soon('ist für diese Tage ausgebucht', `/de${page}`)
    expect(await priceOf(stay)).toMatchObject([
      { code: 'start_full', field: 'start', blocking: true, nearest: days(7) },
    ])
    // Neither a quote nor an enrolment for this start.
    expect((await send('/schools/priced/quotes', stay)).headers.location).toContain('/quotes?course=')
    const late = await enrol({ course: `${course}`, weeks: '1' })
    expect((await refusalOf(web, late)).body).toContain(
      'has no place left for these dates. The next possible',
    )
    await change(second.id, { version: 2, state: 'waiting' })
    await soon('has only a few places left')
    expect((await priceOf(stay))[0]).toMatchObject({ code: 'few_places', blocking: false })
    await site.payload.delete({ collection: 'enrolments', id: first.id })
    expect((await priceOf(stay))[0]).toMatchObject({ code: 'few_places' })
  })

  once('tell a student with an older quote that its start has become full', async () => {
    const course = await newOffer('courses', { places: 1 })
    const stay = { course: `${course}`, weeks: '1', start: monday }
    const quote = await quoteFor(stay)
    await confirm((await newEnrolment(stay)).id)
    const { body } = await web.get(`${quote}/enrol`)
    expect(body).toContain('has no place left for these dates. The next possible start is')
    expect(body).not.toContain(`<option value="${monday}"`)
    expect(body).toContain(`<option value="${days(7)}"`)
  })

  it('of a start limit who begins that day, not who is there', async () => {
    const course = await newOffer('courses', {
      placesPerStart: 1,
      placesAtStarts: [{ day: days(14), places: 2 }],
    })
    const stay = (weeks: number) => ({ course: `${course}`, weeks: `${weeks}` })
    const [early, late] = [await newEnrolment(stay(4)), await newEnrolment(stay(1))]
    const next = await newEnrolment(stay(1), days(7))
    expect((await confirm(early.id)).statusCode).toBe(200)
    const refused = await confirm(late.id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().full).toEqual({
      kind: 'course',
      title: `Offer ${course}`,
      day: monday,
      taken: 2,
      places: 1,
      isStart: true,
    })
    // The first student is still there, but began a week earlier.
    expect((await confirm(next.id)).statusCode).toBe(200)
    const reasons = async (start: string) =>
      (await priceOf({ ...stay(1), start })).map(({ code, nearest }: { code: string; nearest?: string }) =>
        [code, nearest].filter(Boolean).join(' '),
      )
    expect(await reasons(monday)).toEqual([`start_full ${days(14)}`])
    expect(await reasons(days(14))).toEqual(['few_places'])
    const found = await readEnrolment(site.payload, late.id, { locale: 'en', user: editor })
    expect(found?.places[0]).toMatchObject({ taken: 1, start: { day: monday, taken: 1, places: 1 } })
    const [{ offers = [] } = {}] = await readPlacesBoard(site.payload, monday, 'en', { schools: undefined })
    const weeks = offers.find(({ offer }) => offer === course)?.weeks ?? []
    expect(weeks.slice(0, 3).map(({ taken, places, starts }) => [taken, places, starts])).toEqual([
      [1, undefined, [{ day: monday, taken: 1, places: 1 }]],
      [2, undefined, [{ day: days(7), taken: 1, places: 1 }]],
      [1, undefined, [{ day: days(14), taken: 0, places: 2 }]],
    ])
  })

  once('are shown to staff with the document of each offer', async () => {
    const room = await newOffer('accommodation', { places: 2 })
    const { docs } = await site.payload.find({
      collection: 'accommodation',
      where: { number: { equals: room } },
    })
    const board = await readPlacesBoard(site.payload, monday, 'en', { schools: undefined })
    const offers = board.flatMap((each) => each.offers)
    expect(offers.find(({ kind, offer }) => kind === 'accommodation' && offer === room)?.id).toBe(docs[0]?.id)
  })

  once('of starts are shown to staff on the days on which the course starts', async () => {
    const tuesday = days(1)
    const course = await newOffer('courses', {
      placesPerStart: 1,
      startsOn: 'dates',
      startDates: [{ day: tuesday }, { day: days(15) }],
    })
    const { id } = await newEnrolment({ course: `${course}`, weeks: '1' }, tuesday)
    expect((await confirm(id)).statusCode).toBe(200)
    const [{ offers = [] } = {}] = await readPlacesBoard(site.payload, monday, 'en', { schools: undefined })
    const weeks = offers.find(({ offer }) => offer === course)?.weeks ?? []
    expect(weeks.slice(0, 3).map(({ starts, isFull }) => [starts, isFull])).toEqual([
      [[{ day: tuesday, taken: 1, places: 1 }], true],
      [[], false],
      [[{ day: days(15), taken: 0, places: 1 }], false],
    ])
  })

  once('of a start cannot be limited on a day on which the course does not start', async () => {
    const limits = (day: string) => ({ placesAtStarts: [{ day, places: 2 }] })
    await expect(newOffer('courses', limits(days(1)))).rejects.toMatchObject({
      data: { errors: [{ path: 'placesAtStarts.0.day', message: 'The course does not start on this day.' }] },
    })
    const dates = { startsOn: 'dates', startDates: [{ day: days(1) }] }
    await newOffer('courses', { ...dates, ...limits(days(1)) })
    // What has passed does no harm.
    await newOffer('courses', { ...dates, ...limits('2020-01-01') })
  })

  it('of a start are never oversold by 20 confirmations at the same time', async () => {
    const course = await newOffer('courses', { placesPerStart: 3 })
    const first = await newEnrolment({ course: `${course}`, weeks: '1' })
    const ids = await copyEnrolment(site, first, 19)
    const answers = await Promise.all([first.id, ...ids].map((id) => untilAnswered(() => confirm(id))))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(17)
  })

  it('have other numbers at other times', async () => {
    const placesAtTimes = [{ from: monday, places: 0 }]
    const course = await newOffer('courses', { places: 5, placesAtTimes })
    const codes = async (start: string) =>
      (await priceOf({ course: `${course}`, weeks: '1', start })).map(({ code }: { code: string }) => code)
    expect(await codes(monday)).toEqual(['start_full'])
    expect(await codes(days(7))).toEqual([])
  })

  it('are counted for staff: of a request and week by week', async () => {
    const course = await newOffer('courses', { places: 4 })
    const stay = { course: `${course}`, weeks: '2' }
    const [confirmed, waiting] = [await newEnrolment(stay), await newEnrolment(stay, days(7))]
    await confirm(confirmed.id)
    const found = await readEnrolment(site.payload, waiting.id, { locale: 'en', user: editor })
    expect(found?.places).toEqual([
      {
        kind: 'course',
        title: `Offer ${course}`,
        from: days(7),
        to: days(18),
        taken: 1,
        places: 4,
        waiting: 1,
      },
    ])
    const [board] = await readPlacesBoard(site.payload, new Date().toISOString().slice(0, 10), 'en', {
      schools: undefined,
    })
    const weeks = board?.offers.find(({ offer }) => offer === course)?.weeks ?? []
    const shown = weeks.filter((week) => week.monday >= monday && week.monday <= days(21))
    expect(shown.map((week) => [week.monday, week.taken, week.waiting, week.places])).toEqual([
      [monday, 1, 0, 4],
      [days(7), 1, 1, 4],
      [days(14), 0, 1, 4],
      [days(21), 0, 0, 4],
    ])
    expect(board?.offers.some(({ offer }) => offer === 2)).toBe(false)
  })
})
