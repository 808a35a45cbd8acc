import { readCsv } from '../../../platform/csv/read-csv'
import { cleanEmail, cleanLine, cleanLines } from '../comment/clean-text'
import type { CommentsCode } from '../moderation/refusal'
import { columnOf } from './comment-csv'
import {
  findReplyCycles,
  type ImportedComment,
  type ImportProblem,
  type ImportReading,
  lengthProblems,
  rawProblems,
  readState,
  readTime,
  readUrl,
} from './imported-comment'

/**
 * The comments in a table, or its problems by row. Columns may be in any order and have the names that other programs use;
 * unknown ones are ignored. If a file has several schools, posts or pages, only the rows of `school` (`csvDocument`) are read.
 */
export const readCommentCsv = (text: string, school: string): ImportReading => {
  const table = readCsv(text, { columnOf, needed: ['content', 'created'] })
  if ('problems' in table) return table
  const problems: ImportProblem[] = []
  const comments: ImportedComment[] = []
  const rowOf = new Map<string, number>()
  const schools = new Set(table.rows.map(({ cell }) => cell('school')).filter(Boolean))
  let skipped = 0
  const report = (row: number | undefined, ...found: CommentsCode[]) => {
    for (const problem of found) problems.push({ code: 'import.row', params: { row: row ?? '', problem } })
  }
  for (const { row, cell, cells, lengthProblem } of table.rows) {
    const tooLong = rawProblems(cells)
    if (lengthProblem) problems.push(lengthProblem)
    else report(row, ...tooLong)
    if (lengthProblem || tooLong.length) continue
    const given = cleanLine(cell('id'))
    const source = given || `row-${row}`
    const parent = cleanLine(cell('parent'))
    const createdAt = readTime(cell('created'))
    const state = readState(cell('state'))
    const rating = cell('rating').trim()
    const first = rowOf.get(source)
    if (first) report(row, { code: 'import.idTwice', params: { id: source.slice(0, 30), row: first } })
    if (!createdAt) report(row, { code: 'import.created', params: { text: cell('created').slice(0, 30) } })
    if (!state) report(row, { code: 'import.state', params: { text: cell('state').slice(0, 30) } })
    if (!/^[1-5]?$/.test(rating))
      report(row, { code: 'import.rating', params: { text: rating.slice(0, 30) } })
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
    else if (!comment.content) report(row, { code: 'import.noContent' })
    else report(row, ...lengthProblems(comment))
    comments.push(comment)
  }
  for (const name of findReplyCycles(comments))
    report(rowOf.get(name), { code: 'import.cycle', params: { id: name, field: 'parent' } })
  if (problems.length) return { problems }
  if (!comments.length) return { problems: [{ code: 'import.none' }] }
  return { comments, skipped }
}
