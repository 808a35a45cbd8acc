import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { htmlProblems } from '../../html-problems'
import { readPdf } from '../../read-pdf'
import { later } from '../comments/comment-visitor'
import { answerQuestion, refusalOf } from '../enrolments/enrol-form'
import { openApp, type TestApp } from '../kit/app'
import { describeOnBoth, type Site } from '../kit/harness'
import { createPricedSchool, raisePrices } from '../kit/priced-school'
import { eraseByPeriod } from '../privacy/erase-by-period'

const stay = { course: '2', weeks: '4', accommodation: '3' }

describeOnBoth('quotes', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let list: number

  beforeAll(async () => {
    // With a mail server, which nothing is sent to here; without one, pages do not promise mails.
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    list = (await createPricedSchool(site.payload)).list.id
    web = await openApp(site)
  })
  afterAll(() => web.close())

  /** Each quote comes from another address, so that the limit on quotes does not apply. */
  let client = 0
  const save = (fields: Record<string, string> = stay, prefix = '', query = '') =>
    web.app.inject({
      method: 'POST',
      url: `${prefix}/schools/priced/quotes${query}`,
      remoteAddress: `198.51.100.${client++ % 250}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const saved = async (fields?: Record<string, string>) => String((await save(fields)).headers.location)
  /** The page to which a refused quote redirects. */
  const refusedPage = async (fields: Record<string, string>) => {
    const { statusCode, headers } = await save(fields)
    expect([statusCode, String(headers.location).split('?')[0]]).toEqual([303, '/schools/priced/quotes'])
    return web.get(String(headers.location))
  }
  const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' ')

  it('show lines that add up to the total, the list version and the expiry to anyone with the link', async () => {
    const answer = await save()
    expect(answer.statusCode).toBe(303)
    const address = String(answer.headers.location)
    expect(address).toMatch(/^\/quotes\/[\w-]{24}$/)
    const token = address.slice('/quotes/'.length)
    expect(answer.headers['set-cookie'], 'among the saved quotes').toContainEqual(
      expect.stringContaining(`schoolhouse-cart=${token};`),
    )
    const page = await web.get(address)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    const text = plain(page.body)
    for (const amount of ['CA$ 1 400', 'CA$ 800', 'CA$ 120', 'CA$ 2 320']) expect(text).toContain(amount)
    expect(text).toContain(`No. ${list}, version 1`)
    expect(text).toContain('Valid until')
    expect(await htmlProblems(page.body)).toEqual([])
  })

  once(
    'lead straight to enrolment with the calculator’s second button, in the language of the page',
    async () => {
      const answer = await save(stay, '/es', '?enrol')
      expect(answer.statusCode).toBe(303)
      expect(answer.headers['set-cookie']).toBeUndefined()
      const address = String(answer.headers.location)
      expect(address).toMatch(/^\/es\/quotes\/[\w-]{24}\/enrol$/)
      expect((await web.get(address)).statusCode).toBe(200)
      const changed = await save({ ...stay, shown: '200000' }, '', '?enrol')
      const page = await web.get(String(changed.headers.location))
      expect([page.statusCode, page.body.includes('action="/schools/priced/quotes?enrol"')]).toEqual([
        409,
        true,
      ])
    },
  )

  once('have addresses that cannot be guessed and are not logged', async () => {
    const addresses = await Promise.all(Array.from({ length: 5 }, () => saved()))
    expect(new Set(addresses.map((address) => address.slice(0, 14))).size).toBe(5)
    await web.get(addresses[0] ?? '')
    expect(JSON.stringify(web.log)).not.toContain(addresses[0]?.slice('/quotes/'.length))
    for (const wrong of ['/quotes/x', `/quotes/${'A'.repeat(24)}`, '/quotes/A.pdf'])
      expect((await web.get(wrong)).statusCode).toBe(404)
  })

  it('of the cart are compared side by side, by numbers and never by tokens', async () => {
    const tokens: string[] = []
    for (const fields of [stay, { course: '2', weeks: '2' }, { course: '2', weeks: '3' }])
      tokens.push((await saved(fields)).slice('/quotes/'.length))
    const cookie = `schoolhouse-cart=${tokens.join('.')}`
    const cart = await web.get('/cart', { cookie })
    expect(await htmlProblems(cart.body)).toEqual([])
    const ids = [...cart.body.matchAll(/form="compare" name="quote" value="(\d+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(3)

    const page = await web.get(`/de/cart/compare?quote=${ids[0]}&quote=${ids[2]}`, { cookie })
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(await htmlProblems(page.body)).toEqual([])
    const text = plain(page.body)
    for (const amount of ['CA$ 2 320', 'CA$ 1 170']) expect(text).toContain(amount)
    expect(text).not.toContain('CA$ 820')
    expect(text).toContain('(verschieden)')
    // What the school says about the course and the room.
    for (const label of ['Lektionen pro Woche', 'Gruppengröße', 'Mahlzeiten', 'Schulweg'])
      expect(text).toContain(label)
    expect(page.body).toContain(`href="/cart/compare?quote=${ids[0]}&amp;quote=${ids[2]}"`)

    expect(plain((await web.get('/cart/compare', { cookie })).body)).toContain('CA$ 820')
    const stranger = await web.get(`/cart/compare?quote=${ids[0]}&quote=${ids[1]}`)
    expect(stranger.body).toContain('at least two quotes')
    expect(plain(stranger.body)).not.toContain('CA$')
    const log = JSON.stringify(web.log)
    for (const token of tokens) expect(log).not.toContain(token)
  })

  once('say in which language they were saved', async () => {
    const token = String((await save(stay, '/de')).headers.location).slice('/de/quotes/'.length)
    const page = await web.get(`/quotes/${token}`)
    expect(plain(page.body)).toContain('saved in another language ( German )')
    expect(page.body).toContain(`<a href="/de/quotes/${token}" hrefLang="de">`)
    expect(await htmlProblems(page.body)).toEqual([])
    expect((await web.get(`/de/quotes/${token}`)).body).not.toContain('quote-language')
  })

  it('are deleted some time after they have expired, unless an enrolment uses them', async () => {
    const day = 86_400_000
    const now = Date.now()
    const [old, enrolled, recent] = await Promise.all([saved(), saved(), saved()])
    const ids = new Map<string, number>()
    for (const [address, days] of [
      [old, 181],
      [enrolled, 181],
      [recent, 179],
    ] as const) {
      const token = address.slice('/quotes/'.length)
      const expiresAt = new Date(now - days * day).toISOString()
      await site.sql(`update quotes set expires_at = '${expiresAt}' where token = '${token}'`)
      const { docs } = await site.payload.find({ collection: 'quotes', where: { token: { equals: token } } })
      ids.set(address, docs[0]?.id ?? 0)
    }
    await site.payload.create({
      collection: 'enrolments',
      data: {
        state: 'new',
        version: 1,
        reference: 'AAAAA-BBBBB',
        name: 'Ana',
        email: 'ana@x.example',
        birthDate: '1999-05-01',
        nationality: 'BR',
        level: 'B1',
        start: '2027-01-04',
        quotes: [ids.get(enrolled) ?? 0],
        locale: 'en',
        consentedAt: new Date().toISOString(),
      },
    })
    expect(await eraseByPeriod(site, 'quotes', new Date(now))).toBe(1)
    const status = async (address: string) => (await web.get(address)).statusCode
    expect([await status(old), await status(enrolled), await status(recent)]).toEqual([404, 200, 200])

    await site.payload.updateGlobal({ slug: 'retention', data: { quotes: 170 } })
    expect(await eraseByPeriod(site, 'quotes', new Date(now))).toBe(1)
    expect(await status(recent)).toBe(404)

    const remove = () => site.payload.delete({ collection: 'quotes', id: ids.get(enrolled) ?? 0 })
    await expect(remove()).rejects.toThrow('Delete the request first.')
    await site.payload.delete({ collection: 'enrolments', where: { reference: { equals: 'AAAAA-BBBBB' } } })
    await remove()
    expect(await status(enrolled)).toBe(404)
  })

  once('are refused with the name of the field, and keep the other choices', async () => {
    const cases: [Record<string, string>, string, string][] = [
      [{ ...stay, weeks: '20' }, 'Number of weeks', 'weeks=12'],
      [{ ...stay, start: '2019-01-07' }, 'This start date has passed.', 'course=2'],
      [{ ...stay, course: '77' }, 'Course', 'accommodation=3'],
      [{ course: '2' }, 'Number of weeks', 'course=2'],
      [{}, 'Number of weeks', '/schools/priced#'],
    ]
    const { totalDocs } = await site.payload.count({ collection: 'quotes' })
    for (const [fields, field, kept] of cases) {
      const answer = await refusedPage(fields)
      expect(answer.statusCode).toBe(400)
      expect(plain(answer.body)).toContain(field)
      expect(answer.body).toContain(kept)
      expect(await htmlProblems(answer.body)).toEqual([])
    }
    expect((await web.post('/schools/nowhere/quotes', stay)).statusCode).toBe(404)
    expect((await site.payload.count({ collection: 'quotes' })).totalDocs).toBe(totalDocs)
  })

  once('are stored at a changed price only if the visitor agrees', async () => {
    const { totalDocs } = await site.payload.count({ collection: 'quotes' })
    const answer = await refusedPage({ ...stay, currency: 'euro', shown: '200000' })
    expect(answer.statusCode).toBe(409)
    const text = plain(answer.body)
    for (const amount of ['CA$ 2 000', 'CA$ 2 320']) expect(text).toContain(amount)
    expect(answer.body).toContain('course=2&amp;weeks=4&amp;accommodation=3#anc-calculator')
    expect(await htmlProblems(answer.body)).toEqual([])
    expect((await site.payload.count({ collection: 'quotes' })).totalDocs).toBe(totalDocs)

    // The dialog about cookies has hidden fields too.
    const main = answer.body.slice(answer.body.indexOf('<main'), answer.body.indexOf('</main>'))
    const hidden = main.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
    const agreed = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]))
    expect(agreed).toEqual({ ...stay, currency: 'euro', shown: '232000' })
    const page = await web.get(await saved(agreed))
    expect(plain(page.body)).toContain('CA$ 2 320')
    // Nothing is wrong with these choices any more: the page of the refusal leads back to them.
    const mended = await web.get(`/schools/priced/quotes?${new URLSearchParams(agreed)}`)
    const calculator = '/schools/priced?course=2&weeks=4&accommodation=3#anc-calculator'
    expect([mended.statusCode, mended.headers.location]).toEqual([303, calculator])
    expect((await web.get('/schools/nowhere/quotes?weeks=4')).statusCode).toBe(404)
    // Too long for an address: the refusal is the answer itself.
    expect((await save({ ...stay, extras: 'x'.repeat(3000) })).statusCode).toBe(400)
  })

  once('leave out a code that is not valid, and name it', async () => {
    for (const [promo, named] of [
      ['NOSUCHCODE', 'NOSUCHCODE'],
      ['x'.repeat(41), `${'x'.repeat(40)}…`],
    ]) {
      const address = await saved({ ...stay, promo: promo ?? '', shown: '232000' })
      const sentence = `The code “${named}” is not valid and was left out.`
      expect(plain((await web.get(address)).body)).toContain(sentence)
      expect(plain((await web.get(`${address}/enrol`)).body)).toContain(sentence)
    }
  })

  once('are available as PDF with the amounts, in every language', async () => {
    for (const prefix of ['', '/de', '/fr', '/pt', '/eu', '/ca']) {
      const address = String((await save(stay, prefix)).headers.location)
      const answer = await web.get(`${address}.pdf`)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['content-disposition']).toMatch(
        /^inline; filename="priced-\d{4}-\d\d-\d\d-\d+\.pdf"$/,
      )
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      const { text } = await readPdf(answer.rawPayload)
      expect(text).toMatch(/2[\s.,]?320/)
      if (prefix === '/de') expect(text).toMatch(/2\.320\sCA\$/)
      if (prefix === '/de') expect(text).toContain('Anmeldegebühr')
      if (prefix === '/pt') expect(text).toContain('O seu orçamento')
    }
  })

  once('use the currency code in the PDF if the fonts lack its symbol', async () => {
    const pricing = await site.payload.findGlobal({ slug: 'pricing', depth: 0 })
    const write = (symbol?: string) =>
      site.payload.updateGlobal({
        slug: 'pricing',
        data: {
          currencies: pricing.currencies?.map((currency) =>
            symbol && currency.code === 'default'
              ? { ...currency, iso: 'PLN', format: { ...currency.format, symbol } }
              : currency,
          ),
        },
      })
    for (const [symbol, printed] of [
      ['zł', 'zł'],
      ['₹', '₹'],
      ['円', 'PLN'],
    ] as const) {
      await write(symbol)
      const { text } = await readPdf((await web.get(`${await saved()}.pdf`)).rawPayload)
      expect(text).toMatch(new RegExp(`${printed}\\s2,320`))
    }
    await write()
  })

  once('print what is known about the school today beside the stored amounts', async () => {
    const address = await saved()
    const text = async () => (await readPdf((await web.get(`${address}.pdf`)).rawPayload)).text
    const before = await text()
    expect(before).toContain('CA$2,320')
    const { docs } = await site.payload.find({ collection: 'schools', where: { slug: { equals: 'priced' } } })
    const [school] = docs
    await site.payload.update({
      collection: 'schools',
      id: school?.id ?? 0,
      data: { phone: '+1 250 555 0199', conditions: 'Pay within a week.', registrationFee: 99900 },
    })
    const after = await text()
    for (const part of ['+1 250 555 0199', 'Pay within a week.', 'CA$2,320']) expect(after).toContain(part)
    expect(before).not.toContain('Pay within a week.')
    await site.payload.update({
      collection: 'schools',
      id: school?.id ?? 0,
      data: { phone: school?.phone, conditions: '', registrationFee: school?.registrationFee },
    })
  })

  once('print the logo of the site, whatever format it was uploaded in', async () => {
    const address = await saved()
    const figures = async () => {
      const { tags } = await readPdf((await web.get(`${address}.pdf`)).rawPayload)
      return tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)
    }
    expect(await figures()).toHaveLength(1)
    for (const format of ['webp', 'avif', 'png'] as const) {
      const background = { r: 18, g: 64, b: 58, alpha: 0.5 }
      const data = await sharp({ create: { width: 300, height: 90, channels: 4, background } })
        .toFormat(format)
        .toBuffer()
      const file = { data, mimetype: `image/${format}`, name: `logo-${format}.${format}`, size: data.length }
      const alt = `Logo as ${format}`
      const logo = await site.payload.create({ collection: 'media', data: { alt }, file })
      await site.payload.updateGlobal({ slug: 'site-settings', data: { logo: logo.id } })
      expect(await figures()).toEqual([alt, expect.stringContaining('QR code')])
    }
    await site.payload.updateGlobal({ slug: 'site-settings', data: { logo: null } })
    expect(await figures()).toHaveLength(1)
  })

  once('are limited to twenty PDFs a minute for all languages together', async () => {
    const codes = []
    for (let attempt = 0; attempt < 21; attempt++) {
      const url = `${attempt % 2 ? '' : '/de'}/quotes/${'A'.repeat(24)}.pdf`
      codes.push((await web.app.inject({ url, remoteAddress: '192.0.2.8' })).statusCode)
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 404), 429])
  })

  once('are mailed with link and lines to one valid address', async () => {
    const address = await saved()
    const wrong = { email: 'ana@x.example\r\nBcc: b@x.example' }
    const refused = await refusalOf(web, await web.post(`${address}/mail`, wrong))
    expect(refused.body).toContain('aria-describedby="mail-error"')
    expect(await htmlProblems(refused.body)).toEqual([])
    const email = ' ana@x.example '
    const mails = async () => (await site.payload.count({ collection: 'outgoing-mail' })).totalDocs
    const before = await mails()
    const unasked = await refusalOf(web, await web.post(`${address}/mail`, { email }))
    expect(unasked.body).toContain('Please answer the question with the correct number.')
    expect(unasked.body).toContain('value=" ana@x.example "')
    expect(await htmlProblems(unasked.body)).toEqual([])
    expect(await mails()).toBe(before)
    const answered = answerQuestion(unasked.body)
    const answer = await web.post(`${address}/mail`, { email, ...answered })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${address}?sent#mail`])
    expect((await web.get(`${address}?sent`)).body).toContain('The e-mail is on its way.')
    const { docs } = await site.payload.find({ collection: 'outgoing-mail' })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      to: 'ana@x.example',
      state: 'queued',
      subject: 'Your quote from Priced School',
    })
    expect(docs[0]?.text).toContain(`http://school.example${address}`)
    expect(docs[0]?.text).toContain('Total: CA$2,320')
  })

  once('are mailed to one address at most three times a day, from any client', async () => {
    const address = await saved()
    let client = 0
    const send = async (email: string) => {
      const answers = answerQuestion((await web.get(address)).body)
      return web.app.inject({
        method: 'POST',
        url: `${address}/mail`,
        remoteAddress: `198.51.100.${++client}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email, ...answers }).toString(),
      })
    }
    const to = async (email: string) =>
      (await site.payload.count({ collection: 'outgoing-mail', where: { to: { equals: email } } })).totalDocs
    const email = 'flooded@x.example'
    for (let time = 0; time < 3; time++) expect((await send(email)).headers.location).toContain('?sent')
    const refused = await refusalOf(web, await send('Flooded@X.example'))
    expect(refused.body).toContain('We have already sent three quotes to this address today')
    expect(await htmlProblems(refused.body)).toEqual([])
    expect(await to(email)).toBe(3)
    expect((await send('calm@x.example')).headers.location).toContain('?sent')
    await later(86_500, () => send(email))
    expect(await to(email)).toBe(4)
  })

  once('are limited to five mails in ten minutes for all languages together', async () => {
    const address = await saved()
    const send = (prefix: string) =>
      web.app.inject({
        method: 'POST',
        url: `${prefix}${address}/mail`,
        remoteAddress: '192.0.2.7',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=',
      })
    const codes = []
    for (const prefix of ['', '/de', '/fr', '', '/es', '/it', '']) codes.push((await send(prefix)).statusCode)
    expect(codes).toEqual([303, 303, 303, 303, 303, 429, 429])
  })

  once('are refused if another site submits the form', async () => {
    const send = (headers: Record<string, string>) =>
      web.app.inject({
        method: 'POST',
        url: '/schools/priced/quotes',
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'school.example', ...headers },
        payload: new URLSearchParams(stay).toString(),
      })
    const status = async (headers: Record<string, string>) => (await send(headers)).statusCode
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await status({ origin: 'https://elsewhere.example' })).toBe(403)
    expect(await status({ origin: 'null' })).toBe(403)
    expect(await status({ origin: 'http://school.example' })).toBe(303)
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(303)
  })

  once('cannot be changed, neither by a new list nor by staff', async () => {
    const address = await saved()
    // Each visit has its own captcha.
    const paper = async () =>
      /<section class="paper">.*?<\/section>/s.exec((await web.get(address)).body)?.[0]
    const before = await paper()
    expect(before).toContain('Total')
    const [quote] = (await site.payload.find({ collection: 'quotes', limit: 1 })).docs
    await expect(
      site.payload.update({ collection: 'quotes', id: quote?.id ?? 0, data: { total: 1 } }),
    ).rejects.toThrow('A quote cannot be changed.')
    await raisePrices(site.payload, list)
    expect(await paper()).toBe(before)
    const after = await save({ course: '2', weeks: '4' })
    expect(plain((await web.get(String(after.headers.location))).body)).toContain('CA$ 2 920')
  })

  once('still show their amounts after expiry, with a link to a new quote instead of enrolment', async () => {
    const address = await saved({ course: '2', weeks: '4' })
    vi.useFakeTimers({ now: Date.now() + 15 * 86_400_000, toFake: ['Date'] })
    try {
      const { body } = await web.get(address)
      expect(plain(body)).toContain('CA$ 2 920')
      expect(body).toContain('This quote has expired')
      expect(body).toContain('href="/schools/priced?course=2&amp;weeks=4#anc-calculator"')
      expect(body).not.toContain('/enrol"')
      expect(await htmlProblems(body)).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })
})
