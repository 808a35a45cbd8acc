// npm test: checks, build and unit tests side by side, integration tests, browser tests. Prints what each stage took and the slowest
// files of its tests, and stops at the first that fails.
// npm run test:all: nothing is left out: all integration tests on both databases, all browser tests, the fault and load suites.
// npm run check: the checks alone.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { siteEnvironment } from '../tests/e2e/kit/site-environment.mjs'
import { freePort } from './free-port.mjs'

const seconds = (since) => String(Math.round((performance.now() - since) / 1000)).padStart(5)

/** One command; `quiet` ones print only when they fail, because they run beside others. */
const run = ([command, ...args], quiet = false) =>
  new Promise((resolve) => {
    const stream = quiet ? 'pipe' : 'inherit'
    const child = spawn(command, args, { stdio: ['ignore', stream, stream] })
    let output = ''
    for (const pipe of [child.stdout, child.stderr])
      pipe?.on('data', (bytes) => {
        output += bytes
      })
    child.on('close', (status) => {
      if (quiet && status !== 0) console.error(`${[command, ...args].join(' ')} failed:\n${output}`)
      resolve(status === 0)
    })
  })

/** Runs `lanes` commands or functions in parallel, by default as many as there are cores, at least two, and prints what each took. */
const runTogether = async (commands, lanes = Math.max(2, availableParallelism())) => {
  const waiting = Object.entries(commands)
  let passed = true
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next
      const began = performance.now()
      passed = (await (typeof command === 'function' ? command() : run(command, true))) && passed
      console.log(`${seconds(began)} s  ${name}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, worker))
  return passed
}

const bin = (name) => `node_modules/.bin/${name}`

/** The longest first, so that no core waits for it at the end. */
const checks = {
  // Before the compiler: it names the missing text in one sentence.
  texts: [process.execPath, 'scripts/messages.mjs', '--check'],
  // TypeScript 7 takes a third of the time of 6, which dependency-cruiser needs as a library. Its four checkers share nothing: together
  // they take 39 s of processor time in a clean clone, one takes 23 s.
  types: [process.execPath, 'node_modules/typescript-native/bin/tsc', '-p', '.', '--checkers', '1'],
}
const shortChecks = {
  format: [bin('biome'), 'check', '.'],
  imports: [bin('depcruise'), 'src', 'extensions'],
  'unused code': [bin('knip')],
  docs: [process.execPath, 'scripts/check-docs.mjs'],
  workflows: [process.execPath, 'scripts/check-workflows.mjs'],
}
// Vitest gives them one worker on two cores, so by themselves they would leave a core idle for a minute.
const unitTests = { 'unit tests': [bin('vitest'), 'run', '--project', 'unit'] }
/**
 * Creates the site of the browser tests with its demo, which takes half a minute of one core. It begins as soon as there is a build,
 * because the unit tests alone would leave the other core idle. If it fails, the browser tests create the demo and report the error.
 */
const prepareDemo = async () => {
  process.env.E2E_DATA_DIR = mkdtempSync(path.join(tmpdir(), 'schoolhouse-e2e-'))
  const env = { ...process.env, ...siteEnvironment(process.env.E2E_DATA_DIR, await freePort()), PANEL: 'off' }
  const site = spawn(process.execPath, ['--conditions=production', 'dist/server/main.js'], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const exited = new Promise((resolve) => site.on('close', resolve))
  site.stdout.on('data', (bytes) => {
    if (String(bytes).includes('Schoolhouse is at')) site.kill('SIGTERM')
  })
  await exited
}

let demo = Promise.resolve()
const buildAndPrepare = async () => {
  const isBuilt = await run([process.execPath, 'scripts/build.mjs'], true)
  if (isBuilt) demo = prepareDemo()
  return isBuilt
}

const checkAndBuild = () => {
  // Written by Next's build: the compiler would read them while they are replaced.
  for (const path of ['.next/types', 'next-env.d.ts']) rmSync(path, { recursive: true, force: true })
  const { texts, ...longChecks } = checks
  // Three at a time: each of them uses one core for a part of its time only.
  return runTogether({ texts, build: buildAndPrepare, ...unitTests, ...longChecks, ...shortChecks }, 3)
}

const testInBrowser = async (...options) => {
  await demo
  return run([bin('playwright'), 'test', ...options])
}

const tests = {
  'checks, build and unit tests': checkAndBuild,
  // Not in parallel with the browser tests: both use all cores and would time out.
  'integration tests': () => run([bin('vitest'), 'run', '--project', 'integration']),
  // What repeats other tests, and what few people meet, is in `npm run test:all`.
  'browser tests': () => testInBrowser('--grep-invert', '@thorough'),
}

const suites = {
  check: { checks: () => runTogether({ ...checks, ...shortChecks }) },
  all: {
    ...tests,
    'browser tests': () => testInBrowser(),
    'fault suite': () => run([bin('vitest'), 'run', '--project', 'faults']),
    'load suite': () => run([process.execPath, 'tests/load/attacks.mjs']),
  },
}

const [suite] = process.argv.slice(2)
if (suite === 'all') process.env.TEST_DATABASES = 'all'
else process.env.TEST_SCOPE = 'quick'
const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-times-'))
// tests/slowest-files-reporter.ts writes to it.
process.env.SLOWEST_FILES = path.join(folder, 'files')

const start = performance.now()
const took = []
let passed = true
for (const [name, stage] of Object.entries(suites[suite] ?? tests)) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  passed = await stage()
  took.push(`${seconds(began)} s  ${name}`)
  if (!passed) break
}
if (existsSync(process.env.SLOWEST_FILES)) console.log(readFileSync(process.env.SLOWEST_FILES, 'utf8'))
rmSync(folder, { recursive: true })
await demo
if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true })
console.log(`${took.join('\n')}\n${seconds(start)} s  in all`)
process.exit(passed ? 0 : 1)
