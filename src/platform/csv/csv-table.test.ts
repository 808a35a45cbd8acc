import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvWriter, fromCell, readTable } from './csv-table'

it.each([
  ['en', ',', '1520.50'],
  ['de', ';', '1520,50'],
  ['es', ';', '1520,50'],
  ['fr', ';', '1520,50'],
  ['it', ';', '1520,50'],
  ['pt', ';', '1520,50'],
  ['ca', ';', '1520,50'],
])('a table in %s is separated by “%s” and has numbers like %s', (language, separator, number) => {
  const { head, rows } = csvWriter(language)
  const text =
    head(['Name', 'Amount']) +
    rows([
      ['A; B, C', 1520.5],
      ['x', -3],
    ])
  expect(text.startsWith(`\ufeffName${separator}Amount\r\n`)).toBe(true)
  expect(readTable(text).rows).toEqual([
    ['Name', 'Amount'],
    ['A; B, C', number],
    ['x', language === 'en' ? '-3.00' : '-3,00'],
  ])
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', "'=1", '\t=1', "''@x"])('no spreadsheet runs %j', (text) => {
  const [[cell = ''] = []] = readTable(csvWriter().rows([[text, '']])).rows
  expect(cell).toBe(`'${text}`)
  expect(fromCell(cell)).toBe(text)
})

it('every text comes back as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { head, rows } = csvWriter()
      expect(readTable(head(['a', 'b']) + rows([[text, 'x']])).rows[1]?.map(fromCell)).toEqual([text, 'x'])
    }),
  )
})
