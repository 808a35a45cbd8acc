import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a command beside this process. Neither outlives a failure of the other: this process ends with the status and the
 * output of a command that fails, and the command is killed when this process ends.
 */
export const runBeside = async ([program, ...args], env = {}) => {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  // Not SIGTERM: Next does not heed it while it compiles.
  process.on('exit', () => child.kill('SIGKILL'))
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, () => process.exit(1))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      output += bytes
    })
  const [status] = await once(child, 'close')
  if (status === 0) return
  console.error(output)
  process.exit(status ?? 1)
}
