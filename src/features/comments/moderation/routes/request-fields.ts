import { AppError } from '../../../../shared/errors'
import { readId } from '../../../../shared/id'
import { MAX_TARGETS } from '../moderation-tasks'

/** The address that all of moderation is called at; it is that of the site's predecessor. */
export const MODERATION_ENDPOINT = '/index.php?option=com_zoo&controller=comment'

const requireId = (fields: URLSearchParams, field: string, text = fields.get(field)): number => {
  const id = readId(text)
  if (!id) throw new AppError('bad_request', `${field} must be the number of a comment.`, { field })
  return id
}

/** The comment that a call is about. */
export const readCid = (fields: URLSearchParams): number => requireId(fields, 'cid')

/** What is saved: a comment, or with `cid` 0 a reply to `parent_id`. */
export const readSaved = (fields: URLSearchParams): { cid: number; parentId?: number } =>
  fields.get('cid') === '0'
    ? { cid: 0, parentId: requireId(fields, 'parent_id') }
    : { cid: requireId(fields, 'cid') }

/** The version of a comment that somebody had before their eyes, from `version[5]` or, for a single one, `version`. */
export const readVersion = (fields: URLSearchParams, id: number): number | undefined => {
  return readId(fields.get(`version[${id}]`) ?? fields.get('version'))
}

/** All the comments that a task is for. */
export const readTargets = (fields: URLSearchParams): { id: number; version?: number }[] => {
  const given = fields.getAll('cid')
  if (given.length > MAX_TARGETS)
    throw new AppError('bad_request', `Choose at most ${MAX_TARGETS} comments.`, { field: 'cid' })
  if (!given.length) throw new AppError('bad_request', 'Choose at least one comment (cid).', { field: 'cid' })
  return given.map((text) => {
    const id = requireId(fields, 'cid', text)
    return { id, version: readVersion(fields, id) }
  })
}

/** Where a form leads back to: a path of this site and nothing else. */
export const safeReturn = (path: string | null, otherwise: string): string => {
  if (!path || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path)) return otherwise
  const url = new URL(path, 'http://site')
  const target = url.pathname + url.search + url.hash
  // Resolving dot segments can leave two slashes at the beginning (`/.//host`): another site for a browser.
  return url.origin === 'http://site' && !target.startsWith('//') ? target : otherwise
}
