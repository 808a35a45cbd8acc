import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../read-pdf'
import { openApp, type TestApp } from '../kit/app'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool, raisePrices } from '../kit/priced-school'

describeSite('the brochure of a school', (open) => {
  let site: Site
  let web: TestApp
  let list: number

  beforeAll(async () => {
    site = await open()
    list = (await createPricedSchool(site.payload)).list.id
    web = await openApp(site)
  })
  afterAll(() => web.close())

  it('is a PDF in every language, linked from the page of the school', async () => {
    for (const prefix of ['', '/de']) {
      const page = await web.get(`${prefix}/schools/priced`)
      expect(page.body).toContain(`href="${prefix}/schools/priced/brochure.pdf"`)
      const answer = await web.get(`${prefix}/schools/priced/brochure.pdf`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
      const { isMarked, source } = await readPdf(answer.rawPayload)
      expect(isMarked).toBe(true)
      expect(source).toContain(`/Lang (${prefix ? 'de' : 'en'}`)
    }
    expect((await web.get('/schools/nowhere/brochure.pdf')).statusCode).toBe(404)
  })

  it('shows changes at once', async () => {
    const text = async () =>
      (await readPdf((await web.get('/schools/priced/brochure.pdf')).rawPayload)).text.replace(/\s+/g, ' ')
    expect(await text()).not.toContain('Sailing every Sunday')
    const { docs } = await site.payload.find({ collection: 'schools', where: { slug: { equals: 'priced' } } })
    await site.payload.update({
      collection: 'schools',
      id: docs[0]?.id ?? 0,
      data: {
        summary: 'Sailing every Sunday',
        accreditations: [{ name: 'Quality English', number: 'QE 12' }],
      },
    })
    expect(await text()).toContain('Sailing every Sunday')
    expect(await text()).toContain('Quality English (QE 12)')
    expect(await text()).toContain('4 weeks from CA$ 1 520, all fees')
    await raisePrices(site.payload, list)
    expect(await text()).toContain('4 weeks from CA$ 2 920, all fees')
    expect(await text()).toContain('Price on request')
  })

  it('shares the limit of all PDFs', async () => {
    const codes = []
    for (let attempt = 0; attempt < 21; attempt++) {
      const url = attempt % 2 ? '/schools/nowhere/brochure.pdf' : `/quotes/${'A'.repeat(24)}.pdf`
      codes.push((await web.app.inject({ url, remoteAddress: '192.0.2.9' })).statusCode)
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 404), 429])
  })
})
