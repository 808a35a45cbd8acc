import { firstProblems } from '../../../platform/csv/read-csv'
import { cleanEmail, cleanLine } from '../comment/clean-text'
import { htmlToText } from './html-to-text'
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
import { readXml, XmlError } from './xml-events'

/** Pingbacks and trackbacks are not imported. */
const kinds = ['', 'comment']

/** A comment of an export with its fields as they are written, by the names of their elements. */
export interface RawComment {
  line: number
  fields: Map<string, string>
}

/** All comments of the file with their raw fields. */
const rawComments = (text: string): RawComment[] => {
  const found: RawComment[] = []
  const path: string[] = []
  let current: RawComment | undefined
  for (const event of readXml(text)) {
    if (event.kind === 'open') {
      path.push(event.name)
      if (path.length === 1 && event.name !== 'rss')
        throw new XmlError(
          event.line,
          'this is not a WordPress export, which begins with <rss>. Choose another file.',
        )
      if (event.name === 'wp:comment') current = { line: event.line, fields: new Map() }
    } else if (event.kind === 'close') {
      path.pop()
      if (event.name === 'wp:comment' && current) {
        found.push(current)
        current = undefined
      }
    } else if (event.kind === 'text' && current && path.at(-2) === 'wp:comment') {
      const name = path.at(-1) ?? ''
      current.fields.set(name, (current.fields.get(name) ?? '') + event.text)
    }
  }
  return found
}

/** The comments of an export, or their problems by line. */
export const readRawComments = (raw: readonly RawComment[]): ImportReading => {
  const problems: string[] = []
  const comments: ImportedComment[] = []
  const lineOf = new Map<string, number>()
  let skipped = 0
  for (const { line, fields } of raw) {
    const field = (name: string) => fields.get(`wp:comment_${name}`) ?? ''
    const where = `Line ${line}`
    const tooLong = rawProblems(where, fields)
    problems.push(...tooLong)
    if (tooLong.length) continue
    const source = field('id').trim()
    const createdAt = readTime(field('date_gmt')) ?? readTime(field('date'))
    const state = readState(field('approved'))
    const parent = field('parent').trim()
    if (!/^\d{1,18}$/.test(source)) problems.push(`${where}: wp:comment_id must be a number.`)
    else if (lineOf.has(source))
      problems.push(
        `${where}: wp:comment_id ${source} is already used in line ${lineOf.get(source)}. Remove one of the two comments.`,
      )
    if (!/^\d{0,18}$/.test(parent))
      problems.push(
        `${where}: wp:comment_parent is “${parent.slice(0, 30)}”. Write the number of a comment, or 0.`,
      )
    if (!createdAt)
      problems.push(`${where}: wp:comment_date_gmt is not a date. Write it as 2026-03-01 10:00:00.`)
    if (!state)
      problems.push(
        `${where}: wp:comment_approved is “${field('approved').slice(0, 30)}”. Write 1, 0, spam or trash.`,
      )
    lineOf.set(source, line)
    const comment: ImportedComment = {
      source,
      parent: parent === '0' ? '' : parent,
      author: cleanLine(htmlToText(field('author'))),
      email: cleanEmail(field('author_email')),
      url: readUrl(field('author_url')),
      content: htmlToText(field('content')),
      // Pingbacks are left out like deleted comments: replies to them stay.
      state: kinds.includes(field('type').trim()) && state ? state : 'removed',
      createdAt: createdAt ?? '',
    }
    // For example only a picture.
    if (!comment.content) comment.state = 'removed'
    if (comment.state === 'removed') skipped++
    else problems.push(...lengthProblems(where, comment))
    comments.push(comment)
  }
  for (const name of findReplyCycles(comments))
    problems.push(
      `Line ${lineOf.get(name)}: comment ${name} is a reply to one of its own replies. Correct wp:comment_parent.`,
    )
  if (problems.length) return { problems: firstProblems(problems) }
  return { comments, skipped }
}

/** The comments in a WordPress export (WXR), or its problems by line. */
export const readWxr = (text: string): ImportReading => {
  try {
    const raw = rawComments(text)
    return raw.length ? readRawComments(raw) : { problems: ['The file contains no comments.'] }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return { problems: [error.message] }
  }
}
