import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Env } from '../../config/env'
import { AppError } from '../../shared/errors'

interface Progress {
  report: (step: string, done?: number, total?: number) => void
  onStop: (task: () => void) => () => void
}

/**
 * Creates the demo in a child process: its memory is freed afterwards, and this process keeps answering. The child exits
 * when this process is gone.
 */
export const seedInChild = async (env: Env, { report, onStop }: Progress): Promise<void> => {
  const child = fork(path.resolve('dist/server/seed-demo.js'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const forget = onStop(() => child.kill('SIGKILL'))
  child.on('message', ({ done, total }: { done: number; total: number }) =>
    report('Filling in the demo', done, total),
  )
  const [code] = await once(child, 'close')
  forget()
  if (code !== 0)
    throw new AppError(
      'seed_failed',
      `The demo could not be filled in; the reason is above. The database ${env.database.dialect === 'sqlite' ? 'file ' : ''}has its tables and nothing else. Start again, or set SEED_DEMO=0 to start without it.`,
    )
}
