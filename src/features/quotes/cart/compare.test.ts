import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { storedQuote } from '../../../../tests/fixtures/quote-fixture'
import { locales } from '../../../shared/locale'
import { quotesMessages } from '../messages/messages'
import { QuotePage } from '../page/QuotePage'
import type { Quote } from '../quote/quote'
import { CartPage } from './CartPage'
import { ComparePage } from './ComparePage'
import { compareQuotes, readChosen } from './compare'

const first = storedQuote
const second: Quote = {
  ...first,
  id: 9,
  token: 'Xk3JrTzmXwYb0pLsVn5aEd7G',
  content: { ...first.content, lines: first.content.lines.slice(0, 1), total: 140000 },
}
const now = new Date('2026-11-17T12:00:00Z')
const t = quotesMessages('en')
/** The second quote has no room. */
const factsOf = ({ id }: Quote) => [
  { label: 'Class size', value: 'up to 12' },
  ...(id === 9 ? [] : [{ label: 'Meals', value: 'Half board' }]),
]
const compared = (quotes: Quote[]) =>
  renderToStaticMarkup(createElement(ComparePage, { quotes, factsOf, locale: 'en', t, now })).replaceAll(
    '\u00a0',
    ' ',
  )

describe('a comparison', () => {
  it('begins with the total and what differs', () => {
    const rows = compareQuotes([first, second], 'en', factsOf)
    expect(rows[0]?.label).toBe('Total')
    const differing = rows.filter(({ differs }) => differs)
    expect(differing.map(({ label }) => label)).toEqual(['Total', 'Meals', 'Accommodation'])
    expect(rows.slice(0, 3)).toEqual(differing)
    expect(rows.find(({ label }) => label === 'Accommodation')?.cells[1]).toEqual([])
    expect(rows.find(({ label }) => label === 'Meals')?.cells).toEqual([[{ text: 'Half board' }], []])
    expect(rows.find(({ label }) => label === 'Class size')).toMatchObject({ differs: false })
    expect(rows.map(({ label }) => label)).not.toContain('Discounts')
  })

  it('marks them in words, and says what a quote does not have', () => {
    const html = compared([first, second])
    expect(html.match(/\(different\)/g)).toHaveLength(3)
    expect(html).toContain('>none</p>')
    expect(html).toContain('CA$ 2 200')
    expect(html).toContain(`href="/quotes/${second.token}/enrol"`)
  })

  it('offers no enrolment with an expired quote', () => {
    const html = compared([first, { ...second, expiresAt: '2026-11-17T11:59:59Z' }])
    expect(html).not.toContain(`href="/quotes/${second.token}/enrol"`)
    expect(html).toContain('>Expired</strong>')
  })

  it('needs two quotes', () => {
    expect(compared([first])).toContain(quotesMessages('en')('compare.tooFew'))
    expect(compared([first])).not.toContain('<table')
  })

  it('names the language of quotes in another language', () => {
    const html = compared([first, { ...second, locale: 'pt-br' }])
    expect(html).toContain('Brazilian Portuguese')
    expect(html).toContain('<span lang="pt-BR">General English</span>')
    expect(compared([first, second])).not.toContain(quotesMessages('en')('share.language'))
  })

  it.each([
    ['', []],
    ['quote=7&quote=9', [7, 9]],
    ['quote=x&quote=-1&quote=9999999999&quote=9', [9]],
  ])('reads the choice "%s" as %j', (query, expected) => {
    expect(readChosen(new URLSearchParams(query))).toEqual(expected)
  })

  it('is offered in a cart of two quotes, without their tokens', () => {
    const cart = (quotes: Quote[]) =>
      renderToStaticMarkup(
        createElement(CartPage, { quotes, together: quotes, locale: 'en', t, full: false, now }),
      )
    expect(cart([first])).not.toContain('/cart/compare')
    expect(cart([first, second])).toContain('action="/cart/compare"')
    expect(cart([first, second])).toContain('form="compare" name="quote" value="9"')
  })
})

describe('a quote’s page', () => {
  const page = (quote: Quote, locale: Quote['locale'] = 'en') =>
    renderToStaticMarkup(
      createElement(QuotePage, {
        quote,
        locale,
        t: quotesMessages(locale),
        link: `https://school.example/quotes/${quote.token}`,
        expired: false,
        offered: true,
        inCart: false,
        mail: { sent: false, kept: false, idempotencyKey: 'key', captcha: null },
      }),
    )

  it('shows its address in a field, and no buttons that need a script', () => {
    const html = page(first)
    expect(html).toMatch(/<input[^>]* readOnly=""[^>]* value="https:\/\/school\.example\/quotes\/kq3/)
    expect(html).not.toContain(`>${quotesMessages('en')('share.copy')}</button>`)
  })

  it.each(locales)('says in %s in which language it was saved', (locale) => {
    expect(quotesMessages(locale).template('share.savedIn').split('{language}')).toHaveLength(2)
    expect(page({ ...first, locale }, locale)).not.toContain('quote-language')
    const saved = locale === 'de' ? 'fr' : 'de'
    const html = page({ ...first, locale: saved }, locale)
    expect(html).toContain(`quote-language"`)
    expect(html).toContain(`<a href="/${saved}/quotes/${first.token}" hrefLang="${saved}">`)
    expect(html).toContain(`(<span lang="${saved}">Winter break</span>).`)
    expect(html).toContain(`<span lang="${saved}">Homestay</span>`)
  })
})
