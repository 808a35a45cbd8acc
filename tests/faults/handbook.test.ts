import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { wxrExport, wxrItem } from '../../src/shared/wordpress/wxr-fixture'
import { describeOn, type Site } from '../integration/kit/harness'
import { startS3 } from '../integration/kit/s3-server'
import { runSite } from './kit/site-process'

/** Commands that no test can run, with the reason. */
const elsewhere: Record<string, string> = {
  'npm ci && npm start': 'CI installs with npm ci; the start is `npm start` below',
  'npm ci': 'CI installs with it',
  'npm ci --omit=dev': 'the cause of a failure that scripts.test.ts brings about',
  'npm audit --omit=dev': 'asks the npm registry',
  'useradd --system --home-dir /var/lib/schoolhouse --shell /usr/sbin/nologin schoolhouse':
    'changes the machine',
  'cp deploy/schoolhouse.service /etc/systemd/system/': 'changes the machine',
  'systemctl enable --now schoolhouse': 'needs systemd',
  'npm run pack -- /srv/schoolhouse': 'packed-site.test.ts runs it',
  'systemd-run --pty --uid=schoolhouse -p EnvironmentFile=/etc/schoolhouse.env -E DATA_DIR=/var/lib/schoolhouse -p WorkingDirectory=/srv/schoolhouse npm run doctor':
    'needs systemd',
  'docker compose exec site npm run doctor': 'needs Docker',
  'docker compose up -d': 'needs Docker; packed-site.test.ts runs what the container runs',
  'docker compose --profile cluster up -d nginx': 'needs Docker',
  'docker buildx imagetools inspect node:24-bookworm-slim': 'needs Docker',
  'docker build --build-arg NODE_IMAGE=…': 'needs Docker',
  'osmium extract --bbox -123.30,49.22,-123.02,49.32 british-columbia-latest.osm.pbf -o town.osm.pbf':
    'a program of others, with a file of 200 MB',
}

const programs = /^(?:npm|npx|node|tar|sha256sum|cp|useradd|systemctl|systemd-run|osmium|curl|docker|nginx) /
/** Named in a sentence, and run elsewhere in the handbook with their arguments. */
const names = /^npm (start|run [\w:-]+)$/

/** The lines of shell blocks without comments, and commands within sentences and tables. */
const commandsIn = (markdown: string): string[] => {
  const block = /^[ ]*```sh\n([\s\S]*?)^[ ]*```/gm
  const lines = [...markdown.matchAll(block)].flatMap(([, text = '']) =>
    text.split('\n').map((line) => line.replace(/(^|\s+)#.*$/, '').trim()),
  )
  const spans = [...markdown.replaceAll(block, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span.replaceAll('\\|', '|'))
    .filter((span) => programs.test(span) && !names.test(span))
  return [...new Set([...lines, ...spans])].filter(Boolean)
}

const commands = commandsIn(readFileSync('docs/operating.md', 'utf8'))
const ran = new Set<string>()

const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-handbook-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const secret = 'only for tests, and long enough for that'
const dataDir = path.join(folder, 'data')

/** Runs a command of the handbook as it is written there, with the files and addresses of this test. */
const run = async (command: string, { replace = {}, env = {} }: RunOptions = {}): Promise<string> => {
  expect(commands, 'commands of the handbook').toContain(command)
  ran.add(command)
  const line = Object.entries(replace).reduce((text, [from, to]) => text.replaceAll(from, to), command)
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', line], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
      PAYLOAD_SECRET: secret,
      LOG_LEVEL: 'fatal',
      ...env,
    },
  })
  return stdout
}

interface RunOptions {
  replace?: Record<string, string>
  env?: Record<string, string>
}

const inFolder = (name: string) => path.join(folder, name)

/** As a supervisor does, with the demo. */
const start = async (env: Record<string, string> = {}) => {
  const site = await runSite(
    { DATA_DIR: dataDir, PAYLOAD_SECRET: secret, SEED_DEMO: '', LOG_LEVEL: 'warn', ...env },
    ['npm', 'start'],
  )
  await site.ready()
  return site
}

/** npm passes the signal on and ends with it or with the code of the site. */
const stop = async ({ kill, get }: Awaited<ReturnType<typeof start>>) => {
  await kill('SIGTERM')
  await expect.poll(() => get('/healthz'), { timeout: 15_000 }).toBeUndefined()
}

const schoolName = async (site: Awaited<ReturnType<typeof start>>) =>
  /<h1[^>]*>([^<]+)/.exec((await site.get('/schools/maple-harbour'))?.text ?? '')?.[1]

describeOn('postgres', 'the commands of the handbook', (open) => {
  const backup = { 'backup.tar': inFolder('backup.tar') }

  it('back up a running site and check the file', async () => {
    const site = await start()
    const here = { env: { PORT: site.port, HOST: '127.0.0.1' } }
    expect(await run('npm run doctor', here)).toMatch(/^ok +site/m)
    const { findings } = JSON.parse(await run('npm run --silent doctor -- --json', here))
    expect(findings.filter(({ state }: { state: string }) => state === 'problem')).toEqual([])
    expect(await run('npm run backup -- backup.tar', { replace: backup })).toContain('all checksums match')
    const upgrade = { 'before-upgrade.tar': inFolder('before-upgrade.tar') }
    expect(await run('npm run backup -- before-upgrade.tar', { replace: upgrade })).toContain('checksums')
    await stop(site)
    const verified = await run('npm run restore -- backup.tar --verify', { replace: backup })
    expect(verified).toContain('the database can be read')
    const inside = { ...backup, 'tar xf': `cd ${folder} && tar xf` }
    expect(await run('tar xf backup.tar && sha256sum -c SHA256SUMS', { replace: inside })).toContain(': OK')
    const database = inFolder('from-backup.db')
    await run('tar xOf backup.tar database | gunzip', {
      replace: { ...backup, gunzip: `gunzip > ${database}` },
    })
    expect(readFileSync(database).subarray(0, 15).toString()).toBe('SQLite format 3')
    expect(await run('tar xOf backup.tar secret', { replace: backup })).toBe(secret)
  })

  it('restore it elsewhere', async () => {
    const env = { DATA_DIR: inFolder('restored') }
    expect(await run('npm run restore -- backup.tar', { replace: backup, env })).toContain('is restored')
    ran.add('npm start')
    const site = await start(env)
    expect(await schoolName(site)).toBe('Maple Harbour Language School')
    await stop(site)
  })

  it('move it to PostgreSQL', async () => {
    const { env: target }: Site = await open({ empty: true })
    const said = await run(
      'npm run move -- file:./data/schoolhouse.db postgres://user:password@host:5432/database',
      {
        replace: {
          'file:./data': `file:${dataDir}`,
          'postgres://user:password@host:5432/database': target.database.url,
        },
      },
    )
    expect(said).toContain('counts and checksums are equal')
    const site = await start({ DATABASE_URL: target.database.url })
    expect(await schoolName(site)).toBe('Maple Harbour Language School')
    await stop(site)
  })

  it('move its files to a bucket and back, and back up there', async () => {
    const s3 = await startS3()
    onTestFinished(s3.stop)
    const { env } = s3
    expect(await run('npm run media -- sync', { env })).toMatch(/^[1-9]\d+ files copied/m)
    const replace = { 's3://school-backups/site': 's3://school/safe' }
    const command = 'npm run backup -- s3://school-backups/site/backup.tar'
    expect(await run(command, { replace, env })).toContain('all checksums match')
    const elsewhere = { ...env, S3_PREFIX: 'sites/two', DATA_DIR: inFolder('from-bucket') }
    const restore = 'npm run restore -- s3://school-backups/site/backup.tar'
    expect(await run(restore, { replace, env: elsewhere })).toContain('is restored')
    const site = await start(elsewhere)
    expect(await schoolName(site)).toBe('Maple Harbour Language School')
    const [picture = ''] = /\/media\/[^"\s]+\.jpg\?v=\w+/.exec((await site.get('/'))?.text ?? '') ?? []
    expect((await site.get(picture))?.status).toBe(200)
    await stop(site)
    const database = `file:${path.join(dataDir, 'schoolhouse.db')}`
    const back = { ...env, DATA_DIR: inFolder('back'), DATABASE_URL: database }
    expect(await run('npm run media -- sync --back', { env: back })).toMatch(/^[1-9]\d+ files copied/m)
  })

  it('import pages of WordPress', async () => {
    const file = inFolder('export.xml')
    writeFileSync(file, wxrExport(wxrItem({ id: 1, title: 'Moved', slug: 'moved', type: 'page' })))
    const replace = { 'export.xml': file, 'wp-content/uploads': folder }
    expect(await run('npm run import:wordpress -- export.xml --dry-run', { replace })).toContain('1 entry of')
    await run('npm run import:wordpress -- export.xml --uploads wp-content/uploads', { replace })
    const site = await start()
    expect((await site.get('/moved'))?.status).toBe(200)
    await stop(site)
  })

  it('remove a second factor, and say if there is none', async () => {
    const remove = run('npm run second-factor:remove -- admin@example.org')
    await expect(remove).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('There is no user'),
    })
  })

  it('are all run', () => {
    const reasons = Object.keys(elsewhere)
    expect(commands.filter((command) => !ran.has(command) && !reasons.includes(command))).toEqual([])
    expect(reasons.filter((command) => !commands.includes(command))).toEqual([])
  })
})
