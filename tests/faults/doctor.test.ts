import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runSite } from './kit/site-process'

const runDoctor = async (env: Record<string, string>, ...args: string[]) => {
  const child = spawn('npm', ['run', '--silent', 'doctor', '--', ...args], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
      PAYLOAD_SECRET: '',
      HOST: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      output += bytes
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

/** Names, sizes and times of everything but the files that SQLite writes to read beside another process. */
const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/-(wal|shm)$/.test(name))
    .map((name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`)
    .sort()

it('npm run doctor checks a site that runs, and one that does not', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'schoolhouse-doctor-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const site = await runSite({ DATA_DIR: dataDir })
  await site.ready()
  const before = contentOf(dataDir)
  const env = { DATA_DIR: dataDir, PORT: site.port }
  const found = await runDoctor(env, '--json')
  expect([found.output, found.code]).toEqual([expect.stringContaining('"isFine": true'), 0])
  const { findings } = JSON.parse(found.output) as {
    findings: { about: string; state: string; text: string }[]
  }
  const problems = findings
    .filter(({ state }) => state !== 'ok')
    .map(({ about, text }) => `${about}: ${text}`)
  expect(problems.filter((text) => !text.startsWith('disk:')).sort()).toEqual([
    'backup: There is none',
    'mail: There is no mail server: mails become files in DATA_DIR/outbox',
  ])
  expect(contentOf(dataDir)).toEqual(before)
  expect(found.output).not.toContain(readFileSync(path.join(dataDir, 'secret'), 'utf8').trim())
  await site.kill('SIGTERM')

  rmSync(path.join(dataDir, 'secret'))
  const broken = await runDoctor(env)
  expect(broken.code).toBe(1)
  expect(broken.output).toMatch(/^problem {2}secret +There is no secret$/m)
  expect((await runDoctor(env, '--wrong')).output).toContain('npm run doctor [-- --json]')
})
