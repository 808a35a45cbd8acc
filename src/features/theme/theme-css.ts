import { contrast, mix, mixUntil } from './colours'
import { type Mode, type OwnColours, type Palette, type Preset, paletteOf, presets } from './palettes'

/** What administrators have chosen. */
export interface ThemeChoice {
  preset: Preset
  light?: OwnColours | null
  dark?: OwnColours | null
  /** Empty: those of the chosen theme. */
  fonts?: string | null
  radius?: string | null
  header?: string | null
}

type Tokens = Record<string, string>

/** The light text on dark surfaces: footer, skip link, some headings. */
const cream = '#fbf6ec'

/** The dark surface of footers and heroes, in both modes. */
const brandOf = ({ heading }: Palette): string =>
  mixUntil(heading, '#000000', 0, { ground: cream, atLeast: 7.5 })

const coloursOf = (palette: Palette, mode: Mode, brand: string): Tokens => {
  const { paper, ink, heading, link, accent, onAccent } = palette
  const isLight = mode === 'light'
  const tint = mix(paper, ink, isLight ? 0.06 : 0.1)
  // Away from the text on the button, so that it can still be read.
  const away = contrast(onAccent, '#000000') > contrast(onAccent, '#ffffff') ? '#000000' : '#ffffff'
  return {
    paper,
    raised: isLight ? mix(paper, '#ffffff', 0.6) : mix(paper, ink, 0.06),
    tint,
    line: mix(paper, ink, isLight ? 0.17 : 0.22),
    'field-line': mixUntil(paper, ink, 0.45, { ground: tint, atLeast: 3.1 }),
    ink,
    'ink-soft': mixUntil(paper, ink, 0.7, { ground: tint, atLeast: 5 }),
    heading,
    link,
    // Small texts in the colour of buttons must be readable too.
    accent: contrast(accent, tint) >= 4.5 ? accent : link,
    button: accent,
    'button-hover': mix(accent, away, 0.2),
    'button-ink': onAccent,
    footer: isLight ? brand : mix(brand, '#000000', 0.35),
  }
}

const fontTokens: Record<string, Tokens> = {
  figtree: { serif: 'var(--sans)' },
  system: {
    sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    serif: 'ui-serif, Georgia, "Noto Serif", serif',
  },
}

const radiusTokens: Record<string, Tokens> = {
  square: { radius: '0px', 'radius-large': '0px' },
  round: { radius: '0.9rem' },
}

const headerRules: Record<string, string> = {
  tinted: '.site-header{background:var(--tint)}',
  centred:
    '@media (min-width:60rem){.site-header>.wrap{flex-wrap:wrap;justify-content:center}.brand{flex-basis:100%;justify-content:center;margin-inline:auto}}',
}

const block = (tokens: Tokens): string =>
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/** What a theme uses: its own settings, or else those of its preset. */
export const settingsOf = ({ preset, fonts, radius, header }: ThemeChoice) => ({
  fonts: fonts || presets[preset].fonts,
  radius: radius || presets[preset].radius,
  header: header || presets[preset].header,
})

const isOwn = (colours: OwnColours | null | undefined) => Object.values(colours ?? {}).some(Boolean)

/** The stylesheet of a theme. It is empty for the theme whose values are in the site's own styles. */
export const themeCss = (choice: ThemeChoice): string => {
  const { fonts, radius, header } = settingsOf(choice)
  const light = paletteOf(choice.preset, 'light', choice.light)
  const dark = paletteOf(choice.preset, 'dark', choice.dark)
  const brand = brandOf(light)
  const hasColours = choice.preset !== 'tidewater' || isOwn(choice.light) || isOwn(choice.dark)
  const general: Tokens = {
    ...(hasColours
      ? { pine: brand, 'pine-soft': mix(brand, '#ffffff', 0.1), ...coloursOf(light, 'light', brand) }
      : {}),
    ...fontTokens[fonts],
    ...radiusTokens[radius],
  }
  return [
    Object.keys(general).length ? block(general) : '',
    hasColours ? `@media (prefers-color-scheme:dark){${block(coloursOf(dark, 'dark', brand))}}` : '',
    headerRules[header] ?? '',
  ].join('')
}
