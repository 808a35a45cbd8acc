// npm test: checks, unit, integration and browser tests in stages (not the fault and load suites). Prints what each
// stage took, and stops at the first that fails.
// npm run check: the first stage alone.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** One command; `quiet` ones print only when they fail, because they run beside others. */
const run = ([command, ...args], quiet) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of quiet ? [child.stdout, child.stderr] : [])
      stream.on('data', (bytes) => {
        output += bytes
      })
    child.on('close', (status) => {
      if (quiet && status !== 0) console.error(`${[command, ...args].join(' ')} failed:\n${output}`)
      resolve(status === 0)
    })
  })

/** As many commands at a time as there are cores, two at least. */
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
    [bin('tsc'), '-p', '.'],
    [bin('biome'), 'check', '.'],
    [bin('depcruise'), 'src'],
    [bin('knip')],
  ])
const tests = {
  build: () => run([process.execPath, 'scripts/build.mjs']),
  'unit and integration tests': () =>
    run([bin('vitest'), 'run', '--project', 'unit', '--project', 'integration']),
  'browser tests': () => run([bin('playwright'), 'test']),
}
const stages = { checks, ...(process.argv[2] === 'check' ? {} : tests) }

const took = []
let passed = true
for (const [name, stage] of Object.entries(stages)) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  passed = await stage()
  took.push(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${name}`)
  if (!passed) break
}
console.log(`\n${took.join('\n')}`)
process.exit(passed ? 0 : 1)
