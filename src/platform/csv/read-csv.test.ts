import { describe, expect, it } from 'vitest'
import { sentenceTranslator } from '../payload/admin/sentence-translator'
import { csvSentences } from './csv-sentences'
import { columnLetters, firstProblems, readCsv } from './read-csv'

type Column = 'name' | 'age'
const columnOf = (name: string): Column | undefined =>
  name === 'name' || name === 'first name' ? 'name' : name === 'age' ? 'age' : undefined
const format = { columnOf, needed: ['name'] as const, maxRows: 3 }

const read = (text: string, more: object = {}) => {
  const reading = readCsv<Column>(text, { ...format, ...more })
  if ('problems' in reading) throw new Error(reading.problems.join('\n'))
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
    expect(problemsIn('Bo,6', { withoutNames })).toEqual(['Row 1: the column “name” is missing. Add it.'])
  })

  it('says of a row that it has too few cells', () => {
    const reading = readCsv<Column>('name,age\nAna', format)
    expect('rows' in reading && reading.rows[0]).toMatchObject({
      cells: [['name', 'Ana']],
      lengthProblem: 'Row 2 has 1 column instead of 2. Empty cells need their separators too.',
    })
  })
})

const refused: [string, object, string[]][] = [
  ['', {}, ['The file is empty. Choose another file.']],
  ['name\n"Ana', {}, ['Row 2: a quotation mark is not closed. Add the closing mark.']],
  ['age\n5', {}, ['Row 1: the column “name” is missing. Add it.']],
  ['name,age,first name\n1', {}, ['Row 1: two columns mean “name”. Remove one of them.']],
  ['name\n1\n2\n3\n4', {}, ['The file has 5 rows. Split it into files of at most 3.']],
  [
    'name,size,\n1',
    { refusesOthers: true },
    ['Row 1, column B: the column “size” is unknown.', 'Row 1, column C: the column has no name.'],
  ],
]

it.each(refused)('refuses %j', (text, more, problems) => {
  expect(problemsIn(text, more)).toEqual(problems)
})

it('says what is wrong in the languages of the panel', () => {
  const say = sentenceTranslator(csvSentences)
  const sentences = [
    ...refused.flatMap(([, , problems]) => problems),
    'Row 2 has 1 column instead of 2. Empty cells need their separators too.',
    'Row 2 has 3 columns instead of 2. Empty cells need their separators too.',
    '30 more problems.',
  ]
  for (const language of ['de', 'es', 'fr', 'it', 'pt', 'ca'])
    expect(sentences.filter((sentence) => say(sentence, language) === sentence)).toEqual([])
  expect(say('Row 1: the column “name” is missing. Add it.', 'de')).toBe(
    'Zeile 1: Die Spalte „name“ fehlt. Ergänzen Sie sie.',
  )
})

it('lists twenty problems and counts the others', () => {
  const problems = Array.from({ length: 30 }, (_, index) => `Row ${index}.`)
  expect(firstProblems(problems)).toEqual([...problems.slice(0, 20), '10 more problems.'])
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
