import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

const dataDir = mkdtempSync(path.join(tmpdir(), 'schoolhouse-dev-'))
let site: string
let dev: ChildProcess
let output = ''

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

beforeAll(async () => {
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  dev = spawn(process.execPath, ['--conditions=development', 'scripts/dev.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      SEED_DEMO: '0',
      LOG_LEVEL: 'warn',
      // Payload writes its types at every start; a test leaves the sources alone.
      PAYLOAD_TS_OUTPUT_PATH: path.join(dataDir, 'payload-types.ts'),
    },
  })
  const keep = (text: Buffer) => {
    output += text
  }
  dev.stdout?.on('data', keep)
  dev.stderr?.on('data', keep)
  while (!output.includes(`Schoolhouse is at ${site}`)) {
    if (dev.exitCode !== null) throw new Error(`npm run dev ended:\n${output}`)
    await pause(50)
  }
})

afterAll(() => {
  dev.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

test('pages load their scripts and styles from the sources', async () => {
  const response = await fetch(site)
  expect(response.status).toBe(200)
  const html = await response.text()
  const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src)
  expect(scripts).toEqual(['/src/site/dev-client.ts', '/@vite/client', '/src/site/client.ts'])
  expect(html).toContain('<link rel="stylesheet" href="/src/site/styles/site.css"/>')
})

test('Vite serves the sources as the browser needs them', async () => {
  const script = await fetch(`${site}/src/site/client.ts`)
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await script.text()).toContain('from "/src/site/island-loader.ts"')

  const style = await fetch(`${site}/src/site/styles/site.css`, { headers: { accept: 'text/css' } })
  expect(style.headers.get('content-type')).toMatch(/^text\/css/)

  const icon = await fetch(`${site}/favicon.svg`)
  expect(icon.headers.get('content-type')).toBe('image/svg+xml')
})

test('files beside the sources are not served', async () => {
  for (const file of ['/package.json', '/vite.config.ts', '/scripts/dev.mjs'])
    expect((await fetch(site + file)).status, file).toBe(404)
})

test('the browser can connect for changes', async () => {
  const upgrade = request(`${site}/__vite_hmr`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-protocol': 'vite-hmr',
    },
  }).end()
  const [response, socket] = await once(upgrade, 'upgrade')
  expect(response.statusCode).toBe(101)
  socket.destroy()
})

test('it stops when told to', async () => {
  const began = Date.now()
  dev.kill('SIGTERM')
  const [code] = await once(dev, 'exit')
  expect(code, output).toBe(0)
  expect(Date.now() - began).toBeLessThan(10_000)
})
