// Builds the browser files, the server's bundle and the admin panel into dist/ and .next/, side by side. With `site` or `panel`
// it builds that part alone, as `npm start` does.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority, constants as system } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { writeStamp } from './build-stamp.mjs'
import { checkMessages } from './messages.mjs'
import { runBeside } from './run-beside.mjs'

process.env.NODE_ENV = 'production'

/** Compresses the static files once, at the highest level. The server sends these files. */
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

/** Prints which part is finished, and after how many seconds. */
const say = (what) => console.log(`Built ${what} (${Math.round(performance.now() / 1000)} s)`)

/** Runs in a process of its own, because Next changes the process it builds in. */
const buildPanel = async () => {
  await runBeside([process.execPath, '--conditions=production', 'node_modules/next/dist/bin/next', 'build'], {
    NEXT_TELEMETRY_DISABLED: '1',
  })
  writeStamp('panel')
  say('the admin panel')
}

/**
 * Packages that are hundreds of small files. Loading them one by one took more than a second of every start, so they are part of
 * the server's bundle. All others stay in node_modules.
 */
const bundledPackages =
  /^(payload|@payloadcms\/(?!next|storage-s3|plugin-cloud-storage)[^/]+|drizzle-orm|@libsql\/[^/]+|zod|jose|uuid)(\/|$)/

/**
 * The admin panel loads Payload from node_modules, and Payload names the wrong field only for errors of its own classes. So the
 * bundle uses the classes of node_modules.
 */
const sharedErrors = {
  name: 'shared-errors',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!id.startsWith('.') || !importer?.includes('/node_modules/payload/dist/')) return
    const folder = path.resolve('node_modules/payload/dist/errors')
    const file = path.resolve(path.dirname(importer), id)
    if (path.dirname(file) !== folder) return
    // Seen from dist/server/assets, where all that is bundled goes.
    return { id: `../../../node_modules/payload/dist/errors/${path.basename(file)}`, external: true }
  },
}

const safeFetch = path.resolve('node_modules/payload/dist/uploads/safeFetch.js')

/** By what Payload imports: a module that loads it with its first call. */
const lateModules = {
  // Fetches files that editors name by their address, with a second copy of the HTTP client that Node has.
  [safeFetch]: `
    export const safeFetch = async (...args) => (await import(${JSON.stringify(safeFetch)})).safeFetch(...args)
    // For tests of Payload.
    export const _internal_safeFetchGlobal = {}`,
  // Asks questions in a terminal.
  prompts: `export default async (...args) => (await import('prompts')).default(...args)`,
  // Prints the state of migrations.
  'console-table-printer': `
    import { createRequire } from 'node:module'
    const load = createRequire(import.meta.url)
    export const Table = function (...args) { return new (load('console-table-printer').Table)(...args) }`,
}

/** Payload imports at once what a site rarely needs, which makes every start slower. */
const loadLate = {
  name: 'load-late',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (importer.startsWith('\0late:'))
      return id.startsWith('node:') ? undefined : { id, external: id !== safeFetch }
    const name = id.startsWith('.') ? path.resolve(path.dirname(importer), id) : id
    if (importer.includes('/node_modules/') && Object.hasOwn(lateModules, name)) return `\0late:${name}`
  },
  load: (id) => (id.startsWith('\0late:') ? lateModules[id.slice('\0late:'.length)] : undefined),
}

const buildSite = async () => {
  const { problems } = checkMessages()
  if (problems.length) {
    console.error(problems.join('\n'))
    process.exit(1)
  }
  rmSync('dist', { recursive: true, force: true })
  await build({ logLevel: 'warn' })
  await build({
    logLevel: 'warn',
    plugins: [sharedErrors, loadLate],
    ssr: { noExternal: [bundledPackages] },
    build: {
      ssr: true,
      rolldownOptions: {
        makeAbsoluteExternalsRelative: false,
        // Payload's commands load files with `eval`; the site does not.
        checks: { eval: false },
        // The threads of the map, of PDFs, of backups and of compression, the process that creates the demo and the commands have entry files of their own.
        input: [
          'src/server/main.ts',
          'src/server/start/serve.ts',
          'src/server/start/seed-demo.ts',
          'src/cms/commands/commands.ts',
          'src/features/map/engine/map-worker.ts',
          'src/platform/pdf/pdf-worker.ts',
          'src/platform/page-cache/compression-worker.ts',
          'src/platform/backup/sqlite-snapshot-worker.ts',
        ],
      },
    },
  })
  compress('dist/client/assets')
  // The thread of PDFs reads its fonts from files.
  cpSync('src/platform/pdf/fonts', 'dist/server/fonts', { recursive: true })
  writeStamp('site')
  say('the site')
}

// `npm start` is gone.
process.on('disconnect', () => process.exit(1))
const [part] = process.argv.slice(2)
// The site comes first, while it is built and when it answers visitors.
if (part === 'panel') setPriority(system.priority.PRIORITY_BELOW_NORMAL)
await Promise.all([part !== 'panel' && buildSite(), part !== 'site' && buildPanel()])
// The channel to the parent process would keep this one alive.
process.exit()
