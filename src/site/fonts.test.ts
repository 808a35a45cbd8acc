import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { themeCss } from '../features/theme/theme-css'

const folder = 'src/site/fonts'
const css = readFileSync('src/site/styles/fonts.css', 'utf8')
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body)
const ofFiles = faces.filter((face) => face.includes('url('))
const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'))

/** Every character of the texts that visitors read, in all languages. */
const characters = new Set(
  readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => /messages\/[\w-]+\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(path.join('src/features', file), 'utf8')]),
)
// Drawn by the visitor's system: stars and control characters.
for (const drawn of ['★', '☆', '\n']) characters.delete(drawn)

const missingIn = (file: string, text: Iterable<string>) => {
  const font = openSync(path.join(folder, file))
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection`)
  return [...text].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
}

describe('fonts', () => {
  it.each([
    ['brygada', 'figtree'],
    ['bitter', 'figtree'],
  ])('of one theme weigh at most 70 kB (%s, %s)', (...families) => {
    const used = files.filter((name) => families.some((family) => name.startsWith(`${family}-`)))
    const total = used.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
    expect(used.length).toBeGreaterThanOrEqual(4)
    expect(total).toBeLessThanOrEqual(70_000)
  })

  it('are all in the stylesheet, and a font that arrives late moves nothing', () => {
    expect(ofFiles.map((face) => /fonts\/([^"]+)"/.exec(face)?.[1]).sort()).toEqual(files.sort())
    for (const face of ofFiles) expect(face).toContain('font-display: optional')
  })

  it('are shown in the panel even if they come late', () => {
    const panel = readFileSync('src/platform/panel/fonts.css', 'utf8')
    expect([...panel.matchAll(/fonts\/([^"]+)"/g)].map(([, file]) => file).sort()).toEqual(files.sort())
    expect(panel.match(/font-display: swap/g)).toHaveLength(files.length)
  })

  it('have metric-matched fallbacks, which the styles use', () => {
    const fallbacks = faces.filter((face) => face.includes('local('))
    expect(fallbacks.length).toBeGreaterThan(0)
    const tokens = readFileSync('src/site/styles/tokens.css', 'utf8') + themeCss({ preset: 'campus' })
    for (const face of fallbacks) {
      for (const property of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
        expect(face).toContain(`${property}: `)
      expect(tokens).toContain(/font-family: ("[^"]+")/.exec(face)?.[1])
    }
  })

  it.each(['figtree-latin.woff2', 'brygada-1918-latin.woff2', 'bitter-latin.woff2'])(
    '%s has every letter of our texts',
    (file) => {
      expect(missingIn(file, characters)).toEqual([])
    },
  )

  it.each(['figtree-latin-ext.woff2', 'brygada-1918-latin-ext.woff2', 'bitter-latin-ext.woff2'])(
    '%s has letters of other names',
    (file) => {
      expect(missingIn(file, 'ĄąĆćČčĐđĘęĚěĞğİŁłŃńŇňŐőŘřŚśŞşŠšȘșȚțŮůŰűŹźŻżŽž')).toEqual([])
    },
  )
})
