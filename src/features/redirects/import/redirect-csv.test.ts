import { expect, it } from 'vitest'
import { csvWriter } from '../../../platform/csv/csv-table'
import { csvCells, maxRows, readRedirectCsv } from './redirect-csv'

it('reads a table with columns in any order, and one without names of columns', () => {
  const expected = {
    redirects: [
      { row: 2, from: '/old.html', to: '/new', type: '301', match: 'exact' },
      { row: 3, from: '/blog', to: '/news/*', type: '302', match: 'prefix' },
      { row: 4, from: '/gone', to: '', type: '410', match: 'exact' },
    ],
    refused: [],
  }
  expect(
    readRedirectCsv(
      'to;from;type\r\n/new;https://old.example/OLD.html;\r\n/news/*;/blog/*;307\r\n;/gone;410\r\n',
    ),
  ).toEqual(expected)
  expect(readRedirectCsv('/old.html,/new\n\n/x,/y,301,prefix\n')).toEqual({
    redirects: [
      { row: 1, from: '/old.html', to: '/new', type: '301', match: 'exact' },
      { row: 3, from: '/x', to: '/y', type: '301', match: 'prefix' },
    ],
    refused: [],
  })
})

it('takes the first of two columns that mean the same, as exports of other programs have them', () => {
  const head = 'source,target,regex,code,type,hits,title,status'
  expect(readRedirectCsv(`${head}\n/old,/new,0,302,url,7,,enabled\n`)).toMatchObject({
    redirects: [{ from: '/old', to: '/new', type: '302' }],
    refused: [],
  })
})

it('names row and column of what it refuses, and reads the others', () => {
  const reading = readRedirectCsv(
    'from,to,type,match\n/a,javascript:alert(1),,\n,/b,,\n/c,/d,999,\n/e,/f,,below\n/g,/h,,\n/G/,/i,,\n',
  )
  expect(reading).toMatchObject({
    redirects: [{ from: '/g' }],
    refused: [
      { row: 2, from: '/a', reason: { code: 'import.to' } },
      { row: 3, reason: { code: 'import.from' } },
      { row: 4, reason: { code: 'import.type' } },
      { row: 5, reason: { code: 'import.match' } },
      { row: 7, reason: { code: 'import.twice', params: { row: 6 } } },
    ],
  })
})

it.each([
  ['', 'csv.empty'],
  ['name,address\nx,y', 'csv.missing'],
  ['from,to\n"/a,/b', 'csv.openQuote'],
  [`from,to\n${'/a,/b\n'.repeat(maxRows + 1)}`, 'csv.tooManyRows'],
])('refuses a file: %#', (text, code) => {
  expect(readRedirectCsv(text)).toMatchObject({ problems: [{ code }] })
})

it('writes cells that no spreadsheet runs', () => {
  const cells = csvCells({ from: '=cmd()', to: '@x', type: '301', match: 'exact' })
  expect(csvWriter().rows([cells])).toBe("'=cmd(),'@x,301,exact\r\n")
})
