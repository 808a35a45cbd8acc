import { AppError } from '../../../shared/errors'
import { readId } from '../../../shared/id'
import { MAX_TARGETS } from './moderation-tasks'

/** The address of all moderation requests, kept from the predecessor of this site. */
export const MODERATION_ENDPOINT = '/index.php?option=com_zoo&controller=comment'

const requireId = (fields: URLSearchParams, field: string, text = fields.get(field)): number => {
  const id = readId(text)
  if (!id) throw new AppError('bad_request', `${field} must be the number of a comment.`, { field })
  return id
}

/** The comment that a request is about. */
export const readCid = (fields: URLSearchParams): number => requireId(fields, 'cid')

/** Reads the target of a save: a comment, or with `cid` 0 a reply to `parent_id`. */
export const readSaved = (fields: URLSearchParams): { cid: number; parentId?: number } =>
  fields.get('cid') === '0'
    ? { cid: 0, parentId: requireId(fields, 'parent_id') }
    : { cid: requireId(fields, 'cid') }

/** The version of a comment that the moderator saw, from `version[5]` or, for a single comment, `version`. */
export const readVersion = (fields: URLSearchParams, id: number): number | undefined => {
  return readId(fields.get(`version[${id}]`) ?? fields.get('version'))
}

/** All comments that a task applies to. */
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

/** Where a form redirects to: only a path of this site. */
export const safeReturn = (path: string | null, otherwise: string): string => {
  if (!path || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path)) return otherwise
  const url = new URL(path, 'http://site')
  const target = url.pathname + url.search + url.hash
  // Resolving dot segments can produce two leading slashes (`/.//host`), which browsers read as another host.
  return url.origin === 'http://site' && !target.startsWith('//') ? target : otherwise
}
