import { beforeAll, expect, it } from 'vitest'
import { readCalendar } from '../../../src/features/calendar/read-calendar.server'
import { readStudentsBehind } from '../../../src/features/enrolments/queries.server'
import { accommodationData, courseData, createSchool } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'

const noon = (day: string) => `${day}T12:00:00.000Z`

describeOnBoth('the calendar', (open) => {
  let site: Site
  let school: number
  let course: number

  /** A request with the places that it takes, as `keepPlaces` writes them. */
  const enrol = async (name: string, state: string, start: string, lastDay: string, more: object = {}) => {
    const { id } = await site.payload.create({
      collection: 'enrolments',
      data: {
        state: 'new',
        version: 1,
        name,
        email: `${name.toLowerCase()}@example.org`,
        birthDate: noon('2001-05-01'),
        nationality: 'es',
        level: 'B1',
        start: noon(start),
        lastDay: noon(lastDay),
        reference: name.toUpperCase(),
        locale: 'es',
        consentedAt: noon('2026-11-01'),
        ...more,
      },
    })
    await site.sql(`update enrolments set state = '${state}', school_id = ${school} where id = ${id}`)
    await site.sql(
      `insert into enrolment_places (enrolment, school, kind, offer, first_day, last_day) values (${id}, ${school}, 'course', ${course}, '${start}', '${lastDay}')`,
    )
  }

  beforeAll(async () => {
    site = await open()
    ;({ id: school } = await createSchool(site.payload))
    await site.payload.update({
      collection: 'schools',
      id: school,
      data: {
        publicHolidays: false,
        closures: [{ from: noon('2027-01-18'), to: noon('2027-01-19'), title: 'Painting' }],
      },
    })
    const made = await site.payload.create({
      collection: 'courses',
      data: { ...courseData(school, 'Evenings'), places: 2 } as never,
    })
    course = Number(made.number)
    await site.payload.create({ collection: 'accommodation', data: accommodationData(school, 'Room') })
    await enrol('Ana', 'confirmed', '2027-01-04', '2027-01-15', {
      arrival: noon('2027-01-02'),
      departure: noon('2027-01-16'),
    })
    await enrol('Ben', 'confirmed', '2027-01-11', '2027-01-22')
    await enrol('Cem', 'waiting', '2027-01-11', '2027-01-15')
    await enrol('Dia', 'declined', '2027-01-11', '2027-01-15')
  })

  it('counts students and requests by week, against the places', async () => {
    const { offers, mondays } = await readCalendar(site.payload, { school, from: '2027-01-04' }, 'en')
    expect(mondays).toHaveLength(12)
    const [evenings, room] = offers
    expect(evenings?.title).toBe('Evenings')
    expect(evenings?.weeks.slice(0, 4)).toMatchObject([
      { monday: '2027-01-04', taken: 1, places: 2, waiting: 0 },
      { monday: '2027-01-11', taken: 2, places: 2, waiting: 1 },
      { monday: '2027-01-18', taken: 1, places: 2, waiting: 0 },
      { monday: '2027-01-25', taken: 0, places: 2, waiting: 0 },
    ])
    expect(room?.weeks.every(({ taken, places }) => taken === 0 && places === undefined)).toBe(true)
  })

  it('counts comings and goings on the days that students have named, and names days without lessons', async () => {
    const { days, happenings } = await readCalendar(site.payload, { school, from: '2026-12-28' }, 'en')
    const busy = days.flat().filter(({ arrivals, departures }) => arrivals || departures)
    expect(busy.map(({ day, arrivals, departures }) => [day, arrivals, departures])).toEqual([
      ['2027-01-02', 1, 0],
      ['2027-01-11', 1, 0],
      ['2027-01-16', 0, 1],
      ['2027-01-22', 0, 1],
    ])
    expect(days.flat().flatMap(({ day, closed }) => (closed ? [[day, closed]] : []))).toEqual([
      ['2027-01-18', 'Painting'],
      ['2027-01-19', 'Painting'],
    ])
    expect(happenings).toMatchObject([
      { from: '2027-01-18', to: '2027-01-19', title: 'Painting', isClosed: true },
    ])
  })

  it('lists the students behind a cell, and none of another school', async () => {
    const names = async (cell: Parameters<typeof readStudentsBehind>[2], of = school) =>
      (await readStudentsBehind(site.payload, of, cell, 'en')).map(({ name, state }) => `${name}: ${state}`)
    const week = { kind: 'course' as const, offer: course, monday: '2027-01-11' }
    expect(await names(week)).toEqual(['Ana: Confirmed', 'Ben: Confirmed', 'Cem: Waiting for the student'])
    expect(await names({ kind: 'arrival', day: '2027-01-02' })).toEqual(['Ana: Confirmed'])
    expect(await names({ kind: 'departure', day: '2027-01-22' })).toEqual(['Ben: Confirmed'])
    expect(await names(week, school + 1)).toEqual([])
  })
})
