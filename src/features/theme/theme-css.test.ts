import { describe, expect, it } from 'vitest'
import { contrast, mix } from './colours'
import { colourProblem, type Mode, type Palette, type Preset, paletteOf, presets } from './palettes'
import { themeCss } from './theme-css'

const modes: Mode[] = ['light', 'dark']

/** The tokens of one mode of a stylesheet. */
const tokensOf = (css: string, mode: Mode): Record<string, string> => {
  const [first = '', second = ''] = css.match(/:root\{[^}]*\}/g) ?? []
  const rule = mode === 'light' ? first : second
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]),
  )
}

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#123456', '#123456')).toBe(1)
  })

  it('mixes channel by channel', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#ff0000', '#0000ff', 0)).toBe('#ff0000')
  })
})

describe.each(Object.keys(presets) as Preset[])('the theme %s', (preset) => {
  it('has colours that can be read, in both modes', () => {
    for (const mode of modes) {
      const palette = paletteOf(preset, mode, null)
      for (const name of Object.keys(palette) as (keyof Palette)[])
        expect(colourProblem(palette, name), `${mode} ${name}`).toBeUndefined()
    }
  })

  it('makes only colours that can be read', () => {
    // A colour of its own, so that the usual theme also has a stylesheet.
    const css = themeCss({ preset, light: { link: '#0b4a8f' }, dark: { link: '#a9d0ff' } })
    for (const mode of modes) {
      const tokens = tokensOf(css, mode)
      const on = (name: string, ground: string) => contrast(tokens[name] ?? '', tokens[ground] ?? '')
      for (const ground of ['paper', 'raised', 'tint']) {
        for (const name of ['ink', 'ink-soft', 'heading', 'link', 'accent'])
          expect(on(name, ground), `${mode}: ${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
        expect(on('field-line', ground), `${mode}: field-line on ${ground}`).toBeGreaterThanOrEqual(3)
      }
      expect(on('button-ink', 'button')).toBeGreaterThanOrEqual(4.5)
      expect(on('button-ink', 'button-hover')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tokens.footer ?? '', '#fbf6ec')).toBeGreaterThanOrEqual(7)
    }
  })
})

describe('themeCss', () => {
  it('is empty for the theme of the site’s own styles', () => {
    expect(themeCss({ preset: 'tidewater', light: {}, dark: { ink: null } })).toBe('')
  })

  it('has only what was chosen', () => {
    expect(themeCss({ preset: 'tidewater', radius: 'square' })).toBe(':root{--radius:0px;--radius-large:0px}')
    expect(themeCss({ preset: 'tidewater', fonts: 'figtree', header: 'tinted' })).toBe(
      ':root{--serif:var(--sans)}.site-header{background:var(--tint)}',
    )
  })
})

describe('colourProblem', () => {
  const palette = paletteOf('campus', 'light', { link: '#9cc2ff' })

  it('names both colours and the contrast', () => {
    expect(colourProblem(palette, 'link')).toMatch(
      /^Links on the background cannot be read well: #9cc2ff on #ffffff has a contrast of 1\.8, and 5 is needed\.$/,
    )
    expect(colourProblem(palette, 'heading')).toBeUndefined()
  })

  it('finds colours of the theme that no longer fit a background of one’s own', () => {
    expect(colourProblem(paletteOf('campus', 'light', { paper: '#101010' }), 'ink')).toContain('Text')
  })
})
