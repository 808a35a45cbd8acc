import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openEngineThread } from './engine-thread.server'

const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-engine-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const surroundings = { towns: ['Alder Bay'], regions: ['British Columbia', 'Canada'] }
const town = 'src/cms/seed/town/alder-bay.osm'

// Threads that run from the sources take a while to start.
describe('openEngineThread', { timeout: 60_000 }, () => {
  it('answers like the engine, and ends', async () => {
    const engine = await openEngineThread({ file: town, surroundings })
    expect(engine.bounds.southWest.lat).toBeLessThan(engine.bounds.northEast.lat)
    const [house] = await engine.findAddress('14 Lantern Street, Alder Bay, Canada')
    const [start] = await engine.findAddress('10 Quay Street')
    expect(house).toMatchObject({ number: '14', street: 'Lantern Street' })
    expect(await engine.findAddress('9999 Lantern Street')).toEqual([])
    if (!house || !start) throw new Error('No such house')
    expect(await engine.route('walking', start.place, house.place)).toMatchObject({ code: 'Ok' })
    expect(await engine.drawTile(5, 0, 0)).toBeUndefined()
    await engine.close()
    await engine.ended
  })

  it('refuses a file that is not a map with the engine’s message', async () => {
    const file = path.join(folder, 'letter.osm')
    writeFileSync(file, 'Dear Sir or Madam,')
    await expect(openEngineThread({ file, surroundings })).rejects.toMatchObject({
      code: 'bad_request',
      field: 'extract',
      message: expect.stringContaining('not a complete OpenStreetMap file'),
    })
  })

  it('refuses a file that takes too long', async () => {
    await expect(openEngineThread({ file: town, surroundings }, 1)).rejects.toMatchObject({
      code: 'too_large',
      field: 'extract',
    })
  })

  it('closeWhenDone answers running requests first', async () => {
    const engine = await openEngineThread({ file: town, surroundings })
    const waiting = [engine.findAddress('14 Lantern Street'), engine.findAddress('10 Quay Street')]
    const ending = engine.closeWhenDone()
    expect(await Promise.all(waiting)).toMatchObject([[{ number: '14' }], [{ number: '10' }]])
    await ending
    await expect(engine.findAddress('14 Lantern Street')).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('running requests fail when the thread ends', async () => {
    const engine = await openEngineThread({ file: town, surroundings })
    const waiting = engine.findAddress('14 Lantern Street')
    void engine.close()
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
    await expect(engine.findAddress('14 Lantern Street')).rejects.toMatchObject({ code: 'unavailable' })
  })
})
