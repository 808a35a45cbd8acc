import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

// The weight of consent, alone and with all that it may ever load, beside what others send for the same.

/** As their authors publish them, minified; never a dependency of ours. */
const others = [
  {
    name: 'vanilla-cookieconsent with its iframe manager',
    packages: [
      {
        spec: 'vanilla-cookieconsent@3.1.0',
        js: ['dist/cookieconsent.umd.js'],
        css: ['dist/cookieconsent.css'],
      },
      {
        spec: '@orestbida/iframemanager@1.3.0',
        js: ['dist/iframemanager.js'],
        css: ['dist/iframemanager.css'],
      },
    ],
  },
  { name: 'Klaro', packages: [{ spec: 'klaro@0.7.22', js: ['dist/klaro.js'], css: [] }] },
]

const gzipped = (content) => gzipSync(content, { level: 9 }).length
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0)

const sharedChunk = 'shared'
const isShared = (id) => /\/src\/(ui|shared)\/|preload-helper/.test(id)

const built = async (input) => {
  const { output } = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      // These as in vite.config.ts.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        input,
        // What the site's other scripts have anyway is no weight of consent.
        output: { codeSplitting: { groups: [{ name: sharedChunk, test: isShared }] } },
      },
    },
  })
  return output
}

/** Bytes that every page loads for it, and all that may come later. */
const ourScripts = async (scratch) => {
  const entry = path.join(scratch, 'entry.ts')
  writeFileSync(
    entry,
    `import { startFirst } from '${path.resolve('src/features/consent/client.ts')}'\nstartFirst()\n`,
  )
  const chunks = (await built(entry)).filter(({ type, name }) => type === 'chunk' && name !== sharedChunk)
  const eager = chunks.find(({ isEntry }) => isEntry)
  const needed = new Set([eager.fileName, ...eager.imports])
  const size = (list) => sum(list.map(({ code }) => gzipped(code)))
  return { before: size(chunks.filter(({ fileName }) => needed.has(fileName))), all: size(chunks) }
}

const ourStyles = async () => {
  const [styles] = (await built(path.resolve('src/features/consent/dialog/consent.css'))).filter(
    ({ fileName }) => fileName.endsWith('.css'),
  )
  return gzipped(styles.source)
}

/** Undefined when the registry cannot be reached. */
const measurePackage = ({ spec, js, css }, scratch) => {
  const folder = path.join(scratch, spec.replace(/\W/g, '-'))
  mkdirSync(folder)
  const packed = spawnSync('npm', ['pack', spec, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  const file = packed.stdout?.trim().split('\n').pop()
  if (packed.status !== 0 || !file) return undefined
  const unpacked = spawnSync('tar', ['-xzf', path.join(folder, file), '-C', folder])
  if (unpacked.status !== 0) return undefined
  const size = (files) => sum(files.map((name) => gzipped(readFileSync(path.join(folder, 'package', name)))))
  return { js: size(js), css: size(css) }
}

const inScratch = async (work) => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'schoolhouse-consent-'))
  try {
    return await work(scratch)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Bytes of what this site sends; the tests hold it to the targets below. */
export const measureOwn = () =>
  inScratch(async (scratch) => ({ scripts: await ourScripts(scratch), styles: await ourStyles() }))

export const measureConsent = () =>
  inScratch(async (scratch) => {
    return {
      ...(await measureOwn()),
      others: others.map(({ name, packages }) => {
        const measured = packages.map((one) => measurePackage(one, scratch))
        return {
          name: `${name} (${packages.map(({ spec }) => spec.split('@').pop()).join(', ')})`,
          size: measured.every(Boolean)
            ? { js: sum(measured.map(({ js }) => js)), css: sum(measured.map(({ css }) => css)) }
            : undefined,
        }
      }),
    }
  })

const kB = (count) => `${(count / 1000).toFixed(1)} kB`

/** Rows of the table: what, measured, target. The first needs two decimals: it is close to its target. */
export const consentRows = ({ scripts, styles, others: measured }) => [
  ['Consent: JavaScript of all its parts, gzip', `${(scripts.all / 1000).toFixed(3)} kB`, '< 8 kB'],
  ['Consent: JavaScript that every page loads, gzip', kB(scripts.before), ''],
  ['Consent: stylesheet, gzip', kB(styles), '< 3 kB'],
  ...measured.map(({ name, size }) => [
    `${name}: JavaScript and stylesheet, gzip`,
    size ? `${kB(size.js)}, ${kB(size.css)}` : 'not measured: the npm registry could not be reached',
    '',
  ]),
]

// `node bench/consent.mjs` measures consent alone.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const row of consentRows(await measureConsent())) console.log(row.join(' | '))
