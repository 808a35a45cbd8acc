import { firstProblems, readCsv } from '../../../platform/csv/read-csv'
import { cleanEmail, cleanLine, cleanLines } from '../comment/clean-text'
import { columnOf } from './comment-csv'
import {
  findReplyCycles,
  type ImportedComment,
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
  const problems: string[] = []
  const comments: ImportedComment[] = []
  const rowOf = new Map<string, number>()
  const schools = new Set(table.rows.map(({ cell }) => cell('school')).filter(Boolean))
  let skipped = 0
  for (const { row, cell, cells, lengthProblem } of table.rows) {
    const where = `Row ${row}`
    const unreadable = lengthProblem ? [lengthProblem] : rawProblems(where, cells)
    problems.push(...unreadable)
    if (unreadable.length) continue
    const given = cleanLine(cell('id'))
    const source = given || `row-${row}`
    const parent = cleanLine(cell('parent'))
    const createdAt = readTime(cell('created'))
    const state = readState(cell('state'))
    const rating = cell('rating').trim()
    if (rowOf.has(source))
      problems.push(
        `${where}: the id ${source.slice(0, 30)} is already used in row ${rowOf.get(source)}. Remove one of the two rows.`,
      )
    if (!createdAt)
      problems.push(
        `${where}: created is “${cell('created').slice(0, 30)}”. Write a date and time in UTC, for example 2026-03-01 10:00:00.`,
      )
    if (!state)
      problems.push(
        `${where}: state is “${cell('state').slice(0, 30)}”. Write approved, unapproved, spam or removed.`,
      )
    if (!/^[1-5]?$/.test(rating))
      problems.push(
        `${where}: rating is “${rating.slice(0, 30)}”. Write a number from 1 to 5, or leave it empty.`,
      )
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
    else if (!comment.content) problems.push(`${where}: content is empty. Write a text, or remove the row.`)
    else problems.push(...lengthProblems(where, comment))
    comments.push(comment)
  }
  for (const name of findReplyCycles(comments))
    problems.push(
      `Row ${rowOf.get(name)}: comment ${name} is a reply to one of its own replies. Correct parent.`,
    )
  if (problems.length) return { problems: firstProblems(problems) }
  if (!comments.length) return { problems: ['The file contains no comments.'] }
  return { comments, skipped }
}
