import { describe, expect, it } from 'vitest'
import { course } from '../../../../tests/fixtures/school-fixture'
import { overlaps, readPdf } from '../../../../tests/read-pdf'
import { renderPdf } from '../../../platform/pdf/render-pdf'
import { type Locale, languageTag, locales } from '../../../shared/locale'
import type { PrintedPrices, School } from '../contract'
import { schoolsMessages } from '../messages/messages'
import { brochureDocument } from './brochure'
import { brochureLink, maxBrochureBytes } from './brochure-link'

const place: School['accommodation'][number] = {
  id: 1,
  slug: 'homestay',
  title: 'Homestay with half board',
  description: '',
  kind: 'homestay',
  room: 'single',
  meals: 'half-board',
  minAge: 16,
  minutesToSchool: 25,
}

/** The parts of a school that a brochure shows. */
const school = {
  id: 1,
  slug: 'harbour',
  name: 'Harbour School',
  town: 'Victoria',
  country: 'CA',
  summary: 'English by the sea.',
  languages: ['en', 'fr'],
  descriptionHtml:
    '<h3>By the water</h3><p>An old <strong>warehouse</strong> &amp; a garden.</p><ul><li>Library</li></ul><figure>Hidden</figure>',
  contact: { phone: '', email: 'a@x.example', hours: '9 to 5' },
  facts: [{ label: 'Students', value: '180' }],
  courses: Array.from({ length: 12 }, (_, id) =>
    course({ id, number: id, title: `Course ${id}`, starts: 'Every Monday' }),
  ),
  accommodation: [
    { ...place, number: 1 },
    { ...place, id: 2, title: 'Studio', room: 'studio', meals: 'none' },
  ],
} as unknown as School

const price = (amount: string) => ({
  text: `4 weeks from ${amount}, all fees`,
  stay: '4 weeks',
  amount,
  lengths: [],
})

const prices: PrintedPrices = {
  offers: {
    course: { 0: { ...price('CA$\u00a01,520'), href: '?course=0' } },
    accommodation: { 1: { ...price('CA$\u00a01,240'), href: '?accommodation=1' } },
  },
  day: '16 November 2026',
}

const print = async (locale: Locale, given: { prices?: PrintedPrices } = { prices }) => {
  const bytes = await renderPdf(
    brochureDocument(school, locale, schoolsMessages(locale), {
      identity: {
        id: 1,
        slug: 'harbour',
        name: 'Harbour School',
        contact: [{ text: '1 Quay Street' }, { text: 'a@x.example', href: 'mailto:a@x.example' }],
        conditions: '',
        accreditations: [{ name: 'Quality English', number: 'QE 12' }],
      },
      ...given,
      publicUrl: 'https://school.example',
    }),
    { compress: false },
  )
  return { bytes, ...(await readPdf(bytes)) }
}

describe('brochureDocument', () => {
  it('shows the school, its courses and accommodation, accreditations and contact', async () => {
    const { text, tags } = await print('en')
    for (const part of [
      'Harbour School',
      '1 Quay Street',
      'English by the sea.',
      'An old warehouse & a garden.',
      'Library',
      'Course 11',
      '20 lessons a week, 45 minutes each',
      'A1 to C1',
      'Every Monday',
      'Homestay with half board',
      'Half board',
      'Quality English (QE 12)',
      'https://school.example/schools/harbour',
      '9 to 5',
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(part)
    expect(text).not.toContain('Hidden')
    const headings = tags.filter(({ role }) => /^H\d$/.test(role)).map(({ role }) => Number(role.slice(1)))
    expect(headings[0]).toBe(1)
    // No level is skipped.
    expect(headings.every((level, index) => level <= (headings[index - 1] ?? 0) + 1)).toBe(true)
    expect(tags.find(({ role }) => role === 'Figure')?.alt).toContain(
      'https://school.example/schools/harbour',
    )
  })

  it('prints the prices with their day, if the school has prices', async () => {
    const priced = (await print('en')).text.replace(/\s+/g, ' ')
    expect(priced).toContain('4 weeks from CA$ 1,520, all fees')
    expect(priced.match(/Price on request/g)).toHaveLength(11 + 1)
    expect(priced).toMatch(
      /Homestay with half board.*CA\$ 1,240 4 weeks.*Prices on 16 November 2026, with the registration fee/,
    )
    expect((await print('en', {})).text).not.toMatch(/all fees|price on request/i)
  })

  it.each(locales)('has no text over another one in %s', async (locale) => {
    const { pieces, source, pages, bytes } = await print(locale)
    expect(overlaps(pieces)).toEqual([])
    expect(source).toContain(`/Lang (${languageTag(locale)})`)
    expect(pages).toBeLessThanOrEqual(4)
    // Uncompressed, without the photograph of at most 150 kB.
    expect(bytes.length).toBeLessThan(maxBrochureBytes)
  })

  it('breaks no word of the accommodation table', async () => {
    const { pieces } = await print('de')
    const texts = pieces.map(({ text }) => text.trim())
    // The longest words of the columns for room and meals.
    for (const word of ['Halbpension', 'Selbstverpflegung']) expect(texts).toContain(word)
    expect(texts).toContain('ab 16 Jahren · Schulweg: 25 Minuten')
  })

  it('prints the hours of the page with their time zone instead of words about them', () => {
    const opening = {
      hours: [{ firstDay: 'mon' as const, lastDay: 'fri' as const, opens: '08:30', closes: '17:00' }],
      timeZone: 'America/Toronto',
    }
    const identity = { id: 1, slug: '', name: '', contact: [], conditions: '', accreditations: [] }
    const { blocks } = brochureDocument({ ...school, opening }, 'de', schoolsMessages('de'), {
      identity,
      publicUrl: 'https://school.example',
    })
    const printed = JSON.stringify(blocks)
    expect(printed).toMatch(/Montag – Freitag 8:30\W17:00 Uhr \(Nordamerikanische Ostküstenzeit\)/)
    expect(printed).not.toContain('9 to 5')
  })

  it('has a link that states type and size', () => {
    expect(brochureLink('de', 'harbour')).toEqual({
      href: '/de/schools/harbour/brochure.pdf',
      text: 'Broschüre (PDF, bis 0,5 MB)',
    })
  })
})
