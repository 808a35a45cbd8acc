import type { FieldHook, NumberField } from 'payload'
import { largestInSchool } from '../../platform/payload/fields/position'

/** What price lists and links know an offer by. It never changes, however often the offer is renamed or moved. */
export const numberField = (collection: 'courses' | 'accommodation', first: number): NumberField => {
  const fillIn: FieldHook = async ({ value, originalDoc, data, req }) => {
    const kept = (originalDoc as { number?: number } | undefined)?.number
    if (typeof kept === 'number') return kept
    if (typeof value === 'number') return value
    const given = data?.school ?? originalDoc?.school
    if (!given) return value
    return Math.max(first, (await largestInSchool(req, collection, 'number', given)) + 1)
  }
  return {
    name: 'number',
    type: 'number',
    min: first,
    max: 9999,
    hooks: { beforeValidate: [fillIn] },
    admin: {
      position: 'sidebar',
      description:
        'The number that price lists and links use. Empty: the next free number, which then stays.',
    },
  }
}
