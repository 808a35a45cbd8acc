import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a command in parallel. If the command fails, this process prints its output and exits with its status; when this
 * process exits, the command is killed.
 */
export const runBeside = async ([program, ...args], env = {}) => {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  // Not SIGTERM: Next ignores it while it compiles.
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
