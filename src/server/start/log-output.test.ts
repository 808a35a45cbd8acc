import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

/** Runs code that logs numbered lines, in a process of its own. Returns the numbers that arrived. */
const linesOf = async (code: string, isKilled = false) => {
  const program = `
    import { tsImport } from 'tsx/esm/api'
    const { createLogger, flushLog } = await tsImport('./src/server/start/log-output.ts', import.meta.url)
    const logger = createLogger({ logLevel: 'info' })
    let number = 0
    const log = (count) => { for (let i = 0; i < count; i++) logger.info({ number: number++ }, 'line') }
    ${code}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (bytes) => {
    output += bytes
    if (isKilled) child.kill('SIGKILL')
  })
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')])
  const numbers = output
    .trimEnd()
    .split('\n')
    .map((line): number => JSON.parse(line).number)
  return { numbers, errors }
}

const upTo = (count: number) => Array.from({ length: count }, (_, number) => number)

describe('the log', () => {
  it('loses no line of a process that stops on a signal', async () => {
    const { numbers } = await linesOf(`
      process.on('SIGTERM', async () => { log(3); await flushLog(logger); process.exit() })
      setInterval(() => {}, 1000)
      log(5000)
      setImmediate(() => { log(5000); process.kill(process.pid, 'SIGTERM') })`)
    expect(numbers).toEqual(upTo(10_003))
  })

  it('loses no line before an error that nobody catches', async () => {
    const { numbers, errors } = await linesOf(`log(50); throw new Error('a mistake')`)
    expect(numbers).toEqual(upTo(50))
    expect(errors).toContain('a mistake')
  })

  it('loses no line of a process that has nothing left to do', async () => {
    const { numbers, errors } = await linesOf('log(3)')
    expect(numbers).toEqual(upTo(3))
    expect(errors).toBe('')
  })

  it('keeps no line for longer than about a second', async () => {
    const { numbers } = await linesOf('log(3); setInterval(() => {}, 1000)', true)
    expect(numbers).toEqual(upTo(3))
  })
})
