import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import type { User } from '../../../src/platform/payload/payload-types'
import { createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createMappedSchool, mapFile, townMap } from './mapped-school'

describeSite('map files', (open) => {
  let site: Site
  let administrator: User
  let editor: User
  beforeAll(async () => {
    site = await open()
    administrator = await createUser(site.payload, 'administrator')
    editor = await createUser(site.payload, 'editor')
  })

  const folder = () => path.join(site.env.dataDir, 'extracts')
  const stored = () => (existsSync(folder()) ? readdirSync(folder()) : [])
  const upload = (file = townMap(), user = administrator) =>
    site.payload.create({ collection: 'map-extracts', data: {}, file, user, overrideAccess: false })

  it.each([
    ['a letter', mapFile('town.osm', Buffer.from('Dear Sir or Madam,')), 'not a complete OpenStreetMap file'],
    ['half a file', mapFile('town.osm', townMap().data.subarray(0, 200_000)), 'not a complete OpenStreetMap'],
    [
      'half a zipped file',
      mapFile('town.osm.gz', gzipSync(townMap().data).subarray(0, 9000)),
      'not a complete',
    ],
    [
      'no PBF',
      mapFile('town.osm.pbf', Buffer.from([0, 0, 0, 9, 1, 2, 3])),
      'not a complete OpenStreetMap file',
    ],
    ['without streets', mapFile('sea.osm', Buffer.from('<osm version="0.6"></osm>')), 'holds no streets'],
  ])('are refused with an error on the field, and not stored: %s', async (_what, file, sentence) => {
    const before = stored()
    await expect(upload(file)).rejects.toMatchObject({
      data: { errors: [{ path: 'file', message: expect.stringContaining(sentence) }] },
    })
    expect(stored()).toEqual(before)
  })

  it('are stored with their names and bounds, compressed or not', async () => {
    const plain = await upload()
    expect(plain).toMatchObject({ filename: 'alder-bay.osm', south: expect.any(Number) })
    expect(plain.south).toBeLessThan(49.35)
    expect(plain.north).toBeGreaterThan(49.35)
    const zipped = await upload(mapFile('town.osm.gz', gzipSync(townMap().data)))
    expect(zipped).toMatchObject({ west: plain.west, east: plain.east })
    expect(readFileSync(path.join(folder(), String(zipped.filename))).subarray(0, 2)).toEqual(
      Buffer.from([0x1f, 0x8b]),
    )
    for (const { id } of [plain, zipped]) await site.payload.delete({ collection: 'map-extracts', id })
    expect(stored()).toEqual([])
  })

  it('compute their bounds and ignore submitted values', async () => {
    const created = await site.payload.create({
      collection: 'map-extracts',
      data: { south: 1 } as never,
      file: townMap(),
      user: administrator,
      overrideAccess: false,
    })
    expect(created.south).toBeGreaterThan(49)
    const changed = await site.payload.update({
      collection: 'map-extracts',
      id: created.id,
      data: { south: 1 },
      user: administrator,
      overrideAccess: false,
    })
    expect(changed.south).toBe(created.south)
    await site.payload.delete({ collection: 'map-extracts', id: created.id })
  })

  it('cannot be uploaded by editors or listed by visitors', async () => {
    await expect(upload(townMap(), editor)).rejects.toMatchObject({ status: 403 })
    await expect(
      site.payload.find({ collection: 'map-extracts', overrideAccess: false }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('cannot be deleted while a map uses them; the error names the school', async () => {
    const { school, extract, map } = await createMappedSchool(site.payload)
    const remove = () => site.payload.delete({ collection: 'map-extracts', id: extract.id })
    await expect(remove()).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`The map of ${school.name} uses this file.`),
    })
    await site.payload.delete({ collection: 'school-maps', id: map.id })
    await remove()
    await site.payload.delete({ collection: 'schools', id: school.id })
  })

  it('are selected by administrators, while editors can change the other map settings', async () => {
    const { school, extract, map } = await createMappedSchool(site.payload)
    const update = (data: object, user: User) =>
      site.payload.update({
        collection: 'school-maps',
        id: map.id,
        data: data as never,
        depth: 0,
        user,
        overrideAccess: false,
      })
    const byEditor = await update({ extract: null, schoolPage: { zoom: 15 } }, editor)
    expect(byEditor).toMatchObject({ extract: extract.id, schoolPage: { zoom: 15 } })
    expect(await update({ extract: null }, administrator)).toMatchObject({ extract: null })
    const moderator = await createUser(site.payload, 'moderator')
    await expect(update({ schoolPage: { zoom: 3 } }, moderator)).rejects.toMatchObject({ status: 403 })
    await site.payload.delete({ collection: 'schools', id: school.id })
    expect((await site.payload.count({ collection: 'school-maps' })).totalDocs).toBe(0)
    await site.payload.delete({ collection: 'map-extracts', id: extract.id })
  })

  it('belong to one map per school', async () => {
    const { school } = await createMappedSchool(site.payload)
    const twice = site.payload.create({ collection: 'school-maps', data: { school: school.id } as never })
    await expect(twice).rejects.toMatchObject({ data: { errors: [{ path: 'school' }] } })
  })

  it('are restored if their replacement fails', async () => {
    const extract = await upload()
    await expect(
      site.payload.update({
        collection: 'map-extracts',
        id: extract.id,
        data: {},
        file: mapFile('town.osm', Buffer.from('no map')),
      }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'file' }] } })
    const kept = readFileSync(path.join(folder(), String(extract.filename)))
    // Comparing them by toEqual takes two seconds.
    expect(kept.equals(townMap().data)).toBe(true)
  })

  it('have service settings that are validated and can be changed only by administrators', async () => {
    const set = (data: object, user: User) =>
      site.payload.updateGlobal({ slug: 'map-settings', data: data as never, user, overrideAccess: false })
    await expect(set({ provider: 'osrm' }, editor)).rejects.toMatchObject({ status: 403 })
    await expect(
      set({ provider: 'osrm', osrmDriving: 'javascript:alert(1)' }, administrator),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'osrmDriving' }] } })
    await expect(
      set({ tiles: { satellite: { url: 'https://tiles.example/all.png' } } }, administrator),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'tiles.satellite.url' }] } })
    expect(await set({ provider: 'embedded' }, administrator)).toMatchObject({ provider: 'embedded' })
  })
})
