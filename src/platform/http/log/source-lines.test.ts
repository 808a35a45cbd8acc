import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { withSourceLines } from './source-lines'

it('shows the sources of built frames, and leaves all others as they are', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'schoolhouse-maps-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'assets'))
  const file = path.join(folder, 'assets/app.js')
  // Line 2, column 5 of the built file comes from line 3, column 1 of the source.
  const map = { version: 3, sources: ['../src/price.ts'], names: [], mappings: ';IAEA' }
  writeFileSync(`${file}.map`, JSON.stringify(map))
  const source = path.relative(process.cwd(), path.join(folder, 'src/price.ts'))
  const frames = (own: string) =>
    [
      'Error: no price',
      `    at toPrice (${own})`,
      `    at file://${folder}/unmapped.js:9:1`,
      '    at x (/elsewhere/app.js:2:5)',
    ].join('\n')
  expect(withSourceLines(frames(`file://${file}:2:5`), folder)).toBe(frames(`${source}:3:1`))
})
