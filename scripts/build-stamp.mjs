import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const stampFile = 'dist/build-stamp'
const outputs = ['dist/server/main.js', 'dist/client/.vite/manifest.json', '.next/BUILD_ID']
const inputs = [
  'src',
  'package-lock.json',
  'vite.config.ts',
  'next.config.mjs',
  'tsconfig.json',
  'scripts/build.mjs',
]

const filesIn = (entry) =>
  statSync(entry).isDirectory()
    ? readdirSync(entry)
        .sort()
        .flatMap((name) => filesIn(path.join(entry, name)))
    : [entry]

/** Changes whenever anything that goes into the build changes. */
const fingerprint = () => {
  const hash = createHash('sha256').update(process.version)
  for (const file of inputs.flatMap(filesIn)) {
    // Tests and drawings are not part of the build.
    if (/\.test\.tsx?$|seed\/pictures\//.test(file)) continue
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

export const isBuilt = () =>
  outputs.every((file) => existsSync(file)) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === fingerprint()

export const writeStamp = () => writeFileSync(stampFile, fingerprint())
