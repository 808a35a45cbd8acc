import { describe, expect, it } from 'vitest'
import { csvWriter, readTable } from '../../../platform/csv/csv-table'
import { type CsvComment, csvCells, csvColumns } from './comment-csv'
import { translateProblems } from './import-problems.server'
import { readCommentCsv } from './read-comment-csv'

const own: CsvComment = {
  id: 12,
  parent: 0,
  school: 'maple-harbour',
  author: '=Ana',
  email: 'ana@mail.example',
  url: 'https://ana.example/',
  content: '-- Two\nlines, "quoted"; with é',
  state: 'approved',
  rating: 5,
  language: 'es',
  created: '2026-03-01T10:00:00.000Z',
  staff: false,
  verified: true,
  erased: false,
}
const writeTable = ([names = [], ...rows]: readonly (readonly string[])[]) => {
  const writer = csvWriter()
  return writer.head(names) + writer.rows(rows)
}
const file = (...comments: CsvComment[]) => writeTable([csvColumns, ...comments.map(csvCells)])
const read = (text: string, school = 'maple-harbour') => {
  const reading = readCommentCsv(text, school)
  if ('problems' in reading) throw new Error(translateProblems(reading.problems, 'en').join('\n'))
  return reading
}
const problemsIn = (text: string) => {
  const reading = readCommentCsv(text, 'maple-harbour')
  return 'problems' in reading ? translateProblems(reading.problems, 'en') : []
}

describe('a table of comments', () => {
  it('is read as it was written', () => {
    const { comments } = read(file(own, { ...own, id: 13, parent: 12, state: 'spam', rating: undefined }))
    expect(comments).toEqual([
      {
        source: '12',
        parent: '',
        author: '=Ana',
        email: 'ana@mail.example',
        url: 'https://ana.example/',
        content: '-- Two\nlines, "quoted"; with é',
        state: 'approved',
        rating: 5,
        language: 'es',
        createdAt: '2026-03-01T10:00:00.000Z',
      },
      expect.objectContaining({ source: '13', parent: '12', state: 'spam' }),
    ])
  })

  it('escapes formulas for spreadsheets without losing text', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', "'=1", '\t=1', "''@x"]) {
      const [, row = []] = readTable(file({ ...own, content: text })).rows
      expect(row[csvColumns.indexOf('content')]).toMatch(/^'/)
    }
  })

  it('is read with other column names in any order, without unknown columns', () => {
    const { comments } = read('Date;Status;Comment;Shoe size;Name\n2020-05-01 10:20;pending;Hello;44;Bob\n')
    expect(comments).toMatchObject([
      {
        author: 'Bob',
        content: 'Hello',
        state: 'unapproved',
        createdAt: '2020-05-01T10:20:00.000Z',
        email: '',
      },
    ])
  })

  it('is filtered by school if it contains several', () => {
    const other = { ...own, id: 13, school: 'elsewhere' }
    expect(read(file(own, other)).skipped).toBe(1)
    expect(read(file(other)).skipped).toBe(0)
  })

  it('is read without removed and erased comments', () => {
    expect(
      read(file(own, { ...own, id: 13, state: 'removed' }, { ...own, id: 14, erased: true, content: '' })),
    ).toMatchObject({ skipped: 2 })
  })
})

describe('an invalid table is refused with the row number', () => {
  const withCell = (column: (typeof csvColumns)[number], text: string) => {
    const cells = csvCells(own)
    cells[csvColumns.indexOf(column)] = text
    return writeTable([csvColumns, cells])
  }
  it.each([
    ['no content', '', 'The file is empty. Choose another file.'],
    ['column names only', writeTable([csvColumns]), 'The file contains no comments.'],
    ['a missing column', 'id,content\n1,x', 'Row 1: the column “created” is missing. Add it.'],
    [
      'a column twice',
      'content,text,date\n1,x,2020-01-01',
      'Row 1: two columns mean “content”. Remove one of them.',
    ],
    [
      'an open quote',
      'content,date\n"x,2020-01-01',
      'Row 2: a quotation mark is not closed. Add the closing mark.',
    ],
    [
      'a short row',
      'content,date\nx',
      'Row 2 has 1 column instead of 2. Empty cells need their separators too.',
    ],
    [
      'an ambiguous date',
      withCell('created', '01/02/2020'),
      'Row 2: created is “01/02/2020”. Write a date and time in UTC, for example 2026-03-01 10:00:00.',
    ],
    [
      'a date that does not exist',
      withCell('created', '2021-02-30'),
      'Row 2: created is “2021-02-30”. Write a date and time in UTC, for example 2026-03-01 10:00:00.',
    ],
    [
      'an unknown state',
      withCell('state', 'nice'),
      'Row 2: state is “nice”. Write approved, unapproved, spam or removed.',
    ],
    [
      'a state that every object has as a property',
      withCell('state', 'constructor'),
      'Row 2: state is “constructor”. Write approved, unapproved, spam or removed.',
    ],
    [
      'an invalid rating',
      withCell('rating', '6'),
      'Row 2: rating is “6”. Write a number from 1 to 5, or leave it empty.',
    ],
    ['no text', withCell('content', ' '), 'Row 2: content is empty. Write a text, or remove the row.'],
    [
      'a long name',
      withCell('author', 'x'.repeat(81)),
      'Row 2: author has 81 characters. Shorten it to at most 80.',
    ],
    [
      'a cell that is too long to read',
      withCell('content', 'x'.repeat(65_537)),
      'Row 2: content has 65537 characters. Shorten it to at most 65536.',
    ],
    ['an id twice', file(own, own), 'Row 3: the id 12 is already used in row 2. Remove one of the two rows.'],
    [
      'a cycle of replies',
      withCell('parent', '12'),
      'Row 2: comment 12 is a reply to one of its own replies. Correct parent.',
    ],
  ])('%s', (_name, text, sentence) => {
    expect(problemsIn(text)).toEqual([sentence])
  })
})
