import type { FieldHook, NumberField } from 'payload'
import { lockRows, sql } from '../../platform/database/statement'
import { documentId } from '../../shared/id'

/** What price lists and links know an offer by. It never changes, however often the offer is renamed or moved. */
export const numberField = (collection: 'courses' | 'accommodation', first: number): NumberField => {
  const fillIn: FieldHook = async ({ value, originalDoc, data, req }) => {
    const kept = (originalDoc as { number?: number } | undefined)?.number
    if (typeof kept === 'number') return kept
    if (typeof value === 'number') return value
    const given = data?.school ?? originalDoc?.school
    if (!given) return value
    const school = documentId(given)
    // Offers that are added at once take turns, so that each gets a number of its own.
    await lockRows(req, sql`select id from schools where id = ${school} for no key update`)
    const { docs } = await req.payload.find({
      collection,
      where: { school: { equals: school } },
      sort: '-number',
      limit: 1,
      depth: 0,
      pagination: false,
      req,
    })
    return Math.max(first, (docs[0]?.number ?? 0) + 1)
  }
  return {
    name: 'number',
    type: 'number',
    min: first,
    max: 9999,
    hooks: { beforeValidate: [fillIn] },
    admin: {
      position: 'sidebar',
      description: 'What price lists and links know it by. Empty: the next free number; then it stays.',
    },
  }
}
