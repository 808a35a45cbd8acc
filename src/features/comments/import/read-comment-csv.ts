import { fromCell, readTable } from '../../../shared/text/csv'
import { cleanEmail, cleanLine, cleanLines } from '../posting/clean-text'
import { type CsvColumn, columnOf } from './comment-csv'
import {
  findCircles,
  firstOf,
  type ImportedComment,
  type ImportReading,
  lengthProblems,
  rawProblems,
  readState,
  readTime,
  readUrl,
} from './imported-comment'

const needed: CsvColumn[] = ['content', 'created']

/**
 * The comments in a table, or its problems by row. Columns may be in any order and have the names that other programs use;
 * unknown ones are ignored. Of a file with several schools, only the rows of `school` are read.
 */
export const readCommentCsv = (text: string, school: string): ImportReading => {
  const { rows, openQuoteIn } = readTable(text)
  if (openQuoteIn) return { problems: [`Row ${openQuoteIn}: a quotation mark opens and never closes.`] }
  const [head, ...body] = rows
  if (!head) return { problems: ['The file is empty.'] }
  const columns = head.map(columnOf)
  const missing = needed.filter((column) => !columns.includes(column))
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index)
  if (missing.length) return { problems: missing.map((name) => `Row 1: the column “${name}” is missing.`) }
  if (twice) return { problems: [`Row 1: the column “${twice}” is there twice.`] }

  const problems: string[] = []
  const comments: ImportedComment[] = []
  const rowOf = new Map<string, number>()
  const schoolColumn = columns.indexOf('school')
  const schools = new Set(body.map((row) => row[schoolColumn] ?? '').filter(Boolean))
  let skipped = 0
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const row = index + 2
    const where = `Row ${row}`
    if (cells.length !== head.length) {
      problems.push(`${where} has ${cells.length} columns instead of ${head.length}.`)
      continue
    }
    const tooLong = rawProblems(
      where,
      cells.map((text, at) => [head[at] ?? '', text]),
    )
    problems.push(...tooLong)
    if (tooLong.length) continue
    const cell = (column: CsvColumn) => fromCell(cells[columns.indexOf(column)] ?? '')
    const given = cleanLine(cell('id'))
    const source = given || `row-${row}`
    const parent = cleanLine(cell('parent'))
    const createdAt = readTime(cell('created'))
    const state = readState(cell('state'))
    const rating = cell('rating').trim()
    if (rowOf.has(source))
      problems.push(`${where}: the id ${source.slice(0, 30)} is in row ${rowOf.get(source)} already.`)
    if (!createdAt)
      problems.push(
        `${where}: “${cell('created').slice(0, 30)}” is no time; write 2026-03-01 10:00:00 (UTC).`,
      )
    if (!state) problems.push(`${where}: “${cell('state').slice(0, 30)}” is no state of a comment.`)
    if (!/^[1-5]?$/.test(rating))
      problems.push(`${where}: “${rating.slice(0, 30)}” is no rating from 1 to 5.`)
    rowOf.set(source, row)
    const elsewhere = schools.size > 1 && cell('school') !== school
    const erased = cell('erased') !== ''
    const comment: ImportedComment = {
      source,
      parent: parent === '0' ? '' : parent,
      author: cleanLine(cell('author')),
      email: cleanEmail(cell('email')),
      url: readUrl(cell('url')),
      content: cleanLines(cell('content')),
      state: elsewhere || erased || !state ? 'removed' : state,
      ...(rating ? { rating: Number(rating) } : {}),
      language: cleanLine(cell('language')),
      createdAt: createdAt ?? '',
    }
    if (comment.state === 'removed') skipped++
    else if (!comment.content) problems.push(`${where}: the comment has no text.`)
    else problems.push(...lengthProblems(where, comment))
    comments.push(comment)
  }
  for (const name of findCircles(comments))
    problems.push(`Row ${rowOf.get(name)}: the comment ${name} replies to itself in a circle.`)
  if (problems.length) return { problems: firstOf(problems) }
  if (!comments.length) return { problems: ['The file has no comments.'] }
  return { comments, skipped }
}
