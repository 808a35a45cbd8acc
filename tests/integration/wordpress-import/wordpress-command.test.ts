import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { wxrExport, wxrItem } from '../../../src/shared/wordpress/wxr-fixture'
import { openApp, type TestApp } from '../kit/app'
import { describeOn, type Site } from '../kit/harness'

describeOn('postgres', 'the import command beside a running site', (open) => {
  let site: Site
  let web: TestApp
  let folder: string

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-command-'))
    return async () => {
      rmSync(folder, { recursive: true, force: true })
      await web.close()
    }
  })

  /** Runs the command as an operator does, in a process of its own. */
  const run = (text: string, ...options: string[]) => {
    const file = path.join(folder, 'export.xml')
    writeFileSync(file, text)
    return new Promise<{ code: number; said: string }>((done) => {
      const child = execFile(
        process.execPath,
        [
          '--conditions=production',
          'scripts/command.mjs',
          'import:wordpress',
          file,
          '--no-fetch',
          ...options,
        ],
        {
          env: {
            NODE_ENV: 'production',
            PATH: process.env.PATH,
            PUBLIC_URL: 'http://school.example',
            PAYLOAD_SECRET: 'only for tests, and long enough for that',
            DATABASE_URL: site.env.database.url,
            DATA_DIR: site.env.dataDir,
            LOG_LEVEL: 'fatal',
          },
        },
        (_error, stdout, stderr) => done({ code: child.exitCode ?? -1, said: `${stdout}${stderr}` }),
      )
    })
  }

  const post = (id: number, words: string) =>
    wxrItem({
      id,
      title: `Moved ${id}`,
      slug: `moved-${id}`,
      link: `https://old.example/m${id}/`,
      content: words,
    })

  it('shows what was imported on the pages of the site, which it had in memory', async () => {
    expect((await web.get('/news')).body).not.toContain('Moved 1')
    const dry = await run(wxrExport(post(1, 'First words.')), '--dry-run')
    expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('Nothing was changed') })
    expect((await site.payload.count({ collection: 'posts' })).totalDocs).toBe(0)

    expect(await run(wxrExport(post(1, 'First words.') + post(2, 'More.')))).toMatchObject({ code: 0 })
    await expect.poll(async () => (await web.get('/news')).body, { timeout: 15_000 }).toContain('Moved 1')
    expect((await web.get('/news/moved-1')).body).toContain('First words.')
    await expect
      .poll(async () => (await web.get('/m1/')).headers.location, { timeout: 15_000 })
      .toBe('/news/moved-1')

    // Staff edit and visitors read meanwhile; a later export brings what has changed on the old site.
    const found = await site.payload.find({ collection: 'posts', where: { slug: { equals: 'moved-2' } } })
    await site.payload.update({
      collection: 'posts',
      id: found.docs[0]?.id ?? 0,
      data: { title: 'Edited here' },
    })
    const again = await run(wxrExport(post(1, 'Other words.') + post(2, 'Other, too.')))
    expect(again.said).toMatch(/1 brought up to date, 1 changed here since/)
    await expect
      .poll(async () => (await web.get('/news/moved-1')).body, { timeout: 15_000 })
      .toContain('Other words.')
    expect((await web.get('/news/moved-2')).body).toContain('Edited here')
    expect((await site.payload.count({ collection: 'posts' })).totalDocs).toBe(2)
  }, 180_000)
})
