import {
  type DocumentColours,
  type MailColours,
  type PrintColours,
  usualColours,
} from '../../shared/formats/colours'
import { contrast, mix, mixUntil } from './colours'
import {
  isColour,
  type Mode,
  type OwnColours,
  type Palette,
  type Preset,
  paletteOf,
  presets,
} from './palettes'

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
type Colours = ReturnType<typeof coloursOf>

/** The light text on dark surfaces: footer, skip link, some headings. */
const cream = '#fbf6ec'

/** The dark surface of footers and heroes, in both modes. */
const brandOf = ({ heading }: Palette): string =>
  mixUntil(heading, '#000000', 0, { ground: cream, atLeast: 7.5 })

/** Errors are red and discounts green, whatever the colour of buttons is; as light or dark as the background needs. */
const signals = { error: ['#b3261e', '#ffb4ab'], saving: ['#1c6b35', '#93dba6'] } as const

const signalOn = ([strong, pale]: readonly [string, string], ground: string, ink: string): string => {
  const nearer = contrast(strong, ground) >= contrast(pale, ground) ? strong : pale
  return mixUntil(nearer, ink, 0, { ground, atLeast: 4.5 })
}

const coloursOf = (palette: Palette, mode: Mode, brand: string) => {
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
    error: signalOn(signals.error, tint, ink),
    saving: signalOn(signals.saving, tint, ink),
    button: accent,
    'button-hover': mix(accent, away, 0.2),
    'button-ink': onAccent,
    footer: isLight ? brand : mix(brand, '#000000', 0.35),
  }
}

const mailColours = (colours: Colours): MailColours => ({
  page: colours.paper,
  card: colours.raised,
  head: colours.footer,
  headInk: cream,
  headSoft: mixUntil(colours.footer, cream, 0.8, { ground: colours.footer, atLeast: 5 }),
  line: colours.line,
  ink: colours.ink,
  soft: colours['ink-soft'],
  heading: colours.heading,
  link: colours.link,
  tint: colours.tint,
  accent: colours.accent,
  button: colours.button,
  buttonInk: colours['button-ink'],
})

/** Adapts colours to white paper: those that are too light for it become darker. */
const printColours = (palette: Palette, brand: string): PrintColours => {
  const onWhite = (colour: string, atLeast: number) =>
    mixUntil(colour, '#000000', 0, { ground: '#ffffff', atLeast })
  const { ink, heading, link, accent } = palette
  const printed = {
    ...palette,
    paper: '#ffffff',
    ink: onWhite(ink, 7),
    heading: onWhite(heading, 5.5),
    link: onWhite(link, 5.5),
    accent: onWhite(accent, 5.5),
  }
  return mailColours(coloursOf(printed, 'light', brand))
}

const fontTokens: Record<string, Tokens> = {
  'bitter-figtree': {
    serif: '"Bitter", "Bitter Georgia", "Bitter Times", "Bitter Noto Serif", "Bitter DejaVu Serif", serif',
  },
  figtree: { serif: 'var(--sans)' },
  system: {
    sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    serif: 'ui-serif, Georgia, "Noto Serif", serif',
  },
}

const usualFonts = {
  sans: 'Figtree, "Figtree Arial", "Figtree Roboto", "Figtree Noto Sans", "Figtree DejaVu Sans", system-ui, sans-serif',
  serif:
    '"Brygada 1918", "Brygada 1918 Georgia", "Brygada 1918 Times", "Brygada 1918 Noto Serif", "Brygada 1918 DejaVu Serif", serif',
}

/** The fonts of the page, for the panel: its headings, and the texts that editors write. */
export const fontsOf = (choice: ThemeChoice): Tokens => {
  const { sans = usualFonts.sans, serif = usualFonts.serif } = fontTokens[settingsOf(choice).fonts] ?? {}
  return { 'font-body': sans, 'font-serif': serif.replace('var(--sans)', sans) }
}

const radiusTokens: Record<string, Tokens> = {
  square: { radius: '0px', 'radius-large': '0px', 'radius-button': '0px' },
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

/** Settings of a theme: its own, or else those of its preset. */
export const settingsOf = ({ preset, fonts, radius, header }: ThemeChoice) => ({
  fonts: fonts || presets[preset].fonts,
  radius: radius || presets[preset].radius,
  header: header || presets[preset].header,
})

const isOwn = (colours: OwnColours | null | undefined) => Object.values(colours ?? {}).some(isColour)

const hasOwnColours = ({ preset, light, dark }: ThemeChoice): boolean =>
  preset !== 'tidewater' || isOwn(light) || isOwn(dark)

export const documentColours = (choice: ThemeChoice): DocumentColours => {
  if (!hasOwnColours(choice)) return usualColours
  const light = paletteOf(choice.preset, 'light', choice.light)
  const dark = paletteOf(choice.preset, 'dark', choice.dark)
  const brand = brandOf(light)
  return {
    mail: {
      light: mailColours(coloursOf(light, 'light', brand)),
      dark: mailColours(coloursOf(dark, 'dark', brand)),
    },
    print: printColours(light, brand),
  }
}

/** The stylesheet of a theme. It is empty for the theme whose values are in the site's own styles. */
export const themeCss = (choice: ThemeChoice): string => {
  const { fonts, radius, header } = settingsOf(choice)
  const light = paletteOf(choice.preset, 'light', choice.light)
  const dark = paletteOf(choice.preset, 'dark', choice.dark)
  const brand = brandOf(light)
  const hasColours = hasOwnColours(choice)
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
