import { describe, expect, it } from 'vitest'
import { euro, storedQuote } from '../../../../tests/fixtures/quote-fixture'
import { overlaps, readPdf } from '../../../../tests/read-pdf'
import { renderPdf } from '../../../platform/pdf/render-pdf'
import { type Locale, languageTag, locales } from '../../../shared/locale'
import { quotesMessages } from '../messages/messages'
import type { Quote } from '../quote/quote'
import { type PrintContext, quoteDocument } from './quote-document'

const quote: Quote = {
  ...storedQuote,
  school: 1,
  expiresAt: '2026-12-16T07:59:00Z',
  content: {
    ...storedQuote.content,
    lines: [...storedQuote.content.lines, { kind: 'registration', title: 'Registration fee', amount: 12000 }],
    registrationFee: 12000,
    total: 232000,
    indicative: { total: 154300, currency: euro, ratesDay: '2026-11-13' },
    list: { id: 3, version: 2 },
    createdAt: '2026-11-16T20:00:00Z',
  },
}

const context: PrintContext = {
  school: {
    id: 1,
    slug: 'harbour',
    name: 'Harbour School',
    contact: [{ text: '1 Quay Street' }, { text: '+1 250 555 0100', href: 'tel:+12505550100' }],
    accreditations: [],
    conditions: 'Pay 20 % within a week.\nCancel free of charge until 30 days before.',
  },
  publicUrl: 'https://school.example',
  now: new Date('2026-11-20T00:00:00Z'),
}

const print = async (locale: Locale = 'en', changes: Partial<PrintContext> = {}, given = quote) =>
  readPdf(
    await renderPdf(quoteDocument(given, locale, quotesMessages(locale), { ...context, ...changes }), {
      compress: false,
    }),
  )

/** Texts may be broken into lines. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

describe('quoteDocument', () => {
  it('prints identity, days, lines, total, conditions and how to accept', async () => {
    const { text, tags } = await print()
    const words = oneLine(text)
    for (const part of [
      'Harbour School',
      '1 Quay Street',
      '+1 250 555 0100',
      'Sunday, December 13, 2026',
      'Monday, December 14, 2026',
      'Friday, January 22, 2027',
      'Saturday, January 23, 2027',
      'December 21, 2026 – January 1, 2027 (Winter break)',
      'Homestay',
      'CA$2,320',
      'Exchange rates of November 13, 2026.',
      'December 15, 2026 at 11:59 PM (Pacific Standard Time)',
      'No. 3, version 2',
      'Choose “Enrol with this quote”',
      'https://school.example/quotes/kq3JrTzmXwYb0pLsVn5aEd7G',
      'Cancel free of charge until 30 days before.',
      'Page 1 of',
    ])
      expect(words.replaceAll('\u00a0', ' ')).toContain(part)
    expect(words).toMatch(/About .*1.543/)
    expect(tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
      'QR code that opens this quote: https://school.example/quotes/kq3JrTzmXwYb0pLsVn5aEd7G',
    ])
    expect(words).not.toContain(quotesMessages('en')('pdf.student'))
  })

  it.each(locales)('has no text over another one, and all its letters, in %s', async (locale) => {
    const { pieces, text, source, tags } = await print(locale)
    expect(overlaps(pieces)).toEqual([])
    expect(source).toContain(`/Lang (${languageTag(locale)})`)
    expect(text).not.toContain(quotesMessages(locale)('quoteExpired'))
    expect(oneLine(text)).toContain(quotesMessages(locale)('quoteLines'))
    // The address and the code are those of the page in this language.
    const address = `https://school.example${locale === 'en' ? '' : `/${locale}`}/quotes/${quote.token}`
    expect(tags.find(({ role }) => role === 'Figure')?.alt).toContain(address)
    // The titles stay in the language of the quote, and say so.
    const title = tags.find(({ role, text }) => role === 'TH' && text.startsWith('Homestay'))
    expect(title?.lang).toBe(locale === 'en' ? undefined : 'en')
  })

  it.each(locales)('is one page for a usual stay in %s', async (locale) => {
    const { lines, stay } = quote.content
    const discount = { kind: 'discount' as const, title: 'Course discount', amount: -2500 }
    const content = {
      ...quote.content,
      lines: [...lines, discount],
      ...(stay && { stay: { ...stay, closures: [] } }),
    }
    const contact = ['1 Quay Street', 'Harbour', 'Canada', '+1 250 555 0100', 'a@b.example', 'Chat'].map(
      (text) => ({ text }),
    )
    const school = context.school && { ...context.school, contact, conditions: '' }
    const { pieces } = await print(locale, { school }, { ...quote, content })
    expect(pieces.filter(({ page }) => page > 1)).toEqual([])
  })

  it('prints the student if there is one, by the reference if the name cannot be printed', async () => {
    const named = (name: string) => print('de', { student: { name, reference: 'ABCDE-12345' } })
    const printed = (await named('Nguyễn Thị Ánh')).text
    expect(printed).toContain('Nguyễn Thị Ánh')
    expect(printed.match(/ABCDE-12345/g)).toHaveLength(1)
    // Students who have enrolled are not told how to accept the quote.
    expect(printed).not.toContain(quotesMessages('de')('pdf.accept'))
    const { text } = await named('王小明')
    expect(text.match(/ABCDE-12345/g)).toHaveLength(2)
    expect(oneLine(text)).toContain('Einige Zeichen lassen sich in diesem Dokument nicht drucken')
  })

  it('prints quotes of earlier versions, of a deleted school, and expired ones', async () => {
    const { stay: _stay, indicative: _indicative, ...content } = quote.content
    const earlier = { ...quote, content }
    const { text } = await print('en', { school: undefined, now: new Date('2027-01-01') }, earlier)
    expect(text).toContain('Harbour School')
    expect(text).toContain('December 14, 2026')
    expect(text).toContain('This quote has expired')
    expect(text).not.toContain(quotesMessages('en')('pdf.accept'))
    expect(text).not.toContain(quotesMessages('en')('pdf.conditions'))
  })
})
