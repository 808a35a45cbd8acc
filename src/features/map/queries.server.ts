import type { MapExtract, MapSetting, SchoolMap as SchoolMapDoc } from '../../platform/payload/payload-types'
import { toPicture } from '../../platform/payload/picture'
import { type QueryContext, readIn, sharedRead } from '../../platform/payload/query'
import { filesOf } from '../../platform/storage/file-store'
import { type Locale, locales } from '../../shared/locale'
import type { SchoolPlace } from '../schools/contract'
import type { MapBounds, MapOptions } from './contract'
import type { ExtractSource } from './engine-threads/engine-pool.server'
import type { MapSettings } from './map-settings'
import { mapOptions } from './options/options'
import { countryNames } from './providers/strict-match'
import { extractTag, mapSettingsTag } from './tags'

/** A school's extract with the bounds of what it covers. */
export interface SchoolExtract extends ExtractSource {
  bounds?: MapBounds
  /** Credit, if it is not OpenStreetMap's. */
  credit?: string
}

export interface SchoolMapData {
  settings: MapSettings
  extract?: SchoolExtract
  schoolPage: MapOptions
  directionsPage: MapOptions
}

export interface MappedSchool {
  school: SchoolPlace
  data: SchoolMapData
}

export type FindSchoolMap = (slug: string, locale?: Locale) => Promise<MappedSchool | undefined>

export const getMapSettings = async (ctx: Pick<QueryContext, 'payload' | 'tag'>): Promise<MapSettings> => {
  ctx.tag(mapSettingsTag)
  return toSettings(await ctx.payload.findGlobal({ slug: 'map-settings', depth: 0 }))
}

const toSettings = (doc: MapSetting): MapSettings => {
  const { road, satellite, hybrid, terrain } = doc.tiles ?? {}
  const tiles: MapSettings['tiles'] = {}
  for (const [type, address] of [road, satellite, hybrid, terrain].entries())
    if (address?.url) tiles[type as 0] = { url: address.url, credit: address.credit ?? '' }
  return {
    provider: doc.provider ?? 'embedded',
    osrm: { driving: doc.osrmDriving ?? '', walking: doc.osrmWalking ?? '' },
    geocoder: doc.geocoder ?? 'nominatim',
    geocoderUrl: doc.geocoderUrl ?? '',
    contact: doc.contact ?? '',
    tiles,
    googleBrowserKey: doc.googleBrowserKey ?? '',
    googleServerKey: doc.googleServerKey ?? '',
  }
}

/** Builds one value for all languages, because the engine pool opens one engine per surroundings. */
const surroundingsOf = ({ town, region, country }: SchoolPlace['address']) => ({
  towns: town ? [town] : [],
  regions: [
    ...new Set([...(region ? [region] : []), ...locales.flatMap((locale) => countryNames(country, locale))]),
  ],
})

const toExtract = (
  doc: MapExtract | number | null | undefined,
  school: SchoolPlace,
  ctx: QueryContext,
): SchoolExtract | undefined => {
  if (!doc || typeof doc === 'number' || !doc.filename) return undefined
  ctx.tag(extractTag(doc.id))
  const { filename } = doc
  const version = Date.parse(doc.updatedAt).toString(36)
  const { south, west, north, east } = doc
  const bounds = [south, west, north, east].filter((bound) => typeof bound === 'number')
  return {
    id: doc.id,
    version,
    locate: () => filesOf(ctx.payload).localCopy(`extracts/${filename}`, version),
    surroundings: surroundingsOf(school.address),
    ...(doc.credit ? { credit: doc.credit } : {}),
    ...(bounds.length === 4 ? { bounds: bounds as MapBounds } : {}),
  }
}

const findMap = async (ctx: QueryContext, school: number): Promise<SchoolMapDoc | undefined> => {
  const { docs } = await ctx.payload.find({
    collection: 'school-maps',
    where: { school: { equals: school } },
    ...readIn(ctx),
    depth: 1,
    // Its school is known.
    populate: { schools: { slug: true } },
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

/** The maps of a school, with defaults for what editors have not set. */
export const getSchoolMap = (ctx: QueryContext, school: SchoolPlace): Promise<SchoolMapData> =>
  sharedRead(ctx, `map of a school:${school.id}`, (own) => readSchoolMap(own, school))

const readSchoolMap = async (ctx: QueryContext, school: SchoolPlace): Promise<SchoolMapData> => {
  const [settings, doc] = await Promise.all([getMapSettings(ctx), findMap(ctx, school.id)])
  type Icons = Pick<SchoolMapDoc, 'mainIcon' | 'otherIcon'>
  /** The icon of this map, else that of all maps of the school. */
  const icon = (map: Icons | undefined, which: keyof Icons) =>
    (toPicture(map?.[which], ctx) ?? toPicture(doc?.[which], ctx))?.src
  const subjectOf = (map?: Icons) => ({
    locale: ctx.locale,
    location: school.location,
    label: school.name,
    mainIcon: icon(map, 'mainIcon'),
    otherIcon: icon(map, 'otherIcon'),
    places: (doc?.places ?? []).map(({ lat, lng, text }) => ({ lat, lng, text: text ?? '' })),
  })
  return {
    settings,
    extract: toExtract(doc?.extract, school, ctx),
    schoolPage: mapOptions(doc?.schoolPage ?? {}, subjectOf(doc?.schoolPage), { directions: false }),
    directionsPage: mapOptions(doc?.directionsPage ?? {}, subjectOf(doc?.directionsPage), {
      directions: true,
    }),
  }
}
