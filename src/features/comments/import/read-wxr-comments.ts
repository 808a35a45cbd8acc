import { firstProblems } from '../../../platform/csv/read-csv'
import { readWxrText, type WxrComment } from '../../../shared/wordpress/read-wxr'
import { XmlError } from '../../../shared/wordpress/read-xml'
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

/** Pingbacks and trackbacks are not imported. */
const kinds = ['', 'comment']

/** The comments of an export, or their problems by line. */
export const readRawComments = (raw: readonly WxrComment[]): ImportReading => {
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
export const readWxrComments = (text: string): ImportReading => {
  try {
    const raw = readWxrText(text).items.flatMap(({ comments }) => comments)
    return raw.length ? readRawComments(raw) : { problems: ['The file contains no comments.'] }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return { problems: [error.message] }
  }
}
