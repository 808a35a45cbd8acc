import { readWxrText, type WxrComment } from '../../../shared/wordpress/read-wxr'
import { cleanEmail, cleanLine } from '../comment/clean-text'
import type { CommentsCode } from '../moderation/refusal'
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
  const problems: CommentsCode[] = []
  const comments: ImportedComment[] = []
  const lineOf = new Map<string, number>()
  let skipped = 0
  const report = (line: number | undefined, ...found: CommentsCode[]) => {
    for (const problem of found) problems.push({ code: 'import.line', params: { line: line ?? '', problem } })
  }
  for (const { line, fields } of raw) {
    const field = (name: string) => fields.get(`wp:comment_${name}`) ?? ''
    const tooLong = rawProblems(fields)
    report(line, ...tooLong)
    if (tooLong.length) continue
    const source = field('id').trim()
    const createdAt = readTime(field('date_gmt')) ?? readTime(field('date'))
    const state = readState(field('approved'))
    const parent = field('parent').trim()
    const first = lineOf.get(source)
    if (!/^\d{1,18}$/.test(source)) report(line, { code: 'import.wpId' })
    else if (first) report(line, { code: 'import.wpIdTwice', params: { id: source, line: first } })
    if (!/^\d{0,18}$/.test(parent))
      report(line, { code: 'import.wpParent', params: { text: parent.slice(0, 30) } })
    if (!createdAt) report(line, { code: 'import.wpDate' })
    if (!state) report(line, { code: 'import.wpState', params: { text: field('approved').slice(0, 30) } })
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
    else report(line, ...lengthProblems(comment))
    comments.push(comment)
  }
  for (const name of findReplyCycles(comments))
    report(lineOf.get(name), { code: 'import.cycle', params: { id: name, field: 'wp:comment_parent' } })
  return problems.length ? { problems } : { comments, skipped }
}

/** The comments in a WordPress export (WXR), or its problems by line. Throws an `XmlError` if the file is not well formed. */
export const readWxrComments = (text: string): ImportReading => {
  const raw = readWxrText(text).items.flatMap(({ comments }) => comments)
  return raw.length ? readRawComments(raw) : { problems: [{ code: 'import.none' }] }
}
