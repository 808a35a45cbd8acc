import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { additionsTo, withAdditions } from '../../../scripts/extension-snapshot.mjs'
import { copySources } from './source-copy'

const notes = 'tests/fixtures/notes-feature'

describe('an extension', () => {
  let folder: string
  beforeAll(() => {
    folder = copySources().folder
    const inCopy = (file: string) => path.join(folder, 'extensions', file)
    cpSync(notes, inCopy('notes'), { recursive: true })
    for (const file of readdirSync(inCopy('notes'))) {
      const source = readFileSync(inCopy(`notes/${file}`), 'utf8')
      writeFileSync(inCopy(`notes/${file}`), source.replaceAll("'../../../src/", "'../../src/"))
    }
    for (const part of ['feature', 'feature.server']) {
      const list = inCopy(`${part.replace('feature', 'features')}.ts`)
      const text = readFileSync(list, 'utf8')
      writeFileSync(list, `import { notes } from './notes/${part}'\n${text.replace('= []', '= [notes]')}`)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }
  const filesIn = (place: string) => readdirSync(path.join(folder, place)).sort()

  it('has its tables from migrations of its own', { timeout: 240_000 }, () => {
    const { status, output } = run('scripts/create-migration.mjs', 'add_notes')
    expect(status, output).toBe(0)
    for (const dialect of ['sqlite', 'postgres']) {
      const own = `src/cms/migrations/${dialect}`
      expect(filesIn(own)).toEqual(readdirSync(own).sort())
      expect(readFileSync(path.join(folder, own, 'index.ts'))).toEqual(readFileSync(`${own}/index.ts`))
      const target = `extensions/migrations/${dialect}`
      expect(filesIn(target)).toEqual([
        expect.stringMatching(/^\d+_\d+_add_notes\.ts$/),
        'added.json',
        'index.ts',
      ])
      const added = JSON.parse(readFileSync(path.join(folder, target, 'added.json'), 'utf8'))
      expect(Object.keys(added.tables)).toEqual([expect.stringMatching(/^(public\.)?notes$/)])
    }
  })

  it('passes the type check with its block and collection', { timeout: 240_000 }, () => {
    const types = run('scripts/types.mjs')
    expect(types.status, types.output).toBe(0)
    const { output } = run('node_modules/typescript-native/bin/tsc', '-p', '.', '--noEmit')
    // The copy has no folder of tests, which unit tests import.
    const errors = output.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line))
    expect(errors.filter((line) => !/\.test\.tsx?\(/.test(line))).toEqual([])
    expect(errors.length, output).toBeGreaterThan(0)
  })

  it('is part of the site', { timeout: 120_000 }, () => {
    writeFileSync(
      path.join(folder, 'src/keep-note.ts'),
      `import { getPayload } from 'payload'
      import { cmsConfig } from './cms/build-config'
      import { migrationsOf } from './cms/migrations/migrations-of'
      import { readEnv } from './config/env'
      import { serverFeaturesOf } from './features.server'
      import { migrate } from './platform/database/migrate'
      const env = readEnv({ PAYLOAD_SECRET: 'only for tests, and long enough for that', DATA_DIR: '.', LOG_LEVEL: 'fatal' })
      const payload = await getPayload({ config: cmsConfig(env) })
      await migrate(payload, env, migrationsOf(env))
      const { title } = await payload.create({ collection: 'notes', data: { title: 'Kept' } })
      console.log(JSON.stringify([title, payload.config.admin.components.views.notes.path, serverFeaturesOf().at(-1).name]))
      process.exit()`,
    )
    const code = `
      import { importSource } from './scripts/bundled-source.mjs'
      await importSource('src/keep-note.ts')`
    const { status, output } = run('--conditions=production', '--input-type=module', '-e', code)
    expect(status, output).toBe(0)
    expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual(['Kept', '/notes', 'notes'])
  })
})

describe('what extensions add to the schema', () => {
  const base = {
    id: 'a',
    tables: { pages: { columns: { id: {} } } },
    enums: { locales: { values: ['en', 'de'] } },
  }
  const full = {
    id: 'b',
    tables: { pages: { columns: { id: {}, motto: {} } }, notes: { columns: { id: {} } } },
    enums: { locales: { values: ['en', 'de'] }, colours: { values: ['red'] } },
  }
  const added = {
    tables: { pages: { columns: { motto: {} } }, notes: { columns: { id: {} } } },
    enums: { colours: { values: ['red'] } },
  }

  it('is what Schoolhouse lacks', () => expect(additionsTo(base, full)).toEqual(added))

  it('is added to the schema of a later version', () => {
    const later = { ...base, id: 'c', tables: { pages: { columns: { id: {}, slug: {} } }, news: {} } }
    expect(withAdditions(later, added)).toEqual({
      id: 'c',
      tables: {
        pages: { columns: { id: {}, slug: {}, motto: {} } },
        news: {},
        notes: { columns: { id: {} } },
      },
      enums: { locales: { values: ['en', 'de'] }, colours: { values: ['red'] } },
    })
  })
})
