import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { type DocumentPaths, readDocumentPaths } from '../../platform/payload/document-paths'
import { isLinkTarget } from '../../shared/address/link-target'
import { COOKIE_POLICY_PATH } from '../../shared/address/site-paths'
import { readStored, type StoredRedirect, toRedirect } from './queries.server'
import { readAddress } from './rules/address'
import { isOwnAddress } from './rules/own-address'
import { leadsInCircle } from './rules/redirect-table'

/** So many are read at once by every node. */
export const maxRedirects = 10_000

interface Problem {
  /** The field, as the panel names it. */
  path: 'from' | 'to.url' | 'to.reference'
  message: string
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

export const circleMessage = 'This leads in a circle: the new address is redirected back to the old one.'

/** Describes the error in the old address of a redirect, whatever other redirects there are. */
export const addressProblem = ({ from, match }: StoredRedirect, paths: DocumentPaths): string | undefined => {
  if (isOwnPath(paths)(from)) return 'The site has a page at this address, so it cannot be redirected.'
  if (match === 'prefix' && from.includes('?'))
    return 'An address with a “?” stands for itself only, not for what is below it.'
  return undefined
}

const problemOf = (redirect: StoredRedirect, { others, paths }: Existing): Problem | undefined => {
  const wrong = addressProblem(redirect, paths)
  if (wrong) return { path: 'from', message: wrong }
  if (others.some(({ from }) => from === redirect.from))
    return { path: 'from', message: 'There is already a redirect from this address. Change that one.' }
  if (others.length >= maxRedirects)
    return {
      path: 'from',
      message: `There are ${maxRedirects} redirects. Delete some that are no longer used.`,
    }
  const applied = toRedirect(redirect, paths)
  const applicable = others.flatMap((other) => toRedirect(other, paths) ?? [])
  if (applied && leadsInCircle(applicable, applied, isOwnPath(paths)))
    return { path: redirect.to?.type === 'custom' ? 'to.url' : 'to.reference', message: circleMessage }
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
  const problem = problemOf({ ...originalDoc, ...data } as StoredRedirect, { others, paths })
  if (problem) throw new ValidationError({ collection: 'redirects', errors: [problem], req }, req.t)
  return data
}
