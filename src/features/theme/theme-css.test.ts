import { describe, expect, it } from 'vitest'
import { usualColours } from '../../shared/formats/colours'
import { translateCode } from '../../shared/messages/message-code'
import { contrast, mix } from './colours'
import { themePanelMessages } from './messages/panel/messages'
import { colourProblem, type Mode, type Palette, type Preset, paletteOf, presets } from './palettes'
import { documentColours, themeCss } from './theme-css'

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
        for (const name of ['ink', 'ink-soft', 'heading', 'link', 'accent', 'error', 'saving'])
          expect(on(name, ground), `${mode}: ${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
        expect(on('field-line', ground), `${mode}: field-line on ${ground}`).toBeGreaterThanOrEqual(3)
      }
      expect(on('button-ink', 'button')).toBeGreaterThanOrEqual(4.5)
      expect(on('button-ink', 'button-hover')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tokens.footer ?? '', '#fbf6ec')).toBeGreaterThanOrEqual(7)
    }
  })
})

it('gives errors a colour of their own, whatever the colour of buttons is', () => {
  const errors = ['#2a7a1f', '#0b4a8f', '#6b1f7a'].map((accent) => {
    const tokens = tokensOf(themeCss({ preset: 'tidewater', light: { accent, link: accent } }), 'light')
    expect(tokens.accent).toBe(accent)
    return tokens.error
  })
  expect(new Set(errors)).toEqual(new Set(['#b3261e']))
})

describe('documentColours', () => {
  const night = { paper: '#101820', ink: '#f4f6f8', heading: '#ffe9b0', link: '#9fd0ff', accent: '#ffb088' }

  it('are the usual ones without a choice', () => {
    expect(documentColours({ preset: 'tidewater' })).toBe(usualColours)
  })

  it.each([
    { preset: 'campus' },
    { preset: 'studio' },
    { preset: 'tidewater', light: { heading: '#5b1a1a' } },
    // A site that is dark for everybody.
    { preset: 'tidewater', light: { ...night, onAccent: '#1d0f08' } },
  ] as const)('can be read in mails and on paper: %j', (choice) => {
    const { mail, print } = documentColours(choice)
    const texts = ['ink', 'soft', 'heading', 'link'] as const
    for (const colours of [mail.light, mail.dark]) {
      for (const name of texts)
        for (const ground of ['page', 'tint'] as const)
          expect(contrast(colours[name], colours[ground]), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colours.headInk, colours.head)).toBeGreaterThanOrEqual(7)
      expect(contrast(colours.headSoft, colours.head)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colours.buttonInk, colours.button)).toBeGreaterThanOrEqual(4.5)
    }
    for (const name of [...texts, 'accent'] as const)
      for (const ground of ['#ffffff', print.tint])
        expect(contrast(print[name], ground), `${name} on paper`).toBeGreaterThanOrEqual(4.5)
  })
})

describe('themeCss', () => {
  it('is empty for the theme of the site’s own styles', () => {
    expect(themeCss({ preset: 'tidewater', light: {}, dark: { ink: null } })).toBe('')
  })

  it('sets each ready-made theme in other fonts, and buttons in its corners', () => {
    expect(new Set(Object.values(presets).map(({ fonts }) => fonts)).size).toBe(Object.keys(presets).length)
    expect(themeCss({ preset: 'campus' })).toMatch(/--serif:"Bitter",.*--radius-button:0px/)
    expect(themeCss({ preset: 'campus', radius: 'soft' })).not.toContain('--radius-button')
  })

  it('ignores what is no colour, which an unchecked draft may have', () => {
    const light = { paper: 'red', ink: '#fff}body{display:none' }
    expect(themeCss({ preset: 'tidewater', light })).toBe('')
    expect(themeCss({ preset: 'campus', light })).toBe(themeCss({ preset: 'campus' }))
  })

  it('has only what was chosen', () => {
    expect(themeCss({ preset: 'tidewater', radius: 'square' })).toBe(
      ':root{--radius:0px;--radius-large:0px;--radius-button:0px}',
    )
    expect(themeCss({ preset: 'tidewater', fonts: 'figtree', header: 'tinted' })).toBe(
      ':root{--serif:var(--sans)}.site-header{background:var(--tint)}',
    )
  })
})

describe('colourProblem', () => {
  const sayProblem = (palette: Palette, name: keyof Palette) => {
    const problem = colourProblem(palette, name)
    return problem && translateCode(themePanelMessages('en'), problem)
  }

  const palette = paletteOf('campus', 'light', { link: '#9cc2ff' })

  it('names both colours and the contrast', () => {
    expect(sayProblem(palette, 'link')).toMatch(
      /^Links on the background cannot be read well: #9cc2ff on #ffffff has a contrast of 1\.8, and 5 is needed\.$/,
    )
    expect(colourProblem(palette, 'heading')).toBeUndefined()
  })

  it('finds colours of the theme that no longer fit a background of one’s own', () => {
    expect(sayProblem(paletteOf('campus', 'light', { paper: '#101010' }), 'ink')).toContain('Text')
  })
})
