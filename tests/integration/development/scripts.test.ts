import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { measureOwn } from '../../../bench/consent.mjs'
import { missedTargets } from '../../../bench/targets.mjs'
import { readAudit } from '../../../scripts/audit.mjs'
import { isBuilt, isPartBuilt, writeStamp } from '../../../scripts/build-stamp.mjs'
import { missingAnchors, missingCommands, missingPaths } from '../../../scripts/check-docs.mjs'
import { workflowProblems } from '../../../scripts/check-workflows.mjs'
import { readEnv } from '../../../src/config/env'
import { lockData } from '../../../src/platform/database/data-lock'
import { copySources } from './source-copy'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-scripts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string, mode = 0o644) => {
  const name = path.join(folder, file)
  mkdirSync(path.dirname(name), { recursive: true })
  writeFileSync(name, text, { mode })
  return name
}

describe('the test browser', () => {
  const program = (file: string, code = 0) => write(file, `#!/bin/sh\nexit ${code}\n`, 0o755)

  /** Returns the browser or the error when only this folder is searched and nothing can be installed. */
  const search = (CHROMIUM_PATH = '') => {
    const code = `
      import { ensureBrowser } from '${pathToFileURL(path.resolve('scripts/programs/browser.mjs'))}'
      try { console.log(ensureBrowser()) } catch (error) { console.log(error.message) }`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: folder,
      env: {
        NODE_ENV: 'test',
        CHROMIUM_PATH,
        PATH: path.join(folder, 'bin'),
        PLAYWRIGHT_BROWSERS_PATH: folder,
      },
      encoding: 'utf8',
    })
    return stdout.trim().split('\n').at(-1)
  }

  it('is the one that CHROMIUM_PATH names, if it runs', () => {
    const own = program('own')
    program('bin/chromium')
    expect(search(own)).toBe(own)
    const letter = write('letter.txt', 'Dear school')
    expect(search(letter)).toBe(`CHROMIUM_PATH names ${letter}, which is not a working browser.`)
    expect(search('/no/where')).toBe('CHROMIUM_PATH names /no/where, which does not exist.')
  })

  it('is a headless one if available', () => {
    program('bin/chromium')
    const windowless = program('bin/chromium-headless-shell')
    expect(search()).toBe(windowless)
  })

  it('is not installed a second time if there is one', () => {
    const own = program('bin/chromium')
    write('bin/apt-get', `#!/bin/sh\necho asked > ${path.join(folder, 'apt')}\n`, 0o755)
    expect(search()).toBe(own)
    expect(existsSync(path.join(folder, 'apt'))).toBe(false)
  })

  it('is the first one on the path that runs', () => {
    program('bin/chromium-browser', 1)
    const chrome = program('bin/google-chrome')
    expect(search()).toBe(chrome)
  })

  // macOS has its browsers in a fixed place, which a test cannot hide.
  it.skipIf(process.platform === 'darwin')(
    'is required: without one an error tells how to install it',
    () => {
      expect(search()).toMatch(/^The browser tests need Chromium or Chrome, .* or set CHROMIUM_PATH /)
    },
  )
})

describe('the audit', () => {
  const report = (severity: string) =>
    JSON.stringify({ auditReportVersion: 2, vulnerabilities: { x: { name: 'x', severity } } })

  it('fails for severe vulnerabilities, and passes where the registry has no audit', () => {
    expect(readAudit(report('moderate')).failed).toBe(false)
    expect(readAudit(report('critical'))).toMatchObject({
      failed: true,
      sentence: expect.stringContaining('x (critical)'),
    })
    expect(readAudit('{"message":"405 Method Not Allowed","statusCode":405}')).toEqual({
      failed: false,
      sentence: 'The registry supports no audit (405 Method Not Allowed).',
    })
  })

  it('passes, but says so, if it did not run', () => {
    const sentenceOf = (...given: Parameters<typeof readAudit>) => {
      const { failed, sentence } = readAudit(...given)
      expect(failed).toBe(false)
      return sentence
    }
    expect(sentenceOf('{"message":"request failed, reason: ECONNREFUSED"}')).toBe(
      'The audit did not run (request failed, reason: ECONNREFUSED).',
    )
    expect(sentenceOf('{"message":"503 Service Unavailable","statusCode":503}')).toMatch(/did not run/)
    expect(sentenceOf(null, new Error('spawnSync npm ENOENT'))).toBe(
      'The audit did not run (spawnSync npm ENOENT).',
    )
    expect(sentenceOf('', new Error('spawnSync npm ETIMEDOUT'))).toMatch(/ETIMEDOUT/)
    expect(sentenceOf('')).toBe('The audit did not run (npm printed no report).')
  })
})

describe('the build stamp', () => {
  const outputs = [
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
    '.next/BUILD_ID',
  ]
  const inputs = [
    'extensions/features.ts',
    'package-lock.json',
    'vite.config.ts',
    'next.config.mjs',
    'tsconfig.json',
    'scripts/build.mjs',
  ]

  beforeEach(() => {
    for (const file of [...outputs, ...inputs, 'src/site/page.tsx']) write(file, 'first')
    for (const part of ['site', 'panel'] as const) writeStamp(part, folder)
  })

  it('is valid until a source changes, and again when the change is undone', () => {
    expect(isBuilt(folder)).toBe(true)
    // Rewritten with the same content.
    write('src/site/page.tsx', 'first')
    expect(isBuilt(folder)).toBe(true)
    for (const file of [...inputs, 'src/site/page.tsx']) {
      write(file, 'second')
      expect(isBuilt(folder), file).toBe(false)
      write(file, 'first')
      expect(isBuilt(folder), file).toBe(true)
    }
  })

  it('is invalid when files are added, deleted or moved', () => {
    write('src/site/new.ts', '')
    expect(isBuilt(folder)).toBe(false)
    rmSync(path.join(folder, 'src/site/new.ts'))
    expect(isBuilt(folder)).toBe(true)
    write('src/page.tsx', readFileSync(path.join(folder, 'src/site/page.tsx'), 'utf8'))
    rmSync(path.join(folder, 'src/site/page.tsx'))
    expect(isBuilt(folder)).toBe(false)
  })

  it('tells the site from the panel, which is built in the background', () => {
    rmSync(path.join(folder, '.next/build-stamp'))
    expect([isPartBuilt('site', folder), isPartBuilt('panel', folder)]).toEqual([true, false])
    rmSync(path.join(folder, 'dist/build-stamp'))
    writeStamp('panel', folder)
    expect([isPartBuilt('site', folder), isPartBuilt('panel', folder)]).toEqual([false, true])
  })

  it('ignores tests, which are not built', () => {
    write('src/site/page.test.ts', 'a test')
    expect(isBuilt(folder)).toBe(true)
  })

  it.each(outputs)('is invalid without %s', (file) => {
    rmSync(path.join(folder, file))
    expect(isBuilt(folder)).toBe(false)
  })
})

describe('a start without a build', () => {
  it('says what to do if the packages that build are not installed', () => {
    for (const file of [
      'scripts/start.mjs',
      'scripts/build-stamp.mjs',
      'src/server/start/starting-server.mjs',
    ])
      write(file, readFileSync(file, 'utf8'))
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0' },
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The site is not built, .* Run “npm ci” without “--omit=dev” .*\n$/)
  })
})

describe('the two parallel parts of a build', () => {
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })

  /** Runs `own` in a process while its command runs `beside`. The command holds a connection to the test. */
  const build = async (own: string, beside: string) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const command = `
      const socket = require('node:net').connect(${port}, '127.0.0.1')
      process.on('SIGTERM', () => {})
      socket.on('data', () => { ${beside} })`
    const code = `
      import { runBeside } from '${pathToFileURL(path.resolve('scripts/run-beside.mjs'))}'
      const beside = runBeside([process.execPath, '-e', ${JSON.stringify(command)}], { HALF: 'beside' })
      ${own}`
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' })
    children.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes))
    const exited = once(child, 'close')
    const [socket] = (await once(server, 'connection')) as [Socket]
    const besideEnded = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve))
    server.close()
    return { child, go: () => socket.write('go'), exited, besideEnded, output: () => output }
  }
  const forever = 'setInterval(() => {}, 1000); await new Promise(() => {})'

  it('end together when the command fails, and the build returns its status and output', async () => {
    const { go, exited, output } = await build(forever, 'console.error("no such page"); process.exit(3)')
    go()
    expect(await exited).toEqual([3, null])
    expect(output()).toContain('no such page')
  })

  it('end together when the build itself fails', async () => {
    const { child, exited, besideEnded } = await build(
      'process.stdin.once("data", () => { throw new Error("no such module") }); await beside',
      '',
    )
    child.stdin.write('go')
    expect(await exited).toEqual([1, null])
    await besideEnded
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('end together at %s', async (signal) => {
    const { child, exited, besideEnded } = await build(forever, '')
    child.kill(signal)
    expect(await exited).toEqual([1, null])
    await besideEnded
  })

  it('continue when the command has succeeded, without printing its output', async () => {
    const { go, exited, output } = await build(
      'await beside; console.log("both are done"); process.exit(7)',
      'console.log(process.env.HALF, "is chatty"); process.exit(0)',
    )
    go()
    expect(await exited).toEqual([7, null])
    expect(output()).toBe('both are done\n')
  })
})

describe('the translations of a build', () => {
  let sources: ReturnType<typeof copySources>
  beforeEach(() => {
    sources = copySources()
  })
  afterEach(() => rmSync(sources.folder, { recursive: true, force: true }))

  it('must exist in every language: missing ones are named and nothing is built', async () => {
    await sources.edit('src/features/map/messages/de.json', (text) => text.replace(/^ {2}"loading":.*$/m, ''))
    await sources.edit('src/features/consent/messages/eu.json', (text) =>
      text.replace(/("categories.chat.name":) .*$/m, '$1 "",'),
    )
    await sources.edit('src/features/comments/messages/gl.json', (text) =>
      text.replace('{count, plural', '{count, plurals'),
    )
    await sources.edit('src/features/comments/messages/fr.json', (text) =>
      text.replaceAll('{school}', '{ecole}'),
    )
    await sources.edit('src/features/search/messages/it.json', (text) =>
      text.replace(/("results":) .*$/m, '$1 "{count, plural, offset:1 other {#}}",'),
    )
    rmSync(path.join(sources.folder, 'src/features/gallery/messages/eu.json'))
    rmSync(path.join(sources.folder, 'src/features/forms/messages/panel/ca.json'))
    await sources.edit('src/features/news/messages/en.json', (text) =>
      text.replace('{', '{ "forgotten": "Old",'),
    )
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: sources.folder,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    const output = stderr.trim().split('\n')
    expect(output).toContain('src/features/map/messages/de.json: “loading” is missing.')
    expect(output).toContain('src/features/consent/messages/eu.json: “categories.chat.name” is missing.')
    expect(output).toContainEqual(expect.stringMatching(/comments\/messages\/gl\.json: “\w+” is malformed: /))
    expect(output).toContainEqual(
      expect.stringMatching(
        /comments\/messages\/fr\.json: “\w+” uses \{ecole\}, which English does not have\.$/,
      ),
    )
    expect(output).toContainEqual(
      expect.stringMatching(/search\/messages\/it\.json: “results” is malformed: “offset”/),
    )
    expect(output).toContain('src/features/gallery/messages/eu.json is missing.')
    expect(output).toContain('src/features/forms/messages/panel/ca.json is missing.')
    expect(output).toContain('src/features/news/messages/en.json: “forgotten” is not used.')
    expect(output).toContain('src/features/news/messages/de.json: “forgotten” is missing.')
    expect(existsSync(path.join(sources.folder, 'dist'))).toBe(false)
  })
})

it('consent has less than 4,000 bytes of scripts before an interaction, less than 8,000 in total and less than 3,000 bytes of styles', async () => {
  const { scripts, styles } = await measureOwn()
  expect(scripts.before).toBeGreaterThan(1000)
  expect(scripts.before).toBeLessThan(4000)
  expect(scripts.all).toBeGreaterThan(scripts.before)
  expect(scripts.all).toBeLessThan(8000)
  expect(styles).toBeGreaterThan(500)
  expect(styles).toBeLessThan(3000)
})

describe('the documentation check', () => {
  const files = ['README.md', 'docs/operating.md', 'src/server/main.ts', 'src/features/map/tags.ts']
  const missing = (markdown: string, document = 'docs/operating.md') =>
    missingPaths(document, markdown, files)

  it('finds files and folders by their path, their name or a link', () => {
    expect(
      missing('`main.ts`, `src/server/main.ts`, `src/features/`, [start](../README.md), `/-/x.css`'),
    ).toEqual([])
    expect(missing('`tags.ts` and `*.test.ts`', 'src/features/map/README.md')).toEqual([])
  })

  it('names missing files and folders', () => {
    expect(missing('`src/gone/` `{main,gone}.ts` [x](gone.md)')).toEqual(['src/gone/', 'gone.ts', 'gone.md'])
  })

  it('names missing npm commands and headings', () => {
    expect(missingCommands('`npm run backup -- FILE`, npm run gone:now.', ['backup'])).toEqual(['gone:now'])
    const read = () => '# Operating\n\n## Back up, and restore\n'
    const links = '[a](operating.md#back-up-and-restore) [b](operating.md#gone) [c](#here)\n## Here'
    expect(missingAnchors('docs/README.md', links, read)).toEqual(['operating.md#gone'])
  })
})

describe('npm run demo:reset', () => {
  const reset = (env: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/reset-demo.mjs'], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_URL: '', ...env },
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }

  it('renames the data folder of a stopped site and deletes nothing', () => {
    const dataDir = path.join(folder, 'data')
    write('data/secret', 'kept')
    expect(reset({ DATA_DIR: dataDir }).status).toBe(0)
    expect(existsSync(dataDir)).toBe(false)
    const [kept = ''] = readdirSync(folder)
    expect(readFileSync(path.join(folder, kept, 'secret'), 'utf8')).toBe('kept')
  })

  it('refuses while a site uses the folder, and leaves PostgreSQL alone', async () => {
    write('data/secret', 'kept')
    const env = readEnv({ DATA_DIR: path.join(folder, 'data') })
    const release = await lockData(env)
    const refused = reset({ DATA_DIR: env.dataDir })
    release()
    expect(refused).toMatchObject({ status: 1, output: expect.stringContaining(`process ${process.pid}`) })
    expect(existsSync(env.dataDir)).toBe(true)
    expect(reset({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatchObject({
      status: 1,
      output: expect.stringContaining('leaves it alone'),
    })
  })
})

it('the bench names every target that is missed', () => {
  const rows: [string, string, string][] = [
    ['a ratio', '0.93 (0.97)', '≥ 0.8'],
    ['a slower ratio', '0.7 (0.97)', '≥ 0.8'],
    ['bytes', '9.4 kB', '< 10 kB'],
    ['both databases', '12 / 340 ms', '≤ 200 ms'],
    ['many', '1,234,567', '≥ 100,000'],
    ['nothing measured', 'failed', '≤ 3 s'],
    ['no target', '99', ''],
    ['a pair', '97.7 %, 1.1 %', '≥ 85 %, ≤ 2 %'],
    ['half a pair', '97.7 %, 2.1 %', '≥ 85 %, ≤ 2 %'],
  ]
  expect(missedTargets(rows).map(([what]: string[]) => what)).toEqual([
    'a slower ratio',
    'both databases',
    'nothing measured',
    'half a pair',
  ])
})

describe('the check of workflows', () => {
  const sound = readFileSync('.github/workflows/ci.yml', 'utf8')
  const problems = (from: string, to: string) => {
    expect(sound).toContain(from)
    return workflowProblems(sound.replace(from, to), ['audit', 'check', 'build', 'test:all'])
      .filter((problem) => !/test:(unit|integration|e2e)/.test(problem))
      .join('\n')
  }

  it.each([
    ['nothing', 'name: CI', 'name: Tests', /^$/],
    ['YAML that cannot be read', 'name: CI', 'name: CI: x', /Nested mappings/],
    ['a doubled key', 'name: CI', 'name: CI\nname: CI', /unique/],
    ['rights that are not limited', 'permissions:\n  contents: read', '', /has no permissions/],
    ['a job that is not there', 'needs: check', 'needs: gone', /needs gone/],
    ['an unknown key', 'runs-on:', 'run-on:', /unknown key run-on/],
    ['an action by its tag', /@\w{40}/.exec(sound)?.[0] ?? '', '@v4', /without the commit/],
    ['a step that does nothing', 'run: npm ci', 'name: Nothing', /either uses or run/],
    ['a command that is not there', 'npm run check', 'npm run gone', /npm run gone/],
    ['a value that is not there', 'matrix.runner', 'matrix.gone', /matrix\.gone/],
    ['a version that is a number', "'20.19'", '20.19', /quotes in matrix\.node/],
  ])('finds %s', (_, from, to, problem) => {
    expect(problems(from, to)).toMatch(problem)
  })
})
