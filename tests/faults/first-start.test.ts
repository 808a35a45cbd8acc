import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copySources } from '../integration/development/source-copy'
import { runSite } from './kit/site-process'

let folder: string
let data: string
beforeEach(() => {
  folder = copySources().folder
  for (const name of ['package-lock.json', 'dist']) cpSync(name, path.join(folder, name), { recursive: true })
  data = mkdtempSync(path.join(tmpdir(), 'schoolhouse-first-'))
})
afterEach(() => {
  for (const name of [folder, data]) rmSync(name, { recursive: true, force: true })
})

/** Takes the place of Next: it ends with the code that is written into the file. */
const replaceNext = () => {
  const next = path.join(folder, 'node_modules/next')
  const code = path.join(folder, 'code')
  rmSync(next)
  mkdirSync(path.join(next, 'dist/bin'), { recursive: true })
  writeFileSync(
    path.join(next, 'dist/bin/next'),
    `const { existsSync, readFileSync } = require('node:fs')
    setInterval(() => {
      if (!existsSync('code')) return
      console.error('no such screen')
      process.exit(Number(readFileSync('code', 'utf8')))
    }, 20)`,
  )
  return (value: number) => writeFileSync(code, String(value))
}

it('serves the site while the panel is being built, and if it cannot be built', async () => {
  const endBuild = replaceNext()
  const site = await runSite({ DATA_DIR: data }, undefined, { cwd: folder })
  await site.ready()
  expect((await site.get('/'))?.status).toBe(200)
  expect(await site.get('/admin')).toMatchObject({
    status: 503,
    text: expect.stringContaining('The admin panel is being built'),
  })
  endBuild(3)
  await site.until((answer) => Boolean(answer?.text.includes('The admin panel could not be built')), '/admin')
  expect(site.output()).toContain('no such screen')
  expect((await site.get('/readyz'))?.status).toBe(200)
  expect((await site.get('/'))?.status).toBe(200)
  expect(await site.kill('SIGTERM')).toEqual([0, null])
  expect(site.output()).toContain('the admin panel could not be built')
})

it('ends the build of the panel when it is stopped', async () => {
  replaceNext()
  const site = await runSite({ DATA_DIR: data }, undefined, { cwd: folder })
  await site.ready()
  // The pipes of the output are closed when the last process that holds them has ended.
  expect(await site.kill('SIGTERM')).toEqual([0, null])
})

it('builds and loads no panel with PANEL=off', async () => {
  replaceNext()
  const site = await runSite({ DATA_DIR: data, PANEL: 'off' }, undefined, { cwd: folder })
  await site.ready()
  expect((await site.get('/admin'))?.status).toBe(404)
  expect(site.output()).not.toContain('Building')
  expect(await site.kill('SIGTERM')).toEqual([0, null])
})
