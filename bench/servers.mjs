import { spawn } from 'node:child_process'
import { freePort } from '../scripts/free-port.mjs'

/** Empty values win over a developer's own .env: nothing here touches a real site. */
const ownSite = {
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  PAYLOAD_SECRET: '',
  SEED_DEMO: '',
  HOST: '127.0.0.1',
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts a Node program that listens on PORT and waits until `path` answers. Times the wait. */
export const startServer = async (args, env, path = '/', timeoutMs = 300_000) => {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...ownSite, NODE_ENV: 'production', PORT: String(port), ...env },
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} stopped with code ${child.exitCode}`)
    const answer = await fetch(url + path).catch(() => undefined)
    if (answer?.ok) break
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
