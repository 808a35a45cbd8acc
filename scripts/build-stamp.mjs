import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const stampFile = 'dist/build-stamp'
const outputs = [
  'dist/server/main.js',
  'dist/server/serve.js',
  'dist/server/seed-demo.js',
  'dist/server/map-worker.js',
  'dist/server/pdf-worker.js',
  'dist/server/sqlite-snapshot-worker.js',
  'dist/server/fonts/noto-sans-400.ttf',
  'dist/client/.vite/manifest.json',
  '.next/BUILD_ID',
]
const inputs = [
  'src',
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

/** Changes whenever anything that goes into the build changes. */
const fingerprint = (folder) => {
  const hash = createHash('sha256').update(process.version)
  for (const file of inputs.flatMap((entry) => filesIn(folder, entry))) {
    // Tests and pictures are not part of the build.
    if (/\.test\.tsx?$|seed\/pictures\//.test(file)) continue
    hash.update(file).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex')
}

export const isBuilt = (folder = '.') =>
  [...outputs, stampFile].every((file) => existsSync(path.join(folder, file))) &&
  readFileSync(path.join(folder, stampFile), 'utf8') === fingerprint(folder)

export const writeStamp = (folder = '.') => writeFileSync(path.join(folder, stampFile), fingerprint(folder))
