import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The panel is built beside the site, in a process of its own, and may be finished later or fail. */
const parts = {
  site: {
    stamp: 'dist/build-stamp',
    outputs: [
      'dist/server/main.js',
      'dist/server/serve.js',
      'dist/server/seed-demo.js',
      'dist/server/commands.js',
      'dist/server/map-worker.js',
      'dist/server/pdf-worker.js',
      'dist/server/compression-worker.js',
      'dist/server/sqlite-snapshot-worker.js',
      'dist/server/fonts/noto-sans-400.ttf',
      'dist/client/.vite/manifest.json',
    ],
  },
  panel: { stamp: '.next/build-stamp', outputs: ['.next/BUILD_ID'] },
}
const inputs = [
  'src',
  'extensions',
  'package-lock.json',
  'vite.config.ts',
  'next.config.mjs',
  'tsconfig.json',
  'scripts/build.mjs',
]

const filesIn = (folder, entry) =>
  statSync(path.join(folder, entry)).isDirectory()
    ? readdirSync(path.join(folder, entry))
        .sort()
        .flatMap((name) => filesIn(folder, path.join(entry, name)))
    : [entry]

/** Tests and pictures are not part of the build. */
const builtFiles = (folder) =>
  inputs
    .flatMap((entry) => filesIn(folder, entry))
    .filter((file) => !/\.test\.tsx?$|seed\/pictures\//.test(file))

const hashOf = (parts) => {
  const hash = createHash('sha256').update(process.version)
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Changes whenever anything that goes into the build changes. */
const contentOf = (folder) =>
  hashOf(builtFiles(folder).flatMap((file) => [file, readFileSync(path.join(folder, file))]))

/** Changes whenever a file is written. It is read faster than the contents. */
const timesOf = (folder) =>
  hashOf(
    builtFiles(folder).map((file) => {
      const { size, mtimeMs } = statSync(path.join(folder, file))
      return `${file} ${size} ${mtimeMs}\n`
    }),
  )

/** A folder of `npm run pack` has a build and nothing to build it from. */
const isPacked = (folder) => !existsSync(path.join(folder, 'scripts/build.mjs'))

/** Whether a part is built. A copy of the folder has other times: then the contents decide. */
export const isPartBuilt = (part, folder = '.') => {
  const { stamp, outputs } = parts[part]
  if (![...outputs, stamp].every((file) => existsSync(path.join(folder, file)))) return false
  if (isPacked(folder)) return true
  const [content, times] = readFileSync(path.join(folder, stamp), 'utf8').split('\n')
  return times === timesOf(folder) || content === contentOf(folder)
}

export const isBuilt = (folder) => Object.keys(parts).every((part) => isPartBuilt(part, folder))

export const writeStamp = (part, folder = '.') =>
  writeFileSync(path.join(folder, parts[part].stamp), `${contentOf(folder)}\n${timesOf(folder)}`)
