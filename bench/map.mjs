import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { optionalFile } from '../tests/optional-data.mjs'

/** The demo's own town is always measured, the real extracts where they are at hand. */
const extracts = [
  { name: 'demo town', file: 'src/cms/seed/town/alder-bay.osm' },
  { name: 'Toronto', ...optionalFile('toronto.osm.gz') },
  { name: 'Vancouver', ...optionalFile('ubc-vancouver.osm.pbf') },
]

const measure = (file) => {
  const run = spawnSync(process.execPath, ['--expose-gc', '--import', 'tsx', 'bench/map-extract.mjs', file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (run.status !== 0) throw new Error(`Measuring ${file} failed`)
  return JSON.parse(run.stdout)
}

/** Figures of the embedded map by extract. */
export const measureMap = () =>
  extracts.flatMap(({ name, file, missing }) => {
    if (file) return [{ name, ...measure(file) }]
    console.log(`skipped: map of ${name}: ${missing}`)
    return []
  })

const digits = (value) => (value < 10 ? value.toFixed(2) : String(Math.round(value)))
/** By the clock, in brackets of the processor. */
const ms = ({ clock, processor }) => `${digits(clock)} (${digits(processor)}) ms`

/** Rows of the table: what, measured, target. */
export const mapRows = (measured) => {
  const each = (write) => measured.map((one) => `${one.name} ${write(one)}`).join(', ')
  return [
    ['Map: reading an extract and building everything from it', each(({ buildMs }) => ms(buildMs)), ''],
    ['Map: memory it keeps', each(({ bytes }) => `${(bytes / 1e6).toFixed(1)} MB`), ''],
    ['Map: route by car, p95', each(({ driving }) => ms(driving)), '< 10 ms'],
    ['Map: route on foot, p95', each(({ walking }) => ms(walking)), '< 10 ms'],
    ['Map: address search, p95', each(({ search }) => ms(search)), '< 25 ms'],
    ['Map: tile drawn for the first time, p95', each(({ tile }) => ms(tile)), '< 2 ms'],
  ]
}

// `node bench/map.mjs` measures the map alone.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const row of mapRows(measureMap())) console.log(row.join(' | '))
