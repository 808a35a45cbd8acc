import type { CollectionBeforeOperationHook, FieldHook, NumberField, PayloadRequest } from 'payload'
import { documentId } from '../../../shared/id'
import { lockRows, sql } from '../../database/statement'

type Positioned = 'courses' | 'accommodation' | 'price-extras'

/** The order on a school's page. For equal positions the older document comes first. */
export const byPosition = ['school', 'position', 'id']

/** Adds the id to a sort by position, so that ties have the same order as on the page. */
export const breakTies: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { sort } = args as { sort?: string | string[] }
  if (operation !== 'read' || !sort) return args
  const fields = [sort].flat().flatMap((field) => field.split(','))
  return fields.at(-1)?.replace(/^-/, '') === 'position' ? { ...args, sort: [...fields, 'id'] } : args
}

/**
 * The largest value that a number field has in a school's documents; 0 if there are none. Locks the school's row, so that
 * documents that are added at the same time get different values.
 */
export const largestInSchool = async (
  req: PayloadRequest,
  collection: Positioned,
  field: 'position' | 'number',
  school: number | { id: number },
): Promise<number> => {
  const id = documentId(school)
  await lockRows(req, sql`select id from schools where id = ${id} for no key update`)
  const { docs } = await req.payload.find({
    collection,
    where: { school: { equals: id } },
    // The number of what is in the trash stays its own.
    trash: true,
    sort: `-${field}`,
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return (docs[0] as { [Key in typeof field]?: number | null } | undefined)?.[field] ?? 0
}

/** The position of a document in its school's list. If empty, it goes to the end. */
export const positionField = (collection: Positioned): NumberField => {
  const fillIn: FieldHook = async ({ value, originalDoc, data, req }) => {
    if (typeof value === 'number') return value
    const kept = (originalDoc as { position?: number | null } | undefined)?.position
    // An update without a position keeps it; one that empties it moves the document to the end.
    if (value === undefined && typeof kept === 'number') return kept
    const given = data?.school ?? originalDoc?.school
    if (!given) return value
    return Math.floor(await largestInSchool(req, collection, 'position', given)) + 1
  }
  return {
    name: 'position',
    type: 'number',
    min: 0,
    index: true,
    hooks: { beforeValidate: [fillIn] },
    admin: { position: 'sidebar' },
  }
}
