// npm test: checks, build, unit, integration and browser tests in stages (not the fault and load suites). Prints what each
// stage took, and stops at the first that fails.
// npm run check: the first stage alone.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

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

/** Runs as many commands in parallel as there are cores, at least two. */
const runTogether = async (commands) => {
  const waiting = [...commands]
  let passed = true
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) passed = (await run(next, true)) && passed
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return passed
}

const bin = (name) => `node_modules/.bin/${name}`

const checks = () =>
  runTogether([
    // Before the compiler: it names the missing text in one sentence.
    [process.execPath, 'scripts/check-messages.mjs'],
    [bin('tsc'), '-p', '.'],
    [process.execPath, 'scripts/check-docs.mjs'],
    [bin('biome'), 'check', '.'],
    [bin('depcruise'), 'src'],
    [bin('knip')],
  ])

const tests = {
  build: () => run([process.execPath, 'scripts/build.mjs']),
  // Not in parallel with the browser tests: both use all cores and would time out.
  'unit and integration tests': () =>
    run([bin('vitest'), 'run', '--project', 'unit', '--project', 'integration']),
  'browser tests': () => run([bin('playwright'), 'test']),
}
const stages = { checks, ...(process.argv[2] === 'check' ? {} : tests) }

const seconds = (since) => String(Math.round((performance.now() - since) / 1000)).padStart(5)
const start = performance.now()
const took = []
let passed = true
for (const [name, stage] of Object.entries(stages)) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  passed = await stage()
  took.push(`${seconds(began)} s  ${name}`)
  if (!passed) break
}
console.log(`\n${took.join('\n')}\n${seconds(start)} s  in all`)
process.exit(passed ? 0 : 1)
