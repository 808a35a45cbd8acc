// npm test: checks, build, then unit and integration tests beside the browser tests (not the fault and load suites).
// Prints what each took, and stops at the first stage that fails.
// npm run check: the first stage alone.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * One command. With `output: 'on failure'` it prints only when it fails, with `'at the end'` in one piece, because others
 * print meanwhile.
 */
const run = ([command, ...args], output = 'live') =>
  new Promise((resolve) => {
    const stream = output === 'live' ? 'inherit' : 'pipe'
    const child = spawn(command, args, { stdio: ['ignore', stream, stream] })
    let printed = ''
    for (const pipe of [child.stdout, child.stderr])
      pipe?.on('data', (bytes) => {
        printed += bytes
      })
    child.on('close', (status) => {
      const failed = status !== 0
      if (failed && output !== 'live') console.error(`${[command, ...args].join(' ')} failed:`)
      if (failed || output === 'at the end') process.stdout.write(printed)
      resolve(!failed)
    })
  })

/** As many commands at a time as there are cores, two at least. */
const runTogether = async (commands) => {
  const waiting = [...commands]
  let passed = true
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      passed = (await run(next, 'on failure')) && passed
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

/** Runs a function, and notes how long it took. */
const took = []
const timed = async (name, work) => {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const passed = await work()
  took.push(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${name}`)
  return passed
}

/** Browser tests spend more than half of their time waiting for animations and timers, which the others use. */
const tests = async () => {
  const vitest = [bin('vitest'), 'run', '--project', 'unit', '--project', 'integration']
  const results = await Promise.all([
    timed('browser tests', () => run([bin('playwright'), 'test'])),
    timed('unit and integration tests, beside them', () => run(vitest, 'at the end')),
  ])
  return results.every(Boolean)
}

const began = performance.now()
const passed =
  (await timed('checks', checks)) &&
  (process.argv[2] === 'check' ||
    ((await timed('build', () => run([process.execPath, 'scripts/build.mjs']))) && (await tests())))
console.log(
  `\n${took.join('\n')}\n${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  in all`,
)
process.exit(passed ? 0 : 1)
