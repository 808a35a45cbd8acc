import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../../tests/fixtures/price-fixture'
import { storedQuote } from '../../../../../tests/fixtures/quote-fixture'
import { quotesMessages } from '../../../quotes/messages/messages'
import StayFields from '../../StayFields.island'
import { needsGuardian } from './stay-fields'
import { stayFieldsProps } from './stay-fields-props'

const en = quotesMessages('en')

const school = catalogue({
  today: '2026-11-16',
  closures: [
    { from: '2026-12-21', to: '2027-01-01', title: 'Winter break', weeks: 'move' as const },
    { from: '2026-05-01', to: '2026-05-01', title: 'Past', weeks: 'count' as const },
  ],
})
const harbour = { field: 'start', catalogue: school, quotes: [storedQuote] }

const propsFor = (typed: Record<string, string> = {}, groups = [harbour]) =>
  stayFieldsProps({ locale: 'en', t: en, groups, typed: new URLSearchParams(typed), errors: [] })
const htmlFor = (...given: Parameters<typeof propsFor>) =>
  renderToStaticMarkup(createElement(StayFields, propsFor(...given)))

describe('the days of the stay', () => {
  it('are those of the quote, with the closure', () => {
    const html = htmlFor()
    for (const text of [
      '<dt>Arrival at the accommodation</dt><dd>Sunday, December 13, 2026</dd>',
      '<dt>First day</dt><dd>Monday, December 14, 2026</dd>',
      '<dt>Last day</dt><dd>Friday, January 22, 2027</dd>',
      'Winter break',
      '<option value="2026-12-14" selected="">December 14, 2026</option>',
    ])
      expect(html).toContain(text)
  })

  it('follow another start', () => {
    const html = htmlFor({ start: '2027-02-01' })
    expect(html).toContain('<dt>Last day</dt><dd>Friday, February 26, 2027</dd>')
    expect(html).toContain('<dt>Departure from the accommodation</dt><dd>Saturday, February 27, 2027</dd>')
    expect(html).not.toContain('Winter break')
    expect(html).not.toContain('December 13, 2026')
  })

  it('name the quote if there are several, and are missing without a start', () => {
    const short = { ...storedQuote, content: { ...storedQuote.content, title: 'Exam week' } }
    expect(htmlFor()).not.toContain('<p>General English</p>')
    const html = htmlFor({}, [{ ...harbour, quotes: [storedQuote, short] }])
    expect(html).toContain('<p>General English</p>')
    expect(html).toContain('<p>Exam week</p>')
    expect(htmlFor({ start: '' })).not.toContain('<dl')
  })

  it('are missing for a start that cannot be chosen any more: none is selected', () => {
    const later = { ...harbour, catalogue: { ...school, leadDays: 60 } }
    const html = htmlFor({}, [later])
    expect(html).toContain('<option value="" selected="">')
    expect(html).not.toContain('<dl')
    expect(htmlFor({ start: '2027-02-01' }, [later])).toContain('value="2027-02-01" selected=""')
  })

  it('need no more than the server sends: every text of the first rendering is formatted there', () => {
    const { days, choices } = propsFor()
    expect(choices[0]?.options.every((day) => days[day])).toBe(true)
    expect(days['full 2027-01-22']).toBe('Friday, January 22, 2027')
    // Neither other accommodation nor closures that are over.
    expect(choices[0]?.catalogue.closures.map(({ title }) => title)).toEqual(['Winter break'])
  })
})

describe('the guardian', () => {
  it.each([
    ['2008-12-14', '2026-12-14', false],
    ['2008-12-15', '2026-12-14', true],
    // While the year is being typed, and a day in the future.
    ['0002-12-15', '2026-12-14', false],
    ['2027-01-01', '2026-12-14', false],
    ['', '2026-12-14', false],
    ['2010-01-01', '', false],
  ])('born on “%s”, starting on “%s”: %s', (birthDate, start, needed) => {
    expect(needsGuardian(birthDate, [{ asksGuardian: true, start }])).toBe(needed)
    expect(needsGuardian(birthDate, [{ asksGuardian: false, start }])).toBe(false)
  })

  it('is asked for in an open panel if the student is under 18', () => {
    expect(htmlFor()).toMatch(
      /<details class="collapse" data-widget="collapse"><summary>The student is under 18/,
    )
    expect(htmlFor({ birthDate: '2010-01-01' })).toContain('<details class="collapse" open=""')
    expect(htmlFor({ guardianName: 'Rosa' })).toContain('<details class="collapse" open=""')
  })

  it('is not asked for by a school that accepts minors', () => {
    const open = { ...harbour, catalogue: { ...school, minors: 'accept' as const } }
    expect(htmlFor({ birthDate: '2010-01-01' }, [open])).not.toContain('guardianName')
  })
})

it('keeps a typed guardian while the database is away', () => {
  const typed = new URLSearchParams({ guardianName: 'Rosa', birthDate: '2010-01-01' })
  const form = { locale: 'en' as const, t: en, groups: undefined, errors: [] }
  expect(stayFieldsProps({ ...form, typed })).toMatchObject({ choices: [], guardian: {} })
  expect(stayFieldsProps({ ...form, typed: new URLSearchParams() })).not.toHaveProperty('guardian')
})
