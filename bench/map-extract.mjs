// Measures the embedded map on one extract, in a process of its own so that memory is this extract's alone:
// node --expose-gc --import tsx bench/map-extract.mjs <file>. Prints JSON.
import { collectAddresses } from '../src/features/map/engine/addresses/collect-addresses.ts'
import { readExtract } from '../src/features/map/engine/extract/read-extract.ts'
import { openMap, tilePixels, worldPixel } from '../src/features/map/engine/map-engine.ts'

const [file] = process.argv.slice(2)
const surroundings = { towns: [], regions: ['Canada'] }

const usedBytes = () => {
  globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** State of a pseudo-random sequence that is the same in every run. */
let state = 1
const pick = (list) => {
  state = (state * 48_271) % 2_147_483_647
  return list[state % list.length]
}

const p95 = (times) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]

const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Times of single calls, after some that let the compiler warm up as a server's first minute does: by the clock, and of
 * the processor, which does not count the time that other programs of a busy machine take.
 */
const timed = (count, call) => {
  const clock = []
  const processor = []
  for (let i = 0; i < count + 100; i++) {
    const [began, used] = [performance.now(), processorMs()]
    call(i)
    if (i < 100) continue
    clock.push(performance.now() - began)
    processor.push(processorMs() - used)
  }
  return { clock: p95(clock), processor: p95(processor) }
}

const addresses = collectAddresses(await readExtract(file))
const before = usedBytes()
const [began, used] = [performance.now(), processorMs()]
const map = await openMap(file, surroundings)
const buildMs = { clock: performance.now() - began, processor: processorMs() - used }
const bytes = usedBytes() - before

const route = (profile) => timed(600, () => map.route(profile, pick(addresses).place, pick(addresses).place))

const search = timed(2000, (i) => {
  const { number, street } = pick(addresses)
  map.findStart(i % 3 === 0 ? `${street} ${number}9` : `${number} ${street}, Canada`)
})

/** The tiles around the houses at every zoom, each once: what is asked for twice will come from a cache. */
const tilesAround = () => {
  const tiles = new Map()
  for (const zoom of [13, 14, 15, 16, 17, 18, 19])
    for (let i = 0; i < 300; i++) {
      const { x, y } = worldPixel(pick(addresses).place, zoom)
      const [column, row] = [x, y].map((value) => Math.floor(value / tilePixels) + pick([-1, 0, 1]))
      tiles.set(`${zoom}/${column}/${row}`, [zoom, column, row])
    }
  return [...tiles.values()]
}
const tiles = tilesAround()
const tile = timed(tiles.length - 100, (i) => map.drawTile(...tiles[i]))

console.log(
  JSON.stringify({ buildMs, bytes, driving: route('driving'), walking: route('walking'), search, tile }),
)
