// Builds the browser files, the server's bundle and the admin panel into dist/ and .next/.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { writeStamp } from './build-stamp.mjs'
import { missingTexts } from './check-messages.mjs'

process.env.NODE_ENV = 'production'

/** The static files are sent compressed; doing it here, once and slowly, makes them as small as they get. */
const compress = (folder) => {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue
    const file = path.join(folder, name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}

const missing = await missingTexts()
if (missing.length) {
  console.error(missing.join('\n'))
  process.exit(1)
}

rmSync('dist', { recursive: true, force: true })
await build({ logLevel: 'warn' })
await build({
  logLevel: 'warn',
  build: {
    ssr: true,
    // The map's threads run a file of their own.
    rolldownOptions: {
      input: [
        'src/server/main.ts',
        'src/features/map/engine/map-worker.ts',
        'src/features/pricing/quotes/pdf-worker.ts',
      ],
    },
  },
})
compress('dist/client/assets')

// Its own process: Next takes over the process it builds in.
const next = spawnSync(
  process.execPath,
  ['--conditions=production', 'node_modules/next/dist/bin/next', 'build'],
  {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  },
)
if (next.status !== 0) {
  console.error(next.stdout, next.stderr)
  process.exit(next.status ?? 1)
}
writeStamp()
