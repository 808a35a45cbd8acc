import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copySources } from './source-copy'

const samples = 'tests/fixtures/block-samples.ts'

let folder: string
beforeAll(() => {
  folder = copySources().folder
  cpSync(samples, path.join(folder, samples))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const made = [
  ['feature', 'film-evenings'],
  ['mail', 'film-evenings/next-film'],
  ['feature', 'rainy-days', '--extension'],
  ['mail', 'rainy-days/umbrella'],
  ['block', 'good-to-know'],
]

it('writes what is asked for, with tests that pass', { timeout: 120_000 }, () => {
  // A language of the panel that is not complete gets empty texts.
  expect(run('scripts/language.mjs', 'eu', '--panel', '--texts')).toMatchObject({ status: 0 })
  const tests = made.flatMap((args) => {
    const { status, output } = run('scripts/new.mjs', ...args)
    expect(status, output).toBe(0)
    return output.match(/^\S+\.test\.ts$/gm) ?? []
  })
  expect(tests).toHaveLength(made.length)
  expect(read('src/features.ts')).toMatch(/filmEvenings,\s+\.\.\.extensions/)
  expect(read('extensions/features.server.ts')).toContain("from './rainy-days/feature.server'")
  expect(read('src/features/blocks/blocks.server.tsx')).toContain('goodToKnow: showGoodToKnow')
  expect(read(samples)).toContain("blockType: 'goodToKnow'")
  const labels = (language: string) => JSON.parse(read(`src/features/blocks/labels/${language}.json`))
  expect(labels('de')).toHaveProperty(['goodToKnow.singular'], 'Good to know')
  expect(labels('eu')).toHaveProperty(['goodToKnow.singular'], '')
  expect(run('scripts/messages.mjs', '--check')).toMatchObject({ status: 0 })
  const { status, output } = run('node_modules/vitest/vitest.mjs', 'run', ...tests)
  expect(status, output).toBe(0)
})

it.each([
  ['feature', 'pricing'],
  ['feature', 'mail'],
  ['feature', 'class'],
  ['feature', '../evil'],
  ['feature', 'a/b'],
  ['feature', 'Opening'],
  ['feature', 'a--b'],
  ['feature', "x';process.exit()"],
  ['feature', ''],
  ['block', 'text'],
  ['block', 'price-teaser', '--extension'],
  ['mail', 'weekly-report'],
  ['mail', 'no-such-feature/report'],
  ['page', 'film-evenings'],
])('refuses: %s %s', (...args) => {
  const before = read('src/features.ts')
  expect(run('scripts/new.mjs', ...args).status).toBe(1)
  expect(read('src/features.ts')).toBe(before)
})
