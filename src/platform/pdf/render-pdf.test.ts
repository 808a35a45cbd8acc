import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { overlaps, readPdf } from '../../../tests/read-pdf'
import { type PdfBlock, type PdfDocument, printedLocale } from '../../shared/formats/pdf'
import type { Locale } from '../../shared/locale'
import { printable } from './fonts'
import { renderPdf } from './render-pdf'

const documentOf = (...blocks: PdfBlock[]): PdfDocument => ({
  title: 'A title',
  author: 'A school',
  lang: 'pt-BR',
  footer: 'At the bottom',
  pageOf: 'Page {page} of {pages}',
  leftOut: 'Characters were left out.',
  blocks,
})

const read = async (...blocks: PdfBlock[]) =>
  readPdf(await renderPdf(documentOf(...blocks), { compress: false }))

describe('renderPdf', () => {
  it('writes a tagged file with language, title and embedded fonts', async () => {
    const pdf = await read({ kind: 'title', text: 'Orçamento' }, { kind: 'paragraph', text: 'Olá' })
    expect(pdf.source).toContain('/StructTreeRoot')
    expect(pdf.source).toContain('/Lang (pt-BR)')
    expect(pdf.source).toContain('pdfuaid:part')
    expect(pdf.info).toMatchObject({ Title: 'A title', Author: 'A school' })
    expect([pdf.isMarked, pdf.showsTitle]).toEqual([true, true])
    expect(pdf.fonts.map((name) => name.replace(/^\w+\+/, '')).sort()).toEqual([
      'Brygada1918-SemiBold',
      'Figtree-Regular',
    ])
    expect(pdf.embeddedFonts).toBe(2)
    // The fonts that every reader has and that lack most letters.
    expect(pdf.source).not.toMatch(/Helvetica|Times-/)
  })

  it('tags headings, cells, lists, links and figures', async () => {
    const picture = {
      // One white pixel.
      bytes: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
        'base64',
      ),
      width: 1,
      height: 1,
      alt: 'The logo',
    }
    const { tags } = await read(
      {
        kind: 'letterhead',
        name: 'School',
        logo: picture,
        lines: [{ text: 'Quay 1' }, { text: 'a@x.example', href: 'mailto:a@x.example' }],
      },
      { kind: 'title', above: 'Above', text: 'Title', below: 'Below' },
      { kind: 'heading', level: 2, text: 'Prices' },
      {
        kind: 'table',
        head: ['Item', 'Amount'],
        amounts: true,
        rows: [[{ text: 'Curso', lang: 'es', detail: '4 weeks' }, { text: '€ 1' }]],
        total: [{ text: 'Total' }, { text: '€ 2' }],
      },
      { kind: 'list', ordered: true, items: ['Open', 'Enrol'] },
      { kind: 'qr-code', address: 'https://x.example/q', alt: 'The code', size: 100 },
    )
    const of = (role: string) => tags.filter((tag) => tag.role === role)
    expect(of('H1').map(({ text }) => text)).toEqual(['Title'])
    expect(of('H2').map(({ text }) => text)).toEqual(['Prices'])
    expect(of('TH').map(({ text }) => text)).toEqual(['Item', 'Amount', 'Curso 4 weeks', 'Total'])
    expect(of('TH')[2]).toMatchObject({ lang: 'es' })
    expect(of('TD').map(({ text }) => text)).toEqual(['€ 1', '€ 2'])
    expect(of('Lbl').map(({ text }) => text)).toEqual(['1.', '2.'])
    expect(of('LBody').map(({ text }) => text)).toEqual(['Open', 'Enrol'])
    expect(of('Link').map(({ text }) => text)).toEqual(['a@x.example'])
    expect(of('Figure').map(({ alt }) => alt)).toEqual(['The logo', 'The code'])
  })

  it('writes nothing over anything else, however long the texts are', async () => {
    const long =
      'A very long title that needs more than one line, because nobody could shorten it any further'
    const { pieces, pages, text } = await read(
      { kind: 'letterhead', name: long, lines: Array.from({ length: 7 }, () => ({ text: long })) },
      { kind: 'title', above: long, text: long, below: long },
      {
        kind: 'columns',
        shares: [0.5, 0.5],
        columns: [1, 2].map(() => [
          { kind: 'heading', level: 2, small: true, text: long },
          {
            kind: 'facts',
            rows: [
              { name: long, value: long },
              { name: 'a', value: 'b' },
            ],
          },
        ]),
      },
      {
        kind: 'table',
        head: [long, long],
        amounts: true,
        rows: [[{ text: long, detail: long }, { text: long }]],
      },
      {
        kind: 'card',
        blocks: [
          { kind: 'list', items: [long, long] },
          { kind: 'link', text: `https://x.example/${'a'.repeat(200)}`, href: 'https://x.example' },
        ],
      },
      { kind: 'paragraph', text: `${long}. `.repeat(80) },
    )
    expect(overlaps(pieces)).toEqual([])
    expect(pages).toBeGreaterThan(1)
    expect(text).toContain(`Page 1 of ${pages}`)
    expect(text).toContain(`Page ${pages} of ${pages}`)
    for (const { x, right, bottom } of pieces) {
      expect(x).toBeGreaterThanOrEqual(50)
      expect(right).toBeLessThanOrEqual(595 - 50)
      expect(bottom).toBeLessThanOrEqual(842 - 25)
    }
  })

  it('keeps one tag for a paragraph that continues on the next page, with spaces between lines', async () => {
    const words = Array.from({ length: 1500 }, (_, index) => `word${index}`)
    const { tags, pages, source } = await read({ kind: 'paragraph', text: words.join(' ') })
    expect(pages).toBeGreaterThan(1)
    const paragraphs = tags.filter(({ role }) => role === 'P')
    // The tree is read page by page, so a tag on two pages is found twice.
    expect(paragraphs).toHaveLength(pages)
    expect(paragraphs.flatMap(({ text }) => text.split(' '))).toEqual(words)
    // Every line but the last ends with the glyph of a space: without it, readers join two words.
    const lastGlyphs = [...source.matchAll(/([0-9a-f]{4})> 0\] TJ/g)].map(([, glyph]) => glyph)
    expect(new Set(lastGlyphs.slice(0, 40)).size).toBe(1)
  })

  it.each([
    ['Catalan', 'Col·lecció, «façana», l’àvia'],
    ['German', 'Übergröße „Füße“ – ÄÖÜ ẞ'],
    ['Spanish', '¿Mañana? ¡Sí! N.º 3, güiro'],
    ['Basque', 'Euskañol ü ñ'],
    ['French', 'L’œuvre « Noël », ça va, Ÿ, 1\u202f234\u00a0€'],
    ['Galician', 'Orzamento á xente, ñ'],
    ['Italian', 'È già così, perché'],
    ['Portuguese', 'Orçamento à mão, ação'],
    ['Vietnamese', 'Nguyễn Thị Hồng Ánh, Đặng Văn Ước'],
    ['Polish', 'Łukasz Żółkiewski, Gdańsk, ćęśź'],
    ['Turkish', 'Oğuz Şahin, İstanbul, ıĞ'],
    ['Czech, Hungarian, Romanian', 'Řehoř Dvořák, Győr Ű, Ștefan Țară'],
    ['Greek', 'Ελευθερία Παπαδοπούλου'],
    ['Cyrillic', 'Щербаков Ёлка, Київ Ґалаґан, Љубо'],
    ['money', '€ £ $ ₹ ₺ ₽ ₴ ₫ zł −5 ½ 10 %'],
  ])('prints every letter of %s, also in bold and in headings', async (_language, sample) => {
    const { text, source } = await read(
      { kind: 'title', text: sample },
      { kind: 'paragraph', text: sample },
      { kind: 'paragraph', text: sample, tone: 'strong' },
    )
    const expected = sample.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')
    expect(text.split('\n').filter((line) => line.trim() === expected)).toHaveLength(3)
    expect(text).not.toContain('left out')
    // Glyph 0 is the box that stands for a missing letter.
    expect(source).not.toMatch(/<(?:[0-9a-f]{4})*?0000(?:[0-9a-f]{4})*> [\d-]/)
  })

  it('leaves out letters that no font has and says so, instead of printing boxes', async () => {
    const { text } = await read(
      { kind: 'paragraph', text: { text: '王小明', instead: 'ABCDE-12345' } },
      { kind: 'paragraph', text: 'Course of Arabic (العربية), level A1' },
      { kind: 'paragraph', text: 'Well done 🎉' },
    )
    expect(text).toContain('ABCDE-12345')
    expect(text).toContain('Course of Arabic, level A1')
    expect(text).toContain('Characters were left out.')
    expect(text).not.toMatch(/[?□]/)
    expect((await read({ kind: 'paragraph', text: 'Well done 🎉' })).text).not.toContain('left out')
  })

  it('is made, and has what can be printed, when nearly all of it is Arabic', async () => {
    const pdf = await read(
      {
        kind: 'letterhead',
        name: 'مدرسة',
        lines: [{ text: 'شارع 5' }, { text: 'رسالة', href: 'mailto:a@x.example' }],
      },
      { kind: 'title', above: 'مدرسة', text: 'عرض سعر', below: 'ليلى' },
      { kind: 'facts', rows: [{ name: 'الاسم', value: { text: 'ليلى', instead: 'ABCDE-12345' } }] },
      {
        kind: 'table',
        head: ['البند', 'المبلغ'],
        amounts: true,
        rows: [[{ text: 'دورة', detail: '٤ أسابيع' }, { text: '1,234.50 €' }]],
        total: [{ text: 'المجموع' }, { text: '1,234.50 €' }],
      },
      { kind: 'list', items: ['واحد', 'اثنان'] },
      { kind: 'link', text: 'رابط', href: 'https://x.example' },
    )
    expect(pdf.pages).toBe(1)
    expect(pdf.text).toContain('ABCDE-12345')
    expect(pdf.text.match(/1,234\.50 €/g)).toHaveLength(2)
    expect(pdf.text).toContain('Characters were left out.')
  })

  it.each([
    ['de', 'de'],
    ['pt-br', 'pt-br'],
    ['pl', 'pl'],
    ['el', 'el'],
    ['uk', 'uk'],
    ['ar', 'en'],
    ['he', 'en'],
    ['ja', 'en'],
  ])('is in a language whose letters the fonts have: for readers of %s in %s', (wanted, printed) => {
    expect(printedLocale(wanted as Locale)).toBe(printed)
  })

  it('draws the QR code of the address, module by module', async () => {
    const address = 'https://x.example/quotes/kq3JrTzmXwYb0pLsVn5aEd7G'
    const { source } = await read({ kind: 'qr-code', address, alt: 'Code', size: 108 })
    const { data, size } = encode(address, { ecc: 'M', border: 4 })
    const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])))
    const step = 108 / size
    const drawn = [...source.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) \3 re$/gm)]
      .map(([, x, y, width]) => [x, y, width].map(Number) as [number, number, number])
      .filter(([, , width]) => width < 10)
    const [left, top] = [Math.min(...drawn.map(([x]) => x)), Math.min(...drawn.map(([, y]) => y))]
    expect(
      drawn.map(([x, y]) => `${Math.round((x - left) / step) + 4},${Math.round((y - top) / step) + 4}`),
    ).toEqual(modules)
  })
})

describe('printable', () => {
  it('keeps what can be printed and normalises the rest', () => {
    expect(printable('Nguye\u0302\u0303n')).toEqual({ text: 'Nguyễn', isIncomplete: false })
    expect(printable('a\u00adb\u200bc\u2007d')).toEqual({ text: 'abc\u00a0d', isIncomplete: false })
    expect(printable({ text: '王', instead: '李' }).text).toBe('')
    expect(printable({ text: '5 円', instead: '5 JPY' }).text).toBe('5')
    expect(printable({ text: '5 円', instead: '5 JPY', whole: true })).toEqual({
      text: '5 JPY',
      isIncomplete: false,
    })
    expect(printable('日本語 N5')).toEqual({ text: 'N5', isIncomplete: true })
  })
})
