import type { Payload, PayloadRequest } from 'payload'
import { type DocumentPaths, readDocumentPaths } from '../../platform/payload/document-paths'
import type { Redirect as RedirectDoc } from '../../platform/payload/payload-types'
import { notTrashed } from '../../platform/payload/trash'
import { addressTag } from '../../shared/tags'
import type { Redirect, RedirectStatus } from './rules/redirect-table'
import { redirectsTag } from './tags'

/** Stored fields that decide where a redirect leads. */
export type StoredRedirect = Pick<RedirectDoc, 'from' | 'match' | 'type'> & {
  id?: number
  to?: {
    type?: 'reference' | 'custom' | null
    url?: string | null
    reference?: { relationTo: string; value: number } | null
  } | null
  automatic?: boolean | null
}

/** The end of an address that takes over what follows a prefix. */
const restMark = /\/\*$/

const targetOf = (
  { to, match, automatic }: StoredRedirect,
  paths: Pick<DocumentPaths, 'of'>,
): Pick<Redirect, 'to' | 'keepsRest'> => {
  if (to?.type === 'custom')
    return to.url ? { to: to.url.replace(restMark, '/'), keepsRest: restMark.test(to.url) } : {}
  const { reference } = to ?? {}
  const path = reference ? paths.of(reference.relationTo, reference.value) : undefined
  // The site itself redirects a prefix when everything below it has moved along.
  return path ? { to: path, keepsRest: match === 'prefix' && Boolean(automatic) } : {}
}

/** A redirect as it is applied; undefined while the page that it leads to is not published. */
export const toRedirect = (
  stored: StoredRedirect,
  paths: Pick<DocumentPaths, 'of'>,
): Redirect | undefined => {
  const { from, match } = stored
  const status = Number(stored.type) as RedirectStatus
  if (status === 410) return { from, match, status }
  const target = targetOf(stored, paths)
  return target.to === undefined ? undefined : { from, match, status, ...target }
}

export const readStored = async (payload: Payload, req?: PayloadRequest): Promise<StoredRedirect[]> => {
  const { docs } = await payload.db.find<StoredRedirect>({
    collection: 'redirects',
    where: notTrashed,
    limit: 0,
    pagination: false,
    sort: 'from',
    select: { from: true, match: true, type: true, to: true, automatic: true },
    req,
  })
  return docs
}

const referencesOf = (stored: readonly StoredRedirect[]) => stored.flatMap(({ to }) => to?.reference ?? [])

/** All redirects, and the tags of what decides where they lead. */
export const readRedirects = async (
  payload: Payload,
): Promise<{ redirects: Redirect[]; tags: Set<string> }> => {
  const stored = await readStored(payload)
  const references = referencesOf(stored)
  const paths = await readDocumentPaths(payload, { only: references })
  return {
    redirects: stored.flatMap((redirect) => toRedirect(redirect, paths) ?? []),
    tags: new Set([
      redirectsTag,
      ...references.flatMap(({ relationTo, value }) => {
        const school = paths.schoolOf(relationTo, value)
        return [addressTag(relationTo, value), ...(school ? [addressTag('schools', school)] : [])]
      }),
    ]),
  }
}
