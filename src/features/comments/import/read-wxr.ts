import { cleanEmail, cleanLine } from '../posting/clean-text'
import { htmlToText } from './html-to-text'
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
import { readXml, XmlError } from './xml-events'

/** Pingbacks and trackbacks are not imported. */
const kinds = ['', 'comment']

interface RawComment {
  line: number
  fields: Map<string, string>
}

/** All comments of the file with their raw fields. */
const rawComments = (text: string): RawComment[] => {
  const found: RawComment[] = []
  const way: string[] = []
  let current: RawComment | undefined
  for (const event of readXml(text)) {
    if (event.kind === 'open') {
      way.push(event.name)
      if (way.length === 1 && event.name !== 'rss')
        throw new XmlError(event.line, 'this is not an export of WordPress (it begins with <rss>).')
      if (event.name === 'wp:comment') current = { line: event.line, fields: new Map() }
    } else if (event.kind === 'close') {
      way.pop()
      if (event.name === 'wp:comment' && current) {
        found.push(current)
        current = undefined
      }
    } else if (event.kind === 'text' && current && way.at(-2) === 'wp:comment') {
      const name = way.at(-1) ?? ''
      current.fields.set(name, (current.fields.get(name) ?? '') + event.text)
    }
  }
  return found
}

/** The comments in a WordPress export (WXR), or its problems by line. */
export const readWxr = (text: string): ImportReading => {
  const problems: string[] = []
  const comments: ImportedComment[] = []
  const lineOf = new Map<string, number>()
  let skipped = 0
  try {
    for (const { line, fields } of rawComments(text)) {
      const field = (name: string) => fields.get(`wp:comment_${name}`) ?? ''
      const where = `Line ${line}`
      const tooLong = rawProblems(where, fields)
      problems.push(...tooLong)
      if (tooLong.length) continue
      const source = field('id').trim()
      const createdAt = readTime(field('date_gmt')) ?? readTime(field('date'))
      const state = readState(field('approved'))
      const parent = field('parent').trim()
      if (!/^\d{1,18}$/.test(source)) problems.push(`${where}: a comment without a number (wp:comment_id).`)
      else if (lineOf.has(source))
        problems.push(`${where}: the comment ${source} is in line ${lineOf.get(source)} already.`)
      if (!/^\d{0,18}$/.test(parent))
        problems.push(`${where}: “${parent.slice(0, 30)}” is no number of a parent.`)
      if (!createdAt) problems.push(`${where}: the comment has no date that can be read.`)
      if (!state) problems.push(`${where}: “${field('approved').slice(0, 30)}” is no state of a comment.`)
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
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return { problems: [error.message] }
  }
  for (const name of findCircles(comments))
    problems.push(`Line ${lineOf.get(name)}: the comment ${name} replies to itself in a circle.`)
  if (problems.length) return { problems: firstOf(problems) }
  if (!comments.length) return { problems: ['The file has no comments.'] }
  return { comments, skipped }
}
