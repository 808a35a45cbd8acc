import { beforeAll, expect, it } from 'vitest'
import { filledForm } from '../enrolments/enrol-form'
import { openApp, type TestApp } from '../kit/app'
import { createPage } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'

const phone = '+1 250 555 0100'
const ways = {
  phone: 'href="tel:+12505550100"',
  email: 'href="mailto:hello@site.example"',
  messenger: 'href="https://t.me/tidewater"',
}

describeSite('contact in reach', (open) => {
  let site: Site
  let web: TestApp
  let school: number

  beforeAll(async () => {
    site = await open()
    school = (await createPricedSchool(site.payload)).school.id
    await site.payload.update({
      collection: 'schools',
      id: school,
      data: { phone: '', _status: 'published' },
    })
    await createPage(site.payload, { title: 'Terms', slug: 'terms' })
    await site.payload.updateGlobal({
      slug: 'site-settings',
      data: { phone, email: 'hello@site.example', messenger: 'telegram', messengerAccount: 'tidewater' },
    })
    web = await openApp(site)
    return () => web.close()
  })

  const post = async (url: string, fields: Record<string, string>) =>
    String((await web.post(url, fields)).headers.location)
  const main = async (url: string) => {
    const { body } = await web.get(url)
    return /<main.*<\/main>/s.exec(body)?.[0] ?? ''
  }
  const side = async () =>
    /<aside id="anc-calculator".*?<\/aside>/s.exec(await main('/schools/priced'))?.[0] ?? ''
  let quote: string
  let thanks: string

  it('is in the menu of every page', async () => {
    const { body } = await web.get('/terms')
    const [, menu = ''] = /<div id="site-contact"(.*?)<\/div>/s.exec(body) ?? []
    for (const way of Object.values(ways)) expect(menu).toContain(way)
  })

  it('is beside the calculator, with the site’s for what the school has not', async () => {
    const shown = await side()
    expect(shown).toContain(ways.phone)
    expect(shown).toContain(ways.messenger)
    expect(shown).toContain('mailto:office@school.example')
    expect(shown).not.toContain(ways.email)
  })

  it('is on the quote, in the enrolment form and on the page after it, in the same way', async () => {
    quote = await post('/schools/priced/quotes', { course: '2', weeks: '4' })
    const form = await filledForm(web, `${quote}/enrol`)
    thanks = await post(`${quote}/enrol`, form)
    for (const page of [quote, `${quote}/enrol`, thanks]) {
      const shown = await main(page)
      expect(shown, page).toContain(ways.phone)
      expect(shown, page).toContain('>Telegram tidewater</a>')
      expect(shown, page).toContain('href="mailto:office@school.example"')
      expect(shown, page).not.toContain(ways.email)
    }
    // Whoever has only the reference sees whom to ask, and not which school it is about.
    const stranger = await main(thanks.split('&')[0] ?? '')
    expect(stranger).toContain(ways.email)
    expect(stranger).not.toContain('office@school.example')
  })

  it('is the school’s own as soon as it has one', async () => {
    const data = {
      phone: '+1 902 555 0142',
      messenger: 'whatsapp',
      messengerAccount: '+1 902 555 0142',
    } as const
    await site.payload.update({ collection: 'schools', id: school, data: { ...data, _status: 'published' } })
    // The page of the school is served from the cache while it is rendered again.
    await expect.poll(side).toContain('href="tel:+19025550142"')
    for (const shown of [await side(), await main(quote), await main(thanks)]) {
      expect(shown).toContain('href="tel:+19025550142"')
      expect(shown).toContain('href="https://wa.me/19025550142"')
      expect(shown).not.toContain(ways.phone)
      expect(shown).not.toContain(ways.messenger)
    }
  })
})
