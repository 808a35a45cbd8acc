import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

// Imported documents are remembered in Payload's key-value collection, in the transaction that stores them. A second import finds
// them there, also if their address has changed, and does not bring back those that were deleted here.

const markSchema = z.object({
  collection: z.string(),
  id: z.number(),
  /** A hash of what was stored, and when: whether the export or the document has changed since. */
  fingerprint: z.string().optional(),
  updatedAt: z.string().optional(),
})
export type Mark = z.infer<typeof markSchema>

const prefixOf = (site: string) => `wordpress:${site.toLowerCase().replace(/^https?:\/\/(www\.)?/, '')}:`

export const readMarks = async (payload: Payload, site: string): Promise<Map<string, Mark>> => {
  const { docs } = await payload.db.find<{ key: string; data: unknown }>({
    collection: 'payload-kv',
    limit: 0,
    pagination: false,
    where: { key: { contains: 'wordpress:' } },
  })
  const prefix = prefixOf(site)
  const marks = new Map<string, Mark>()
  for (const { key, data } of docs) {
    const mark = key.startsWith(prefix) ? markSchema.safeParse(data) : undefined
    if (mark?.success) marks.set(key.slice(prefix.length), mark.data)
  }
  return marks
}

export const writeMark = async (
  req: PayloadRequest,
  site: string,
  key: string,
  mark: Mark,
): Promise<void> => {
  const name = `${prefixOf(site)}${key}`
  await req.payload.db.upsert({
    collection: 'payload-kv',
    data: { key: name, data: mark },
    where: { key: { equals: name } },
    req,
  })
}
