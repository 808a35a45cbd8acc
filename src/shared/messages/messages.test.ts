import { describe, expect, it } from 'vitest'
import { compileMessage } from './compile-message'
import { defineMessages } from './define-messages'
import { formatMessage } from './format-message'
import { translateCode } from './message-code'
import { pickMessages, reviveMessages } from './translator'

const write = (language: string, text: string, values = {}) =>
  formatMessage(compileMessage(text), values, language)

describe('a message', () => {
  it.each([
    [
      'en',
      'Dear {name}, it’s {place}',
      { name: 'Ada {place}', place: '$& here' },
      'Dear Ada {place}, it’s $& here',
    ],
    ['fr', '{count, plural, one {{count} école} other {{count} écoles}}', { count: 0 }, '0 école'],
    ['en', '{count, plural, =0 {no school} one {# school} other {# schools}}', { count: 0 }, 'no school'],
    ['pl', '{n, plural, one {# kurs} few {# kursy} many {# kursów} other {# kursu}}', { n: 3 }, '3 kursy'],
    ['pl', '{n, plural, one {# kurs} few {# kursy} many {# kursów} other {# kursu}}', { n: 12 }, '12 kursów'],
    ['ar', '{n, plural, zero {0} one {1} two {2} few {3} many {11} other {100}}', { n: 2 }, '2'],
    ['de', '{n, plural, other {# Kurse}}', { n: 1234 }, '1.234 Kurse'],
    ['en', '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }, '22nd'],
    ['en', '{way, select, card {by card} other {in cash}}', { way: 'card' }, 'by card'],
    ['en', '{way, select, card {by card} other {in cash}}', { way: 'coins' }, 'in cash'],
    ['de', 'am {day, date, long}', { day: new Date('2027-01-11T12:00:00Z') }, 'am 11. Januar 2027'],
    ['de', '{part, number, percent}', { part: 0.25 }, '25\u00a0%'],
    ['en', 'from {level}', {}, 'from {level}'],
    ['it', 'dal {start} al {end}', { start: '8 marzo', end: '11 aprile' }, 'dall’8 marzo all’11 aprile'],
    ['it', 'dal {start} al {end}', { start: '1 marzo', end: '18 aprile' }, 'dal 1 marzo al 18 aprile'],
    ['it', 'Il {day}: {n} posti', { day: '11 marzo', n: 8 }, 'L’11 marzo: 8 posti'],
    ['it', 'è il {day, date, long}', { day: new Date('2027-03-08T12:00:00Z') }, 'è l’8 marzo 2027'],
    ['it', 'il {day}', { day: 'lunedì 8 marzo' }, 'il lunedì 8 marzo'],
    [
      'ca',
      'del {start} al {end}',
      { start: '1 de març', end: '11 d’abril' },
      'de l’1 de març a l’11 d’abril',
    ],
    ['ca', 'el {day}, {n} de {of}', { day: '8 de març', n: 1, of: 11 }, 'el 8 de març, 1 d’11'],
    ['ca', '{n, plural, one {# de {of}} other {# de {of}}}', { n: 2, of: 1 }, '2 d’1'],
    ['ca', 'més de {max} files', { max: '1.000' }, 'més de 1.000 files'],
    ['es', 'del {start}', { start: '8 de marzo' }, 'del 8 de marzo'],
  ])('in %s: %s', (language, text, values, expected) => {
    expect(write(language, text, values)).toBe(expected)
  })

  it.each(['{name', '{n, plural, one {1}}', '{n, plurals, other {1}}', '{at, time, short}'])(
    'is malformed: %s',
    (text) => {
      expect(() => compileMessage(text)).toThrow()
    },
  )
})

describe('the messages of a feature', () => {
  const messages = defineMessages<{ 'a.title': []; 'a.count': [{ count: number }]; b: [{ name: string }] }>({
    en: { 'a.title': 'Title', 'a.count': '{count, plural, one {# day} other {# days}}', b: 'By {name}' },
    de: { 'a.title': '', 'a.count': '{count, plural, one {# Tag} other {# Tage}}', b: 'Von {name}' },
  })

  it('are in the language that is asked for, and in English where a text is missing', () => {
    expect(messages('de')('a.count', { count: 2 })).toBe('2 Tage')
    expect(messages('de')('a.title')).toBe('Title')
    expect(messages('fr')('b', { name: 'Ada' })).toBe('By Ada')
    expect(messages('de').template('b')).toBe('Von {name}')
    // French counts zero as singular, English does not.
    expect(messages('fr')('a.count', { count: 0 })).toBe('0 days')
    expect(pickMessages(messages('fr'), ['a.count'])('a.count', { count: 0 })).toBe('0 days')
    expect(messages.keys('a.')).toEqual(['a.title', 'a.count'])
  })

  it('are typed: an unknown key, a missing, wrong or superfluous value does not compile', () => {
    const t = messages('en')
    const wrong = () => [
      // @ts-expect-error: no such key
      t('c'),
      // @ts-expect-error: its value is missing
      t('b'),
      // @ts-expect-error: another value than the text has
      t('b', { count: 1 }),
      // @ts-expect-error: not a number
      t('a.count', { count: '1' }),
      // @ts-expect-error: one value too many
      t('b', { name: 'Ada', count: 1 }),
      // @ts-expect-error: a value for a text without any
      t('a.title', { name: 'Ada' }),
      // @ts-expect-error: no such key
      t.template('c'),
      // @ts-expect-error: a code without its values
      translateCode(t, { code: 'b' }),
    ]
    expect(wrong).toBeTypeOf('function')
  })

  it('reach the browser only when they are picked', () => {
    const picked = pickMessages(messages('de'), ['a.count'])
    const props = JSON.stringify({ t: picked, list: [{ t: picked }] })
    expect(props).not.toContain('Von')
    const revived = JSON.parse(props, reviveMessages)
    expect(revived.t('a.count', { count: 1 })).toBe('1 Tag')
    expect(revived.list[0].t('a.count', { count: 3 })).toBe('3 Tage')
    expect(() => JSON.stringify({ t: messages('de') })).toThrow('pick')
  })

  it('are said of codes, with messages as values', () => {
    const found = {
      code: 'b',
      params: { name: { code: 'a.count', params: { count: 2 } } },
    } as const
    expect(translateCode(messages('de'), found)).toBe('Von 2 Tage')
    expect(translateCode(messages('en'), { code: 'a.title' })).toBe('Title')
  })
})
