import { spawn } from 'node:child_process'
import { freePort } from '../scripts/free-port.mjs'

/** Empty values win over a developer's own .env: nothing here touches a real site. */
const ownSite = {
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  PAYLOAD_SECRET: '',
  SEED_DEMO: 'site',
  HOST: '127.0.0.1',
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const timeoutMs = 300_000

/** Starts a program that listens on the port its arguments name, and waits until `path` answers. Times the wait. */
export const startProgram = async (
  program,
  argsFor,
  path = '/',
  { env = {}, isUp = (answer) => answer.ok } = {},
) => {
  const port = await freePort()
  const args = argsFor(port)
  const began = performance.now()
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...ownSite, NODE_ENV: 'production', PORT: String(port), ...env },
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} stopped with code ${child.exitCode}`)
    const response = await fetch(url + path).catch(() => undefined)
    if (response && isUp(response)) break
    if (performance.now() - began > timeoutMs) throw new Error(`${args.join(' ')} did not answer`)
    await sleep(25)
  }
  const startMs = performance.now() - began
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  return { url, startMs, stop, pid: child.pid }
}

/** Starts a Node program that listens on PORT. */
export const startServer = (args, env, path, options) =>
  startProgram(process.execPath, () => args, path, { env, ...options })
