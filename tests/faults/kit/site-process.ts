import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, expect } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'

/** Empty values override a developer's .env. */
const noneOf = {
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  PAYLOAD_SECRET: '',
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD: '',
  HOST: '127.0.0.1',
  NODE_ENV: 'production' as const,
  LOG_LEVEL: 'info',
}

const builtSite = [process.execPath, '--conditions=production', 'scripts/start.mjs']
/** The server without `npm start` around it. */
export const builtServer = [process.execPath, '--conditions=production', 'dist/server/main.js']

const outputs: (() => string)[] = []
const children: ChildProcess[] = []

/** Password hashes, salts, values of queries, e-mail addresses. */
const secret =
  /.{0,80}(?:pbkdf2|\bparams: |\b[0-9a-f]{64,}\b|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b).{0,80}/gi

// Applies to every test of a file that imports this one. Runs after the file's own hooks.
afterEach(() => {
  const found = outputs.splice(0).flatMap((output) => output().match(secret) ?? [])
  expect(found, 'secrets and personal data in the output of the site').toEqual([])
})

// A test that failed has not stopped its sites. npm can pass on only what it receives itself.
afterAll(() => {
  for (const child of children.splice(0))
    if (child.exitCode === null && !child.signalCode)
      child.kill(child.spawnfile === 'npm' ? 'SIGTERM' : 'SIGKILL')
})

/** A real process of the built site, from its start; `place` may name another folder and user. */
export const runSite = async (
  env: Record<string, string>,
  [program = '', ...args] = builtSite,
  place: { cwd?: string; uid?: number; gid?: number } = {},
) => {
  const port = env.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(program, args, {
    ...place,
    env: { ...process.env, ...noneOf, SEED_DEMO: '0', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      output += bytes
    })
  outputs.push(() => output)
  const exited = once(child, 'close') as Promise<[number | null, string | null]>

  /** Status and text, or undefined if no server is listening. */
  const get = async (path: string) => {
    const response = await fetch(url + path).catch(() => undefined)
    return response && { status: response.status, text: await response.text() }
  }
  const until = async (isSo: (answer: Awaited<ReturnType<typeof get>>) => boolean, path = '/readyz') => {
    for (;;) {
      if (child.exitCode !== null || child.signalCode) throw new Error(`The site has ended: ${output}`)
      const answer = await get(path)
      if (isSo(answer)) return answer
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const ready = () => until((answer) => answer?.status === 200)
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return { child, port, url, output: () => output, exited, get, until, ready, kill }
}

/** Current and peak resident memory of a process in MB; only available on Linux. */
export const memoryOf = (pid: number | undefined) => {
  if (process.platform !== 'linux') return undefined
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}
