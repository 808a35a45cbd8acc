import { describe, expect, it } from 'vitest'
import { panelLanguages } from '../../../platform/payload/admin/panel-texts'
import { changeRows, parseDates } from './parse-dates'

const parse = (text: string) => parseDates(text, panelLanguages)

describe('pasted start dates', () => {
  it.each([
    ['2027-01-11'],
    ['11.01.2027'],
    ['11.1.2027'],
    ['11/01/2027'],
    ['11-01-2027'],
    ['11.01.27'],
    ['Mo., 11.1.27.'],
    ['11/01/27'],
    ['11 Jan 2027'],
    ['11. Januar 2027'],
    ['Monday, 11th January 2027'],
    ['Mo., 11.01.2027'],
    ['January 11, 2027'],
    ['11 de enero de 2027'],
    ['lundi 11 janvier 2027'],
    ['11 janv. 2027'],
    ['11 gennaio 2027'],
    ['11 de janeiro de 2027'],
    ['11 de gener de 2027'],
    ['11 de gener del 2027'],
    ['• 2027-01-11'],
  ])('reads %s', (text) => {
    expect(parse(text)).toEqual({ days: ['2027-01-11'], unknown: [] })
  })

  it.each(panelLanguages)('reads what a browser writes in %s, in every month', (language) => {
    for (let month = 0; month < 12; month++)
      for (const style of ['long', 'short'] as const) {
        const day = new Date(Date.UTC(2027, month, 8))
        const options = { day: 'numeric', month: style, year: 'numeric', timeZone: 'UTC' } as const
        const text = new Intl.DateTimeFormat(language, options).format(day)
        expect([text, parse(text)]).toEqual([text, { days: [day.toISOString().slice(0, 10)], unknown: [] }])
      }
  })

  it('takes many, with any separator, sorts them and drops doubles', () => {
    const text = '08.02.2027\n11.01.2027;2027-01-11,\t5 Apr 2027 2027-03-01\r\n\r\n5 April 2027, 1/3/2027'
    expect(parse(text)).toEqual({
      days: ['2027-01-11', '2027-02-08', '2027-03-01', '2027-04-05'],
      unknown: [],
    })
  })

  it('names what it does not understand and keeps the rest', () => {
    const text =
      '11.01.2027\nto be announced\n31.02.2027, 08.02.2027 (full)\n27-01-11\n31.02.27\n13/31/2027\n2027\n5 places 2027, 5 Apr 2027'
    expect(parse(text)).toEqual({
      days: ['2027-01-11', '2027-02-08', '2027-04-05'],
      unknown: [
        'to be announced',
        '31.02.2027',
        '(full)',
        '27 01 11',
        '31.02.27',
        '13/31/2027',
        '2027',
        '5 places 2027',
      ],
    })
    expect(parse(' \n,;')).toEqual({ days: [], unknown: [] })
  })
})

describe('the rows of a list of dates', () => {
  const apply = (rows: string[], wanted: string[]) => {
    const { remove, insert } = changeRows(rows, wanted)
    const changed = [...rows]
    for (const index of remove) changed.splice(index, 1)
    for (const { index, day } of insert) changed.splice(index, 0, day)
    return { changed, remove, insert }
  }

  it('get new days in their order and keep the others', () => {
    const { changed, remove } = apply(
      ['2027-01-11', '2027-03-01'],
      ['2027-02-08', '2027-01-11', '2027-03-01', '2027-02-08'],
    )
    expect(changed).toEqual(['2027-01-11', '2027-02-08', '2027-03-01'])
    expect(remove).toEqual([])
  })

  it('lose days that are not wanted, doubles and rows without a day', () => {
    const { changed, insert } = apply(['2027-01-11', '', '2027-01-11', '2027-03-01'], ['2027-01-11'])
    expect(changed).toEqual(['2027-01-11'])
    expect(insert).toEqual([])
  })
})
