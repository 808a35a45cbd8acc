import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './colours'
import { type Mode, type Preset, paletteOf, presets } from './palettes'
import { panelCss, panelTokens } from './panel-css'

const modes: Mode[] = ['light', 'dark']

/** What stands on what in the panel, and how well it must be read: 4.5 for text, 3 for parts of pictures. */
const pairs: [ink: string, grounds: string[], atLeast: number][] = [
  ['panel-action', ['panel-page', 'panel-card', 'panel-menu'], 4.5],
  ['panel-action-ink', ['panel-action', 'panel-action-hover'], 4.5],
  ['panel-chosen-ink', ['panel-chosen'], 4.5],
]

const check = (
  tokens: Record<string, string>,
  [ink, grounds, atLeast]: (typeof pairs)[number],
  where: string,
) => {
  for (const ground of grounds)
    expect(
      contrast(tokens[ink] ?? '', tokens[ground] ?? ''),
      `${where}: ${ink} on ${ground}`,
    ).toBeGreaterThanOrEqual(atLeast)
}

describe.each(Object.keys(presets) as Preset[])('the panel in the colours of %s', (preset) => {
  it.each(modes)('can be read (%s)', (mode) => {
    const own = [{}, { link: '#0b4a8f' }, { paper: mode === 'light' ? '#ffffff' : '#000000' }]
    for (const colours of own) {
      const palette = paletteOf(preset, mode, colours)
      const tokens = { ...panelTokens(palette, mode), ink: palette.ink }
      for (const pair of pairs) check(tokens, pair, `${preset} ${mode}`)
      check(tokens, ['ink', ['panel-page', 'panel-card', 'panel-menu', 'panel-chosen'], 4.5], preset)
    }
  })

  it('has a rule for each mode, and the fonts of the page', () => {
    const css = panelCss({ preset })
    expect(css).toContain('--font-serif:')
    expect(css.match(/--panel-action:#/g)).toHaveLength(2)
  })
})

/** The tokens of a stylesheet that are written as colours. */
const tokensIn = (file: string, mode: Mode): Record<string, string> => {
  const css = readFileSync(`src/platform/panel/${file}`, 'utf8')
  const start = mode === 'light' ? css.indexOf(':root {') : css.indexOf('html[data-theme="dark"] {')
  const rules = css.slice(start, css.indexOf('\n}', start))
  return Object.fromEntries(
    [...rules.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name = '', colour = '']) => [
      name,
      colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour,
    ]),
  )
}

describe.each(modes)('the colours of the kit (%s)', (mode) => {
  const tokens = { ...tokensIn('theme.css', mode), ...tokensIn('kit/styles/kit.css', mode) }

  it('have enough contrast', () => {
    for (const pair of pairs) check(tokens, pair, 'theme.css')
    for (const tone of ['info', 'progress', 'waiting', 'good', 'bad', 'neutral'])
      check(tokens, [`kit-${tone}-ink`, [`kit-${tone}`], 4.5], 'badge')
    check(tokens, ['kit-toast-ink', ['kit-toast'], 4.5], 'toast')
    check(tokens, ['kit-danger-ink', ['kit-danger'], 4.5], 'danger')
    for (const level of [0, 1, 2, 3])
      check(tokens, ['kit-heat-light-ink', [`kit-heat-${level}`], 4.5], 'heat')
    for (const level of [4, 5]) check(tokens, ['kit-heat-strong-ink', [`kit-heat-${level}`], 4.5], 'heat')
  })

  it('shows charts apart from their ground', () => {
    for (const series of [1, 2, 3, 4, 5, 6])
      check(tokens, [`kit-series-${series}`, ['panel-card'], 3], 'chart')
  })
})
