import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Properties that stay the same when a page reads from right to left, although they name a side. */
const exceptions = [
  // Leaflet's panes count from the left, whatever the page reads like.
  'src/features/map/browser/leaflet.css: left: 0',
  // Two edges of a square, turned into an arrow that points down.
  'src/ui/panels/fold.css: border-width: 0 2px 2px 0',
  'src/ui/select/select.css: border-width: 0 2px 2px 0',
]

const sided = /^(left|right|.*-(left|right)(-.*)?)$/
const sides = new Set(['float', 'clear', 'text-align', 'text-align-last', 'caption-side', 'justify-content'])
/** Shorthands whose second and fourth values are right and left. */
const edges = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/

/** The values of a declaration; those of a function stay together. */
const partsOf = (value: string) => value.match(/(?:[^\s(]+\([^;]*?\)(?=\s|$)|\S+)/g) ?? []

const isPhysical = (property: string, value: string): boolean => {
  if (sided.test(property)) return true
  if (sides.has(property)) return /\b(left|right)\b/.test(value)
  const [first, second, third, fourth, ...more] = partsOf(value)
  if (fourth === undefined || more.length > 0) return false
  if (edges.test(property)) return second !== fourth
  return property === 'border-radius' && (first !== second || third !== fourth)
}

const physicalIn = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;}]\s*)([a-z-]+):\s*([^;{}]+)(?=[;}])/g)].flatMap(
    ([, property = '', value = '']) =>
      isPhysical(property, value.trim()) ? [`${property}: ${value.trim()}`] : [],
  )

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src', file))
  // The panel is Payload's, which is not mirrored by us.
  .filter((file) => file.endsWith('.css') && !file.includes('/admin/') && !file.includes('/panel/'))
  .sort()

it('the stylesheets of the site name no side, so pages can be read from right to left', () => {
  expect(stylesheets.length).toBeGreaterThan(30)
  const found = stylesheets.flatMap((file) =>
    physicalIn(readFileSync(file, 'utf8')).map((declaration) => `${file}: ${declaration}`),
  )
  expect(found).toEqual(exceptions)
})

it.each([
  ['a { margin-left: 1rem }', ['margin-left: 1rem']],
  [
    'a { color: red; left:0; float: left; text-align: right; }',
    ['left: 0', 'float: left', 'text-align: right'],
  ],
  ['a { b { border-top-right-radius: 0; } }', ['border-top-right-radius: 0']],
  ['a { margin: 0 1rem 0 calc(1rem + 2px); }', ['margin: 0 1rem 0 calc(1rem + 2px)']],
  ['a { margin: 0 calc(1rem + 2px) 0 calc(1rem + 2px); padding: 0 1rem 2rem; }', []],
  ['a { border-radius: 0 1rem 0 0; } a { border-radius: 0 0 1rem 1rem; }', ['border-radius: 0 1rem 0 0']],
  ['a:not([style*="left"]) { /* left: 0; */ inset-inline-start: 0; text-align: start; }', []],
])('%s', (css, expected) => {
  expect(physicalIn(css)).toEqual(expected)
})
