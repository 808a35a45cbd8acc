import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { adjustment, catalogue, request } from '../../../../tests/fixtures/price-fixture'
import type { PdfBlock, PdfText } from '../../../shared/formats/pdf'
import { completeLocales, type Locale, locales } from '../../../shared/locale'
import { uiMessages } from '../../../ui/messages/messages'
import { price } from '../../pricing/calculation/price'
import { CalculatorForm } from '../../pricing/calculator/CalculatorForm'
import { pricingMessages } from '../../pricing/messages/messages'
import { defaultCurrencies } from '../../pricing/money/default-currencies'
import { formatMoneyIn } from '../../pricing/money/local-money'
import { type Currency, currencyName, findCurrency, formatMoney } from '../../pricing/money/money'
import { quoteBlock } from '../mail/mail-blocks'
import { quotesMessages } from '../messages/messages'
import { QuotePage } from '../page/QuotePage'
import { quoteDocument } from '../pdf/quote-document'
import { type Quote, quoteContent } from './quote'

// One price, as text of every part of the product that shows it.

const now = new Date('2027-01-06T12:00:00Z')
const asked = request({ course: 2, weeks: 4, accommodation: 3, start: '2027-02-01' })

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&#x27;', "'")

const cells = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([cell]) => textOf(cell))

const pdfText = (text: PdfText) => (typeof text === 'string' ? text : text.text)

const pdfAmounts = (blocks: readonly PdfBlock[]) =>
  blocks.flatMap((block) =>
    block.kind === 'table'
      ? [...block.rows, block.total ?? []].map((row) => pdfText(row.at(-1)?.text ?? ''))
      : [],
  )

const pdfParagraphs = (blocks: readonly PdfBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'card') return pdfParagraphs(block.blocks)
    if (block.kind === 'columns') return pdfParagraphs(block.columns.flat())
    return block.kind === 'paragraph' ? [pdfText(block.text)] : []
  })

/** Texts of a page, PDF, mail and calculator in a language, all about one price; a visitor may have chosen another currency. */
const shownIn = (locale: Locale, currency: Currency, chosen = currency) => {
  const currencies = [currency, ...defaultCurrencies.filter(({ code }) => code !== currency.code)]
  const own = catalogue({
    currency: currency.code,
    currencies,
    adjustments: [adjustment({ percent: 50, rounding: { type: 'classic', to: 100 } })],
  })
  const result = price(asked, own, own.today)
  expect(result.discount).toBe(700_00)
  const list = result.list ?? { id: 0, version: 0 }
  const t = quotesMessages(locale)
  const content = quoteContent(asked, { ...result, list }, own, {
    shownIn: chosen.code,
    registrationFee: pricingMessages(locale)('registrationFee'),
    timeZone: 'UTC',
    now,
  })
  const quote: Quote = { id: 1, token: 'x'.repeat(24), locale, expiresAt: '2027-01-20T00:00:00Z', content }
  const calculator = renderToStaticMarkup(
    createElement(CalculatorForm, {
      formId: 'calculator',
      catalogue: own,
      request: asked,
      currency: chosen.code,
      problems: [],
      days: {},
      locale,
      t: pricingMessages(locale),
      ui: uiMessages(locale),
    }),
  )
  const page = renderToStaticMarkup(
    createElement(QuotePage, {
      quote,
      locale,
      t,
      link: '',
      expired: true,
      offered: true,
      inCart: false,
      mail: {} as never,
    }),
  )
  const mail = quoteBlock(quote, locale, t)
  const { blocks } = quoteDocument(quote, locale, t, { publicUrl: 'https://school.example', now })
  return {
    amounts: [...content.lines.map(({ amount }) => amount), content.total],
    calculator: cells(calculator, 'dd'),
    page: cells(page, 'td'),
    mail: mail.type === 'prices' ? [...mail.rows, mail.total].map(({ amount }) => amount) : [],
    pdf: pdfAmounts(blocks),
    converted: content.indicative && {
      site: formatMoney(content.indicative.total, content.indicative.currency),
      reader: formatMoneyIn(locale, content.indicative.total, content.indicative.currency),
    },
    texts: {
      calculator: textOf(calculator),
      page: textOf(page),
      mail: (mail.type === 'prices' && mail.note) || '',
      pdf: pdfParagraphs(blocks).join('\n'),
    },
  }
}

const dollar = findCurrency(defaultCurrencies, 'default')
const withFormat = (format: Partial<Currency['format']>): Currency => ({
  ...dollar,
  format: { ...dollar.format, ...format },
})

const formats: [string, Currency][] = [
  ['the dollar', dollar],
  ['the euro', findCurrency(defaultCurrencies, 'euro')],
  ['brackets', withFormat({ format_negative: '(%s\u00a0%v)' })],
  ['a minus inside', withFormat({ format_negative: '%s\u00a0−%v', num_decimals: 2, decimal_sep: ',' })],
]

describe.each(formats)('an amount in %s', (_name, currency) => {
  it.each(locales)(
    'has the format of the site on pages, and of the language in PDF and mail (%s)',
    (locale) => {
      const shown = shownIn(locale, currency)
      const expected = shown.amounts.map((minor) => formatMoney(minor, currency))
      expect(expected).toContain(formatMoney(-700_00, currency))
      expect(shown.page).toEqual(expected)
      const inLanguage = shown.amounts.map((minor) => formatMoneyIn(locale, minor, currency))
      expect(shown.mail).toEqual(inLanguage)
      expect(shown.pdf).toEqual(inLanguage)
      for (const text of expected) expect(shown.calculator).toContain(text)
    },
  )
})

it.each(locales)('a total in another currency is the same everywhere (%s)', (locale) => {
  const { converted, texts } = shownIn(locale, dollar, findCurrency(defaultCurrencies, 'euro'))
  expect(converted?.site).toMatch(/^\d[\d\s]*€$/)
  for (const part of ['calculator', 'page'] as const) expect(texts[part], part).toContain(converted?.site)
  for (const part of ['mail', 'pdf'] as const) expect(texts[part], part).toContain(converted?.reader)
})

it('names currencies in the language of the page', () => {
  const names = (code: string) =>
    Object.fromEntries(
      completeLocales.map((locale) => [locale, currencyName(locale, findCurrency(defaultCurrencies, code))]),
    )
  expect(names('default')).toEqual({
    en: 'Canadian dollar',
    ca: 'Dòlar canadenc',
    de: 'Kanadischer Dollar',
    es: 'Dólar canadiense',
    eu: 'Dolar kanadarra',
    fr: 'Dollar canadien',
    gl: 'Dólar canadense',
    it: 'Dollaro canadese',
    pt: 'Dólar canadiano',
    'pt-br': 'Dólar canadense',
  })
  expect(currencyName('de', { name: 'Voucher' })).toBe('Voucher')
})
