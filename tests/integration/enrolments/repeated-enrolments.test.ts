import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { describeOnBoth, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { answerQuestion, filledForm, refusalOf } from './enrol-form'

type Fields = Record<string, string>

describeOnBoth('enrolment forms that are sent again', (open, _dialect, once) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    await createPricedSchool(site.payload)
    web = await openApp(site)
  })
  afterAll(() => web.close())

  let client = 0
  const post = (url: string, fields: Fields) =>
    web.app.inject({
      method: 'POST',
      url,
      remoteAddress: `192.0.2.${client++ % 250}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const newForm = async (choices: Fields = { course: '2', weeks: '4' }) => {
    const address = `${(await post('/schools/priced/quotes', choices)).headers.location}/enrol`
    return { address, form: await filledForm(web, address) }
  }
  const stored = async () => (await site.payload.count({ collection: 'enrolments' })).totalDocs
  const kept = async () => Number((await site.sql('select count(*) as n from kept_forms'))[0]?.n)
  const referenceOf = (location: unknown) =>
    new URL(String(location), 'http://x').searchParams.get('reference') ?? ''

  once('keep what was typed behind an address that cannot be guessed and is not logged', async () => {
    const { address, form } = await newForm()
    const answer = await post(address, { ...form, level: '' })
    const location = String(answer.headers.location)
    expect(location.startsWith(`${address}?kept=`)).toBe(true)
    for (const _ of ['shown', 'reloaded', 'back'])
      expect((await web.get(location)).body).toContain(`value="${form.email}"`)
    expect(JSON.stringify(web.log)).not.toContain(location.split('=')[1])
    expect(JSON.stringify(web.log)).not.toContain('@x.example')
    // Neither is the address of the quote, for instance in a warning that the answer was sent twice.
    expect(JSON.stringify(web.log)).not.toContain(address.split('/').at(-2))
    // Without the key nothing of it is shown.
    expect((await web.get(address)).body).not.toContain(form.email)

    const { body } = await web.get(location)
    const sent = await post(address, { ...form, ...answerQuestion(body) })
    expect(sent.headers.location).toMatch(/^\/enrolled/)
    expect(await kept()).toBe(0)
    const after = await web.get(location)
    expect(after.statusCode).toBe(200)
    expect(after.body).not.toContain(form.email)
    expect(after.body).toContain('What you typed is no longer here.')
    expect(await htmlProblems(after.body)).toEqual([])
  })

  it('are shown as the answer itself if they cannot be kept', async () => {
    const { address, form } = await newForm()
    await site.sql('alter table kept_forms rename to away')
    const answer = await post(address, { ...form, level: '' })
    await site.sql('alter table away rename to kept_forms')
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(`value="${form.email}"`)
    expect(answer.body).toContain('id="level-error"')
    expect(JSON.stringify(site.log)).not.toContain('@x.example')
  })

  it('are recognised for the same person and stay, also with a new quote', async () => {
    const first = await newForm()
    const reference = referenceOf((await post(first.address, first.form)).headers.location)
    const before = await stored()
    const second = await newForm()
    const email = first.form.email?.toUpperCase() ?? ''
    const again = { ...second.form, email }
    const page = await refusalOf(web, await post(second.address, again))
    expect(page.body).toContain('You have already sent this request')
    expect(page.body).toContain(reference)
    expect(page.body).toMatch(/Sent on [A-Z].*Received, not checked yet/s)
    for (const personal of ['Silva', email, '1999-05-01']) expect(page.body).not.toContain(personal)
    expect(await htmlProblems(page.body)).toEqual([])
    expect(await stored()).toBe(before)

    const key = /name="kept" value="([\w-]{24})"/.exec(page.body)?.[1] ?? ''
    const both = await Promise.all([1, 2].map(() => post(second.address, { kept: key })))
    const others = both.map(({ headers }) => referenceOf(headers.location))
    expect(others[0]).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect(others[0]).toBe(others[1])
    expect(others[0]).not.toBe(reference)
    expect(await stored()).toBe(before + 1)
    const { docs } = await site.payload.find({ collection: 'enrolments', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({ email, name: 'Ana <b>Silva</b>', message: 'I am vegetarian.' })
    const gone = await post(second.address, { kept: key })
    expect(gone.headers.location).toBe(`${second.address}?kept=gone`)
  })

  once(
    'are other requests for another person, stay or start, and after a refusal of the school',
    async () => {
      const first = await newForm()
      await post(first.address, first.form)
      const { email = '' } = first.form
      const sent = async (changes: Fields, choices?: Fields) => {
        const { address, form } = await newForm(choices)
        return String((await post(address, { ...form, email, ...changes })).headers.location).split('?')[0]
      }
      const week = new Date(Date.parse(first.form.start ?? '') + 7 * 86_400_000).toISOString().slice(0, 10)
      expect(await sent({ birthDate: '1998-05-01' })).toBe('/enrolled')
      expect(await sent({}, { course: '2', weeks: '3' })).toBe('/enrolled')
      expect(await sent({ start: week })).toBe('/enrolled')
      expect(await sent({})).toMatch(/^\/quotes/)
      await site.payload.update({
        collection: 'enrolments',
        where: { email: { equals: email } },
        data: { state: 'declined' },
      })
      expect(await sent({})).toBe('/enrolled')
    },
  )

  it('are stored once from several tabs at the same time', async () => {
    const before = await stored()
    const tabs = await Promise.all([1, 2, 3, 4].map(() => newForm()))
    const email = 'tabs@x.example'
    const answers = await Promise.all(tabs.map(({ address, form }) => post(address, { ...form, email })))
    const places = answers.map(({ headers }) => String(headers.location).split('?')[0])
    expect(places.filter((place) => place === '/enrolled')).toHaveLength(1)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303])
    expect(await stored()).toBe(before + 1)
  })

  once('keep the quotes of the cart, which may be empty in the meantime', async () => {
    const { form: own, address } = await newForm()
    const token = address.split('/')[2] ?? ''
    const cookie = `schoolhouse-cart=${token}`
    const form = { ...own, ...(await filledForm(web, '/cart/enrol', cookie)), name: '' }
    const answer = await post('/cart/enrol', form)
    const page = await refusalOf(web, answer)
    expect(page.body).toContain(`name="quotes" value="${token}"`)
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
    try {
      const late = await web.get(String(answer.headers.location))
      expect([late.statusCode, late.headers.location]).toEqual([303, '/cart'])
    } finally {
      vi.useRealTimers()
    }
  })
})
