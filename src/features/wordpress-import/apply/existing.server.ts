import type { CollectionSlug, Payload } from 'payload'
import { siteIn } from '../../../platform/feature'
import { notTrashed } from '../../../platform/payload/trash'
import { reservedSlugsOf } from '../../../platform/reserved-slugs'
import type { Existing } from '../plan/plan-import'
import type { Mark } from './marks.server'

interface Stored {
  id: number
  slug?: string | null
  filename?: string | null
}

/** Documents and files that the site has already: their slugs and file names, by id. */
export interface Site {
  /** First parts of addresses that the site answers itself. */
  reserved: readonly string[]
  names: Record<'posts' | 'pages' | 'categories' | 'media' | 'files', Map<number, string>>
}

const read = async (payload: Payload, collection: CollectionSlug, name: 'slug' | 'filename') => {
  const { docs } = await payload.db.find<Stored>({
    collection,
    where: notTrashed,
    limit: 0,
    pagination: false,
    select: { [name]: true },
  })
  return new Map(docs.map((doc) => [doc.id, doc[name] ?? '']))
}

export const readSite = async (payload: Payload): Promise<Site> => ({
  reserved: reservedSlugsOf(siteIn(payload.config)),
  names: {
    posts: await read(payload, 'posts', 'slug'),
    pages: await read(payload, 'pages', 'slug'),
    categories: await read(payload, 'categories', 'slug'),
    media: await read(payload, 'media', 'filename'),
    files: await read(payload, 'files', 'filename'),
  },
})

const isNamed = (collection: string): collection is keyof Site['names'] =>
  ['posts', 'pages', 'categories', 'media', 'files'].includes(collection)

/** The name of what a mark stands for; undefined if it was deleted. */
export const nameOfMarked = ({ names }: Pick<Site, 'names'>, mark: Mark | undefined): string | undefined =>
  mark && isNamed(mark.collection) ? names[mark.collection].get(mark.id) : undefined

/** First parts of the addresses below `/news`. */
const newsParts = ['category', 'school', 'feed']

export const existingFor = ({ names, reserved }: Site, marks: ReadonlyMap<string, Mark>): Existing => ({
  slugs: {
    posts: new Set([...names.posts.values(), ...newsParts]),
    pages: new Set([...names.pages.values(), ...reserved]),
    categories: new Set(names.categories.values()),
  },
  imported: new Map(
    [...marks].flatMap(([key, mark]) => {
      const name = nameOfMarked({ names }, mark)
      return name ? [[key, name]] : []
    }),
  ),
})
