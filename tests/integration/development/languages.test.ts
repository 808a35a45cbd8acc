import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySources } from './source-copy'

describe('a language that somebody adds', () => {
  let folder: string
  beforeAll(() => {
    folder = copySources().folder
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }
  const inCopy = (file: string) => path.join(folder, file)
  const readJson = (file: string): Record<string, string> => JSON.parse(readFileSync(inCopy(file), 'utf8'))
  const search = 'src/features/search/messages'
  const translate = (code: string) => {
    const target = inCopy(`${search}/${code}.json`)
    const fixture = JSON.parse(readFileSync(`tests/fixtures/languages/${code}.json`, 'utf8'))
    writeFileSync(target, JSON.stringify({ gone: 'Old', ...fixture }))
  }
  const folders = () =>
    readdirSync(inCopy('src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /messages\/(panel\/)?en\.json$/.test(file),
    )

  it('has files of empty texts for visitors, and those of the panel if it is asked for', () => {
    const visitors = folders().filter((file) =>
      existsSync(inCopy(`src/${file.replace('en.json', 'eu.json')}`)),
    )
    const { status, output } = run('scripts/language.mjs', 'nl', '--texts')
    expect(status, output).toBe(0)
    expect(visitors.length).toBeGreaterThan(15)
    for (const file of folders())
      expect(existsSync(inCopy(`src/${file.replace('en.json', 'nl.json')}`)), file).toBe(
        visitors.includes(file),
      )
    expect(output).toMatch(/search\/messages\/nl\.json: 26 of 26 texts are missing\./)
    expect(Object.keys(readJson(`${search}/nl.json`))).toEqual(Object.keys(readJson(`${search}/en.json`)))
    expect(new Set(Object.values(readJson(`${search}/nl.json`)))).toEqual(new Set(['']))
    expect(run('scripts/language.mjs', 'nl', '--panel', '--texts').status).toBe(0)
    expect(existsSync(inCopy('src/platform/panel/messages/nl.json'))).toBe(true)
    const labels = 'src/features/news/labels'
    expect(Object.keys(readJson(`${labels}/nl.json`))).toEqual(Object.keys(readJson(`${labels}/en.json`)))
    expect(readFileSync(inCopy('src/cms/panel-languages/payload-languages.ts'), 'utf8')).toContain(
      'languages/nl',
    )
  })

  it('keeps its translations when its files are completed', () => {
    translate('nl')
    const { status, output } = run('scripts/language.mjs', 'nl', '--texts')
    expect(status, output).toBe(0)
    const texts = readJson(`${search}/nl.json`)
    expect(texts).toMatchObject({ title: 'Zoeken', kindSchool: '' })
    expect(texts).not.toHaveProperty('gone')
    expect(output).toContain(`${search}/nl.json: 20 of 26 texts are missing.`)
    expect(run('scripts/messages.mjs', '--check')).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^nl: \d+ of \d+ texts are missing and shown in English\.$/m),
    })
  })

  // `npm run language` also writes a migration.
  it('needs no code but what is generated', { timeout: 240_000 }, () => {
    const { status, output } = run('scripts/language.mjs', 'pl', '--texts')
    expect(status, output).toBe(0)
    translate('pl')
    const types = run('--conditions=production', 'scripts/types.mjs')
    expect(types.status, types.output).toBe(0)
    writeFileSync(
      inCopy('tsconfig.src.json'),
      JSON.stringify({ extends: './tsconfig.json', include: ['src'], exclude: ['src/**/*.test.ts*'] }),
    )
    expect(
      run('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.src.json', '--checkers', '1'),
    ).toEqual({
      status: 0,
      output: '',
    })
  })

  it('has its own plural forms, its own numbers, and English where a text is missing', () => {
    const code = `
      import { searchMessages } from './${search}/messages.ts'
      import { directionOf, localeNames, territoryTag, writePercent } from './src/shared/locale.ts'
      const [nl, pl] = [searchMessages('nl'), searchMessages('pl')]
      console.log(JSON.stringify([
        ...[1, 3, 12, 1.5].map((count) => pl('results', { count, q: 'ser' })),
        ...[1, 3].map((count) => nl('results', { count, q: 'kaas' })),
        pl('kindSchool'),
        localeNames.pl, territoryTag('pl'), directionOf('pl'), writePercent('pl', 12.5),
      ]))`
    const { status, output } = run('--import', 'tsx', '--input-type=module', '-e', code)
    expect(status, output).toBe(0)
    expect(JSON.parse(output)).toEqual([
      '1 wynik dla „ser”',
      '3 wyniki dla „ser”',
      '12 wyników dla „ser”',
      '1,5 wyniku dla „ser”',
      '1 resultaat voor “kaas”',
      '3 resultaten voor “kaas”',
      'School',
      ...['Polski', 'pl_PL', null, '12,5%'],
    ])
  })

  it('is written from right to left if it is Arabic', () => {
    const { status, output } = run('scripts/language.mjs', 'ar', '--texts')
    expect(status, output).toBe(0)
    translate('ar')
    const code = `
      import { constantErrorPages } from './src/features/pages/error-pages/constant-error-pages.ts'
      import { searchMessages } from './${search}/messages.ts'
      const t = searchMessages('ar')
      console.log(JSON.stringify([
        ...[0, 1, 2, 3, 11].map((count) => t('results', { count, q: 'ser' })),
        constantErrorPages([])('busy', 'ar').html.split('<head>')[0],
      ]))`
    const rendered = run('--import', 'tsx', '--input-type=module', '-e', code)
    expect(rendered.status, rendered.output).toBe(0)
    expect(JSON.parse(rendered.output)).toEqual([
      'لا نتائج عن «ser»',
      'نتيجة واحدة عن «ser»',
      'نتيجتان عن «ser»',
      expect.stringMatching(/^\S+ نتائج عن «ser»$/),
      expect.stringMatching(/^\S+ نتيجة عن «ser»$/),
      '<!doctype html><html lang="ar" dir="rtl">',
    ])
  })

  it.each(['xx-none', 'NL', 'de', ''])('is not “%s”', (code) => {
    const before = readFileSync(inCopy('src/shared/languages.json'), 'utf8')
    expect(run('scripts/language.mjs', code).status).toBe(1)
    expect(readFileSync(inCopy('src/shared/languages.json'), 'utf8')).toBe(before)
  })
})
