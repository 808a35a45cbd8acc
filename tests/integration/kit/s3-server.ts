import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../scripts/free-port.mjs'

/** A server that speaks S3, in a process of its own. */
export interface S3Server {
  /** The environment of a site that stores its files in its bucket. */
  env: Record<string, string>
  /** Ends the process; its files stay. */
  stop: () => Promise<void>
  /** Starts it again, on the same port and with the same files. */
  start: () => Promise<void>
  close: () => Promise<void>
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

export const startS3 = async (): Promise<S3Server> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-s3-'))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const args = [
    // It makes the tokens of lists with a cipher that OpenSSL 3 calls old.
    '--openssl-legacy-provider',
    'node_modules/s3rver/bin/s3rver.js',
    ...['--address', '127.0.0.1', '--port', String(port), '--directory', folder],
    ...['--configure-bucket', 'school', '--silent'],
  ]
  let child: ReturnType<typeof spawn> | undefined
  const stop = async () => {
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    child = undefined
  }
  const start = async () => {
    child = spawn(process.execPath, args, { stdio: 'ignore' })
    for (let attempt = 0; !(await answers(endpoint)); attempt++) {
      if (attempt > 300 || child.exitCode !== null) throw new Error('the S3 server does not start')
      await sleep(100)
    }
  }
  await start()
  return {
    env: {
      S3_BUCKET: 'school',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PREFIX: 'sites/one',
    },
    stop,
    start,
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
