import { expect, it } from 'vitest'
import { readTable, tableFormat, writeTable } from './csv'

it.each([
  ['en', ',', '1520.50'],
  ['de', ';', '1520,50'],
  ['es', ';', '1520,50'],
  ['fr', ';', '1520,50'],
  ['it', ';', '1520,50'],
  ['pt', ';', '1520,50'],
  ['ca', ';', '1520,50'],
])('a table in %s is separated by “%s” and has numbers like %s', (language, separator, number) => {
  const format = tableFormat(language)
  expect([format.separator, format.decimal(1520.5), format.decimal(-3)]).toEqual([
    separator,
    number,
    language === 'en' ? '-3.00' : '-3,00',
  ])
  const rows = [
    ['Name', 'Amount'],
    ['A; B, C', format.decimal(1.5)],
  ]
  expect(readTable(writeTable(rows, format.separator)).rows).toEqual(rows)
})
