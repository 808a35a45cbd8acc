import { inflateSync } from 'node:zlib'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMailLogo } from '../../../src/features/pages/pages.server'
import { quoteFiles } from '../../../src/features/quotes/mail/quote-files.server'
import { createTheme } from '../../../src/features/theme/theme.server'
import { QueryMemo } from '../../../src/platform/cache/query-memo'
import { sendDueMail } from '../../../src/platform/mail/sender'
import { PdfThread } from '../../../src/platform/pdf/pdf-thread'
import { usualColours } from '../../../src/shared/formats/colours'
import { dayText } from '../../../src/shared/text/day-text'
import { addDays } from '../../../src/shared/time/days'
import { mailProblems } from '../../mail-problems'
import { readPdf } from '../../read-pdf'
import { filledForm, someMonday } from '../enrolments/enrol-form'
import { openApp, type TestApp } from '../kit/app'
import { createPicture } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { startSmtpServer } from '../kit/smtp-server'

const publicUrl = 'https://school.example'

/** The colours that a PDF draws with. */
const drawnColours = (content: unknown): string[] => {
  const source = Buffer.from(content as ArrayBuffer).toString('latin1')
  const streams = [...source.matchAll(/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, stream = '']) => {
      try {
        return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')]
      } catch {
        return []
      }
    },
  )
  const hex = (share = '') =>
    Math.round(Number(share) * 255)
      .toString(16)
      .padStart(2, '0')
  return streams.flatMap((stream) =>
    [...stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|rg)\b/g)].map(
      ([, red, green, blue]) => `#${hex(red)}${hex(green)}${hex(blue)}`,
    ),
  )
}

describeSite('the files of a mail', (open) => {
  const colours = () => createTheme({ payload: site.payload, memo: new QueryMemo() }).colours()
  const pdfs = new PdfThread({ readColours: colours })
  let server: Awaited<ReturnType<typeof startSmtpServer>>
  let site: Site
  let web: TestApp
  beforeAll(async () => {
    server = await startSmtpServer()
    site = await open({ env: { SMTP_URL: server.url, PUBLIC_URL: publicUrl } })
    await createPricedSchool(site.payload)
    web = await openApp(site)
  })
  afterAll(async () => {
    await web.close()
    await pdfs.close()
    await server.close()
  })

  /** Sends an enrolment request; returns the student's name and mail. */
  const enrol = async () => {
    server.received.length = 0
    const saved = await web.post('/schools/priced/quotes', { course: '2', weeks: '4' })
    const address = `${saved.headers.location}/enrol`
    const form = await filledForm(web, address)
    expect((await web.post(address, form)).statusCode).toBe(303)
    await sendDueMail(site.payload, {
      makers: quoteFiles(pdfs, publicUrl),
      readLogo: readMailLogo,
      readColours: colours,
    })
    const toStudent = server.received.find(({ to }) => to[0] === form.email)
    return { name: form.name ?? '', source: toStudent?.source ?? '' }
  }

  it('are the PDF of the quote with the name of the student, and the days of the stay', async () => {
    const { name, source } = await enrol()
    const { attachments, html = '', subject = '' } = await PostalMime.parse(source)
    const [reference = ''] = /\w{5}-\w{5}/.exec(subject) ?? []
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [expect.stringMatching(`^priced-${reference}-\\d+\\.pdf$`), 'application/pdf'],
      [`${reference}.ics`, 'text/calendar'],
    ])
    const { text, isMarked } = await readPdf(Buffer.from(attachments[0]?.content as ArrayBuffer))
    expect(isMarked).toBe(true)
    for (const part of [name, reference, 'Intensive', 'CA$1,520', 'Priced School'])
      expect(text.replace(/\s+/g, ' ')).toContain(part)
    expect(html).not.toContain('<img')
  })

  it('have the days and the price of another start, as page, calendar and office have', async () => {
    const [school] = (await site.payload.find({ collection: 'schools', limit: 1 })).docs
    const [quotedFor, start] = [addDays(someMonday(), 14), addDays(someMonday(), 28)]
    const { id: season } = await site.payload.create({
      collection: 'price-adjustments',
      data: {
        school: school?.id ?? 0,
        title: 'Season',
        code: 'season',
        kind: 'supplement',
        amount: 10_000,
        charged: 'once',
        on: ['course'],
        roundType: 'none',
        roundTo: 1,
        start: { from: start, to: start },
      },
    })
    const choices = { course: '2', weeks: '4', accommodation: '3', start: quotedFor }
    const quote = String((await web.post('/schools/priced/quotes', choices)).headers.location)
    const before = (await site.payload.find({ collection: 'quotes', sort: '-id', limit: 1 })).docs[0]
    const quoted = before?.total ?? 0
    const total = quoted + 10_000
    server.received.length = 0
    const form = { ...(await filledForm(web, `${quote}/enrol`)), start, total: String(total) }
    const thanks = await web.get(String((await web.post(`${quote}/enrol`, form)).headers.location))
    await site.payload.delete({ collection: 'price-adjustments', id: season })
    await sendDueMail(site.payload, {
      makers: quoteFiles(pdfs, publicUrl),
      readLogo: readMailLogo,
      readColours: colours,
    })

    const [stored] = (await site.payload.find({ collection: 'enrolments', sort: '-id', depth: 1, limit: 1 }))
      .docs
    const [own] = (stored?.quotes ?? []) as (typeof before)[]
    expect(stored).toMatchObject({ total, quotes: [{ total }] })
    const days = [stored?.start, stored?.lastDay, stored?.arrival, stored?.departure].map((day) =>
      day?.slice(0, 10),
    )
    expect(days).toEqual([start, addDays(start, 25), addDays(start, -1), addDays(start, 26)])
    expect(own?.content).toMatchObject({
      total,
      request: { start },
      stay: { firstDay: days[0], lastDay: days[1], arrival: days[2], departure: days[3] },
    })
    // What was quoted never changes.
    expect(own?.id).not.toBe(before?.id)
    expect(await site.payload.findByID({ collection: 'quotes', id: before?.id ?? 0 })).toEqual(before)

    const plain = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
    const digits = (text: string) => plain(text).replace(/[ ,.\u202f](?=\d{3}\b)/g, '')
    const dollars = (amount: number) => String(amount / 100)
    const ownPage = (await web.get(`/quotes/${own?.token}`)).body
    const ownPdf = (await readPdf((await web.get(`/quotes/${own?.token}.pdf`)).rawPayload)).text
    const mails = await Promise.all(server.received.map(({ source }) => PostalMime.parse(source)))
    const papers: [string, string][] = [
      ['thanks', thanks.body],
      ['page of the quote', ownPage],
      ['PDF of the quote', ownPdf],
    ]
    for (const { to, text = '', attachments } of mails) {
      papers.push([`mail to ${to?.[0]?.address}`, text])
      const [pdf, calendar] = attachments
      if (!pdf) continue
      papers.push(['attached PDF', (await readPdf(Buffer.from(pdf.content as ArrayBuffer))).text])
      const file = new TextDecoder().decode(calendar?.content as ArrayBuffer)
      const found = (file.match(/^DTSTART;VALUE=DATE:\d+/gm) ?? []).map((line) => line.slice(-8))
      expect(found).toEqual([days[0], days[2], days[3]].map((day) => day?.replaceAll('-', '')))
    }
    expect(papers).toHaveLength(6)
    for (const [name, paper] of papers) {
      expect(plain(paper), name).toContain(dayText('en', start))
      expect(plain(paper), name).not.toContain(dayText('en', quotedFor))
      expect(digits(paper), name).toContain(dollars(total))
      expect(digits(paper), name).not.toContain(dollars(quoted))
    }
  })

  it('have the colours of the theme, as the mail has', async () => {
    const heading = '#152a52'
    const before = await PostalMime.parse((await enrol()).source)
    expect(before.html).not.toContain(heading)
    expect(drawnColours(before.attachments[0]?.content)).not.toContain(heading)
    await site.payload.updateGlobal({ slug: 'theme', data: { preset: 'campus', _status: 'published' } })
    const { html = '', attachments } = await PostalMime.parse((await enrol()).source)
    expect(html).toMatch(/<h1[^>]*color:#152a52/)
    expect(html).toMatch(/\.page \{ background-color: #111827 !important; \}/)
    expect(html).not.toContain(usualColours.mail.light.heading)
    expect(mailProblems(html)).toEqual([])
    const drawn = drawnColours(attachments[0]?.content)
    expect(drawn).toContain(heading)
    expect(drawn).not.toContain(usualColours.print.heading)
    await site.payload.updateGlobal({ slug: 'theme', data: { preset: 'tidewater', _status: 'published' } })
  })

  it('include the logo of the site, which the mail shows without loading anything', async () => {
    const { id } = await createPicture(site.payload)
    await site.payload.updateGlobal({ slug: 'site-settings', data: { logo: id } })
    const { source } = await enrol()
    const { attachments, html = '' } = await PostalMime.parse(source)
    expect(mailProblems(html)).toEqual([])
    const [, cid, width, height] = /<img src="cid:([^"]+)"[^>]*width="(\d+)" height="(\d+)"/.exec(html) ?? []
    const logo = attachments.find(({ contentId }) => contentId === `<${cid}>`)
    expect(logo).toMatchObject({ mimeType: 'image/png', disposition: 'inline' })
    const picture = await sharp(Buffer.from(logo?.content as ArrayBuffer)).metadata()
    // Two pixels for each that is shown; on a ground of its own, because mails may be dark.
    expect([picture.width, picture.height, picture.hasAlpha]).toEqual([
      Number(width) * 2,
      Number(height) * 2,
      false,
    ])
    // Both parts of the text, then the logo with the HTML alone, so that programs do not list it among the files.
    const types = [...source.matchAll(/^Content-Type: ([a-z/]+)/gim)].map(([, type]) => type)
    expect(types).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
      'application/pdf',
      'text/calendar',
    ])
  })
})
