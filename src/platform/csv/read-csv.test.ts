import { describe, expect, it } from 'vitest'
import type { Locale } from '../../shared/locale'
import { translateCode } from '../../shared/messages/message-code'
import { panelMessages } from '../panel/messages/messages'
import { type CsvProblem, columnLetters, firstProblems, readCsv } from './read-csv'

type Column = 'name' | 'age'
const columnOf = (name: string): Column | undefined =>
  name === 'name' || name === 'first name' ? 'name' : name === 'age' ? 'age' : undefined
const format = { columnOf, needed: ['name'] as const, maxRows: 3 }

const read = (text: string, more: object = {}) => {
  const reading = readCsv<Column>(text, { ...format, ...more })
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems))
  return reading.rows.map(({ row, cell }) => [row, cell('name'), cell('age')])
}
const problemsIn = (text: string, more: object = {}) => {
  const reading = readCsv<Column>(text, { ...format, ...more })
  return 'problems' in reading ? reading.problems : []
}

describe('a table', () => {
  it('is read with columns in any order and under other names, without empty rows and unknown columns', () => {
    expect(read(`Shoes;AGE; First name\r\n44;5;'=Ana\r\n;;\r\n1;6;Bo\r\n`)).toEqual([
      [2, '=Ana', '5'],
      [4, 'Bo', '6'],
    ])
  })

  it('may have no names of columns if the format says so', () => {
    const withoutNames = (first: readonly string[]) =>
      first[0] === 'Ana' ? (['name', 'age'] as const) : undefined
    expect(read('Ana,5\nBo,6', { withoutNames })).toEqual([
      [1, 'Ana', '5'],
      [2, 'Bo', '6'],
    ])
    expect(problemsIn('Bo,6', { withoutNames })).toEqual([
      { code: 'csv.missing', params: { column: 'name' } },
    ])
  })

  it('says of a row that it has too few cells', () => {
    const reading = readCsv<Column>('name,age\nAna', format)
    expect('rows' in reading && reading.rows[0]).toMatchObject({
      cells: [['name', 'Ana']],
      lengthProblem: { code: 'csv.rowLength', params: { row: 2, count: 1, expected: 2 } },
    })
  })
})

const refused: [string, object, CsvProblem[]][] = [
  ['', {}, [{ code: 'csv.empty' }]],
  ['name\n"Ana', {}, [{ code: 'csv.openQuote', params: { row: 2 } }]],
  ['age\n5', {}, [{ code: 'csv.missing', params: { column: 'name' } }]],
  ['name,age,first name\n1', {}, [{ code: 'csv.twice', params: { column: 'name' } }]],
  ['name\n1\n2\n3\n4', {}, [{ code: 'csv.tooManyRows', params: { rows: 5, max: 3 } }]],
  [
    'name,size,\n1',
    { refusesOthers: true },
    [
      { code: 'csv.unknown', params: { letters: 'B', column: 'size' } },
      { code: 'csv.unnamed', params: { letters: 'C' } },
    ],
  ],
]

it.each(refused)('refuses %j', (text, more, problems) => {
  expect(problemsIn(text, more)).toEqual(problems)
})

it('says what is wrong in the languages of the panel', () => {
  const say = (language: Locale, problem: CsvProblem) => translateCode(panelMessages(language), problem)
  const problems = refused.flatMap(([, , found]) => found)
  for (const language of ['de', 'es', 'fr', 'it', 'pt', 'ca'] as const)
    expect(problems.filter((problem) => say(language, problem) === say('en', problem))).toEqual([])
  const short = (count: number): CsvProblem => ({
    code: 'csv.rowLength',
    params: { row: 2, count, expected: 3 },
  })
  expect(say('de', short(1))).toBe(
    'Zeile 2 hat eine Spalte statt 3. Auch leere Zellen brauchen ihre Trennzeichen.',
  )
  expect(say('en', short(2))).toBe('Row 2 has 2 columns instead of 3. Empty cells need their separators too.')
})

it('lists twenty problems and counts the others', () => {
  const problems = Array.from({ length: 30 }, (_, index) => `Row ${index}.`)
  expect(firstProblems(problems)).toEqual([
    ...problems.slice(0, 20),
    { code: 'csv.more', params: { count: 10 } },
  ])
  expect(firstProblems(problems.slice(0, 21))).toHaveLength(21)
})

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [52, 'BA'],
])('column %i has the letters %s', (column, letters) => {
  expect(columnLetters(column)).toBe(letters)
})
