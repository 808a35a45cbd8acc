import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { type DocumentPaths, readDocumentPaths } from '../../platform/payload/document-paths'
import { requestMessages } from '../../platform/payload/request-messages'
import { isLinkTarget } from '../../shared/address/link-target'
import { COOKIE_POLICY_PATH } from '../../shared/address/site-paths'
import { type MessageCode, translateCode } from '../../shared/messages/message-code'
import { type RedirectsPanelMessages, redirectsPanelMessages } from './messages/panel/messages'
import { readStored, type StoredRedirect, toRedirect } from './queries.server'
import { readAddress } from './rules/address'
import { isOwnAddress } from './rules/own-address'
import { leadsInCircle } from './rules/redirect-table'

export type RedirectsCode = MessageCode<RedirectsPanelMessages>

/** So many are read at once by every node. */
export const maxRedirects = 10_000

interface Problem {
  /** The field, as the panel names it. */
  path: 'from' | 'to.url' | 'to.reference'
  problem: RedirectsCode
}

interface Existing {
  others: readonly StoredRedirect[]
  paths: DocumentPaths
}

export const isOwnPath =
  (paths: DocumentPaths) =>
  (text: string): boolean => {
    const address = readAddress(text)
    const isDocument = (path: string) => paths.at(path) !== undefined || path === COOKIE_POLICY_PATH
    return address !== undefined && isOwnAddress(address, { ...paths, isDocument })
  }

export const circleProblem: RedirectsCode = { code: 'errors.circle' }

/** Describes the error in the old address of a redirect, whatever other redirects there are. */
export const addressProblem = (
  { from, match }: StoredRedirect,
  paths: DocumentPaths,
): RedirectsCode | undefined => {
  if (isOwnPath(paths)(from)) return { code: 'errors.ownPage' }
  if (match === 'prefix' && from.includes('?')) return { code: 'errors.query' }
  return undefined
}

const problemOf = (redirect: StoredRedirect, { others, paths }: Existing): Problem | undefined => {
  const wrong = addressProblem(redirect, paths)
  if (wrong) return { path: 'from', problem: wrong }
  if (others.some(({ from }) => from === redirect.from))
    return { path: 'from', problem: { code: 'errors.exists' } }
  if (others.length >= maxRedirects)
    return {
      path: 'from',
      problem: { code: 'errors.tooMany', params: { count: maxRedirects } },
    }
  const applied = toRedirect(redirect, paths)
  const applicable = others.flatMap((other) => toRedirect(other, paths) ?? [])
  if (applied && leadsInCircle(applicable, applied, isOwnPath(paths)))
    return { path: redirect.to?.type === 'custom' ? 'to.url' : 'to.reference', problem: circleProblem }
  return undefined
}

export const readExisting = async (
  req: PayloadRequest,
): Promise<{ stored: StoredRedirect[]; paths: DocumentPaths }> => ({
  stored: await readStored(req.payload, req),
  paths: await readDocumentPaths(req.payload, { req }),
})

/** The fields are checked after this, so an address may still be missing or no address at all. */
const hasAddresses = ({ from, to }: Partial<StoredRedirect>): boolean =>
  typeof from === 'string' &&
  readAddress(from) !== undefined &&
  (to?.type !== 'custom' || (typeof to.url === 'string' && isLinkTarget(to.url)))

/** Refuses redirects that would never be applied or would never end. */
export const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.deletedAt || !hasAddresses({ ...originalDoc, ...data })) return data
  const id = (originalDoc as { id?: number } | undefined)?.id
  const { stored, paths } = await readExisting(req)
  const others = stored.filter((other) => other.id !== id)
  const found = problemOf({ ...originalDoc, ...data } as StoredRedirect, { others, paths })
  if (!found) return data
  const message = translateCode(requestMessages(redirectsPanelMessages, req), found.problem)
  throw new ValidationError({ collection: 'redirects', errors: [{ path: found.path, message }], req }, req.t)
}
