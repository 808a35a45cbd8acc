import { AppError } from '../../../shared/errors'
import { MAX_TARGETS } from './tasks'

/** The address that all of moderation is called at; it is that of the site's predecessor. */
export const COMMENT_CALL = '/index.php?option=com_zoo&controller=comment'

const largestId = 2 ** 31 - 1

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId

const readId = (fields: URLSearchParams, field: string, text = fields.get(field)): number => {
  if (text === null || !isId(text))
    throw new AppError('bad_request', `${field} must be the number of a comment.`, { field })
  return Number(text)
}

/** The comment that a call is about. */
export const readCid = (fields: URLSearchParams): number => readId(fields, 'cid')

/** What is saved: a comment, or with `cid` 0 a reply to `parent_id`. */
export const readSaved = (fields: URLSearchParams): { cid: number; parentId?: number } =>
  fields.get('cid') === '0'
    ? { cid: 0, parentId: readId(fields, 'parent_id') }
    : { cid: readId(fields, 'cid') }

/** The version of a comment that somebody had before their eyes, from `version[5]` or, for a single one, `version`. */
export const readVersion = (fields: URLSearchParams, id: number): number | undefined => {
  const text = fields.get(`version[${id}]`) ?? fields.get('version')
  return text !== null && isId(text) ? Number(text) : undefined
}

/** All the comments that a task is for. */
export const readTargets = (fields: URLSearchParams): { id: number; version?: number }[] => {
  const given = fields.getAll('cid')
  if (given.length > MAX_TARGETS)
    throw new AppError('bad_request', `Choose at most ${MAX_TARGETS} comments.`, { field: 'cid' })
  if (!given.length) throw new AppError('bad_request', 'Choose at least one comment (cid).', { field: 'cid' })
  return given.map((text) => {
    const id = readId(fields, 'cid', text)
    return { id, version: readVersion(fields, id) }
  })
}

/** Where a form leads back to: a path of this site and nothing else. */
export const safeReturn = (path: string | null, otherwise: string): string => {
  if (!path || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path)) return otherwise
  const url = new URL(path, 'http://site')
  return url.origin === 'http://site' ? url.pathname + url.search + url.hash : otherwise
}
