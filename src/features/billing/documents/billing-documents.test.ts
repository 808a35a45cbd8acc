import { describe, expect, it } from 'vitest'
import { euro, storedQuote } from '../../../../tests/fixtures/quote-fixture'
import { overlaps, readPdf } from '../../../../tests/read-pdf'
import { renderPdf } from '../../../platform/pdf/render-pdf'
import type { PdfBlock, PdfDocument } from '../../../shared/formats/pdf'
import { languageTag, locales } from '../../../shared/locale'
import type { InvoiceContent, LetterContent, ReceiptContent } from '../account/billing-contract'
import { billingMessages } from '../messages/messages'
import { invoiceDocument, letterDocument, receiptDocument } from './billing-documents'

const common = {
  locale: 'de' as const,
  student: 'Zoë Nguyễn',
  reference: 'K7QX2M4PAB',
  issuer: { name: 'Harbour School Ltd', lines: [{ text: '1 Quay Street' }], taxId: 'DE123456789' },
  stays: ['General English, 4 Wochen ab 14. Dezember 2026'],
}
const invoice: InvoiceContent = {
  ...common,
  title: 'Pro-forma-Rechnung',
  number: '2026-0001',
  issuedOn: '2026-11-17',
  payBy: '2026-12-01',
  recipient: 'Familie Nguyễn\nRua do Sol 3\nLisboa',
  lines: [
    { title: 'General English', detail: '4 Wochen', amount: 140_000 },
    { title: 'Homestay', detail: '4 Wochen', amount: 80_050 },
  ],
  total: 220_050,
  paid: 20_000,
  currency: euro,
  bank: { holder: 'Harbour School', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bank: 'Hafenbank' },
  before: 'Vielen Dank.',
  after: 'Bitte bis 1. Dezember bezahlen.',
}
const receipt: ReceiptContent = {
  ...common,
  title: 'Quittung',
  currency: euro,
  invoice: '2026-0001',
  balance: 150_050,
  text: 'Danke.',
}
const letter: LetterContent = {
  ...common,
  title: 'Aufnahmebestätigung',
  text: 'Wir bestätigen.',
  date: '2026-11-17',
  birthDate: '2000-05-01',
  nationality: 'Vietnam',
  days: [{ label: 'Erster Tag', value: 'Montag, 14. Dezember 2026' }],
  accommodation: 'Homestay',
}

const print = async (document: PdfDocument) => {
  const pdf = await readPdf(await renderPdf(document, { compress: false }))
  return { ...pdf, words: pdf.text.replace(/\s+/g, ' ') }
}

const codesIn = (blocks: readonly PdfBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'qr-code') return [block.address]
    if (block.kind === 'card') return codesIn(block.blocks)
    return block.kind === 'columns' ? block.columns.flatMap(codesIn) : []
  })

describe('invoiceDocument', () => {
  it('prints number, recipient, exact amounts, account and texts', async () => {
    const { words, pieces, tags } = await print(invoiceDocument(invoice))
    for (const part of [
      'Pro-forma-Rechnung',
      '2026-0001',
      'K7QX2M4PAB',
      'Familie Nguyễn',
      'Lisboa',
      'Zoë Nguyễn',
      'Steuernummer: DE123456789',
      '17. November 2026',
      '1. Dezember 2026',
      'General English, 4 Wochen ab 14. Dezember 2026',
      'DE89 3704 0044 0532 0130 00',
      'COBADEFFXXX',
      'Vielen Dank.',
    ])
      expect(words).toContain(part)
    expect(words).toMatch(/2\D?200[.,]50/)
    expect(words).toMatch(/2\D?000[.,]50/)
    // All amounts have cents as soon as one has.
    expect(words).toMatch(/1\D?400[.,]00/)
    expect(overlaps(pieces)).toEqual([])
    expect(tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
      expect.stringContaining('QR-Code für eine Überweisung'),
    ])
  })

  it('has a code with what is still owed only for euros, an account and something to pay', () => {
    const [code] = codesIn(invoiceDocument(invoice).blocks)
    expect(code?.split('\n').slice(6, 8)).toEqual(['DE89370400440532013000', 'EUR2000.50'])
    expect(code?.split('\n').at(-1)).toBe('2026-0001 K7QX2M4PAB')
    const { bank: _, ...withoutBank } = invoice
    for (const other of [
      withoutBank,
      { ...invoice, currency: storedQuote.content.currency },
      { ...invoice, paid: invoice.total },
    ])
      expect(codesIn(invoiceDocument(other).blocks)).toEqual([])
  })

  it('fits on one page where its lines allow', async () => {
    const withLines = (count: number) =>
      print(
        invoiceDocument({
          ...invoice,
          issuer: {
            ...common.issuer,
            lines: ['1 Quay Street', 'Alder Bay', 'Canada', 'Tel. 1'].map((text) => ({ text })),
          },
          lines: Array.from({ length: count }, (_, index) => ({
            title: `Course ${index}`,
            detail: '4 Wochen',
            amount: 10_050,
          })),
          total: 10_050 * count,
        }),
      )
    for (const count of [3, 6, 9]) {
      const { pages, pieces } = await withLines(count)
      expect([count, pages]).toEqual([count, 1])
      expect(overlaps(pieces)).toEqual([])
    }
    expect((await withLines(40)).pages).toBeGreaterThan(1)
  })

  it('says that it was cancelled, and by which it was replaced', async () => {
    const cancelled = await print(invoiceDocument(invoice, { cancelledOn: '2026-11-20' }))
    expect(cancelled.words).toContain('Storniert am 20. November 2026.')
    expect(cancelled.words).not.toContain('IBAN')
    const next = await print(invoiceDocument({ ...invoice, number: '2026-0002', replaces: '2026-0001' }))
    expect(next.words).toContain('Ersetzt Rechnung 2026-0001.')
  })
})

it('prints a receipt with amount, way and what is still to pay', async () => {
  const payment = { number: 'K7QX2M4PAB-5', amount: 50_000, day: '2026-11-18', way: 'cash' as const }
  const { words } = await print(receiptDocument(receipt, payment))
  for (const part of [
    'Quittung',
    'K7QX2M4PAB-5',
    '18. November 2026',
    'Bar',
    '2026-0001',
    'Noch zu zahlen',
    'Danke.',
  ])
    expect(words).toContain(part)
})

it('prints a letter of acceptance with who and when', async () => {
  const { words } = await print(letterDocument(letter))
  for (const part of [
    'Aufnahmebestätigung',
    'Zoë Nguyễn',
    '1. Mai 2000',
    'Vietnam',
    'Montag, 14. Dezember 2026',
    'Homestay',
  ])
    expect(words).toContain(part)
})

it('replaces a name in a script that cannot be printed', async () => {
  const { words } = await print(letterDocument({ ...letter, student: '王小明' }))
  expect(words).toContain('K7QX2M4PAB')
  expect(words).toContain(billingMessages('de')('leftOut'))
})

it.each(locales)('is written in %s', async (locale) => {
  const { source, words } = await print(invoiceDocument({ ...invoice, locale }))
  expect(source).toContain(`/Lang (${languageTag(locale)})`)
  expect(words).toContain(billingMessages(locale)('howToPay'))
})

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
const flat = (texts: object, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  )

it.each(locales)('%s fills in the same words as English', (locale) => {
  const english = new Map(flat(billingMessages('en')))
  for (const [key, text] of flat(billingMessages(locale)))
    expect(places(text), key).toEqual(places(english.get(key) ?? ''))
})
