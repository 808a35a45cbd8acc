import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTable } from '../../../platform/csv/csv-table'
import { cellsOf, type PricedItem, type Segment, segmentsOf } from '../calculation/price-list'
import { readPriceCsv, writeCsv } from './csv'

const known = [
  { kind: 'course' as const, number: 2 },
  { kind: 'course' as const, number: 3 },
  { kind: 'accommodation' as const, number: 3 },
]
const general: PricedItem = {
  kind: 'course',
  number: 2,
  segments: [{ from: 1, to: 48, amount: 13000, perWeek: 13050 }],
}
const csv = writeCsv([{ ...general, title: 'General, "the" course' }])
const itemsIn = (text: string) => {
  const read = readPriceCsv(text, known)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.items
}
const problemsIn = (text: string) => {
  const read = readPriceCsv(text, known)
  return 'problems' in read ? read.problems : []
}
/** The file with one cell of its only row replaced. */
const withCell = (column: number, text: string) => {
  const [head = [], row = []] = readTable(csv).rows
  return [head, row.map((cell, index) => (index === column ? text : cell.replace(/[,"]/g, '')))]
    .map((cells) => cells.join(';'))
    .join('\n')
}

const segment = fc
  .record({
    from: fc.integer({ min: 1, max: 48 }),
    length: fc.integer({ min: 0, max: 47 }),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    perWeek: fc.integer({ min: 0, max: 100_000 }),
  })
  .map(({ from, length, amount, perWeek }): Segment => {
    const to = Math.min(48, from + length)
    return { from, to, amount, perWeek: from === to ? 0 : perWeek }
  })

describe('a price list as a file', () => {
  it('has the same prices after export and import', () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), fc.string(), (segments, title) => {
        const [item] = itemsIn(writeCsv([{ kind: 'course', number: 2, title, segments }]))
        expect(cellsOf(item?.segments ?? [], 48)).toEqual(cellsOf(segments, 48))
      }),
    )
  })

  it('has the same segments after export and import if they come from the grid', () => {
    const cells = fc.array(fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }), {
      minLength: 48,
      maxLength: 48,
    })
    fc.assert(
      fc.property(cells, (row) => {
        const item = { kind: 'accommodation' as const, number: 3, segments: segmentsOf(row) }
        const text = writeCsv([{ ...item, title: 'Room' }])
        expect(itemsIn(text)).toEqual([item])
        expect(writeCsv(itemsIn(text).map((back) => ({ ...back, title: 'Room' })))).toBe(text)
      }),
    )
  })

  it('begins with a byte-order mark and has CRLF line ends', () => {
    expect(csv.startsWith('\ufeffkind,number,title,1,2,')).toBe(true)
    expect(csv.split('\r\n')).toHaveLength(3)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'does not let a spreadsheet run the title %j',
    (title) => {
      const [, row = []] = readTable(writeCsv([{ ...general, title }])).rows
      expect(row[2]).toBe(`'${title}`)
    },
  )

  it.each([
    ['semicolons', ';', '\n'],
    ['tabs', '\t', '\r\n'],
    ['commas and old line ends', ',', '\r'],
  ])('is read with %s', (_name, separator, end) => {
    const rows = readTable(csv).rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`))
    expect(itemsIn(rows.map((row) => row.join(separator)).join(end))).toEqual([general])
  })

  it('is read with decimal commas, empty lines and columns in another order', () => {
    const rows = readTable(withCell(3, '130,00')).rows.map((row) => [...row].reverse().join(';'))
    expect(itemsIn(`${rows.join('\r\n')}\r\n;;\r\n\r\n`)[0]?.segments).toEqual(general.segments)
  })
})

describe('an invalid file is refused with row and column', () => {
  it.each([
    ['an unknown kind', 0, 'room', 'A', 'kind', 'priceFile.kind'],
    ['an unknown number', 1, '7', 'B', 'number', 'priceFile.notOffered'],
    ['a number that is none', 1, 'two', 'B', 'number', 'priceFile.number'],
    ['no amount', 3, 'free', 'D', 1, 'amount.not_an_amount'],
    ['a formula', 4, '=D2*2', 'E', 2, 'amount.not_an_amount'],
    ['a negative amount', 50, '-5', 'AY', 48, 'amount.negative'],
    ['too many decimals', 3, '1.2345', 'D', 1, 'amount.too_many_decimals'],
  ])('%s', (_name, column, text, letters, at, code) => {
    const name =
      typeof at === 'number' ? { code: 'grid.weekRange', params: { count: 1, from: at, to: at } } : at
    const params =
      code === 'priceFile.notOffered' ? { kind: 'course', number: Number(text) } : { written: text }
    expect(problemsIn(withCell(column, text))).toEqual([
      { code: 'priceFile.cell', params: { row: 2, column: letters, name, problem: { code, params } } },
    ])
  })

  it('a repeated row', () => {
    expect(problemsIn(csv + csv.split('\r\n')[1])).toEqual([
      { code: 'priceFile.twice', params: { row: 3, kind: 'course', number: 2, before: 2 } },
    ])
  })

  it('missing, unknown and repeated columns', () => {
    const [head = [], row = []] = readTable(csv).rows
    const text = (columns: string[]) => `${columns.join(';')}\n${row.map(() => '1').join(';')}`
    expect(problemsIn(text(head.filter((name) => name !== '7' && name !== 'kind')))).toEqual([
      { code: 'csv.missing', params: { column: 'kind' } },
      { code: 'csv.missing', params: { column: '7' } },
    ])
    expect(problemsIn(text([...head, '49', 'note', '', '3']))).toEqual([
      { code: 'csv.unknown', params: { letters: 'AZ', column: '49' } },
      { code: 'csv.unknown', params: { letters: 'BA', column: 'note' } },
      { code: 'csv.unnamed', params: { letters: 'BB' } },
      { code: 'csv.twice', params: { column: '3' } },
    ])
  })

  it('a row that is too short', () => {
    expect(problemsIn(`${csv}course,3,Short,1,2`)).toEqual([
      { code: 'csv.rowLength', params: { row: 3, count: 5, expected: 51 } },
    ])
  })

  it('an empty file, only a header, an unclosed quote', () => {
    expect(problemsIn('')).toEqual([{ code: 'csv.empty' }])
    expect(problemsIn(csv.split('\r\n')[0] ?? '')).toEqual([{ code: 'priceFile.empty' }])
    expect(problemsIn(`${csv}course,3,"Open`)).toEqual([{ code: 'csv.openQuote', params: { row: 3 } }])
  })

  it('all problems at once, up to a maximum', () => {
    const bad = [...Array(48)].map(() => 'x').join(',')
    const problems = problemsIn(`${csv}course,3,Bad,${bad}\r\n`)
    expect(problems).toHaveLength(21)
    expect(problems.at(-1)).toEqual({ code: 'csv.more', params: { count: 28 } })
    // The last one is named instead of counted.
    const [one] = problemsIn(
      `${csv}course,3,Bad,${[...Array(21)].map(() => 'x')},${[...Array(27)].map(() => '')}\r\n`,
    ).slice(-1)
    expect(one).toMatchObject({ code: 'priceFile.cell' })
  })
})
