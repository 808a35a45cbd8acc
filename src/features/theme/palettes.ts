import type { MessageCode } from '../../shared/messages/message-code'
import { contrast } from './colours'
import type { ThemePanelMessages } from './messages/panel/messages'

/** The colours that administrators choose; all others are made from them. */
export interface Palette {
  paper: string
  ink: string
  heading: string
  link: string
  /** Colour of buttons. */
  accent: string
  onAccent: string
}

export type Mode = 'light' | 'dark'

export const presets = {
  tidewater: {
    light: {
      paper: '#fbf6ec',
      ink: '#1c2b28',
      heading: '#12403a',
      link: '#14594d',
      accent: '#b5401b',
      onAccent: '#fffdf8',
    },
    dark: {
      paper: '#101d1b',
      ink: '#efe7d7',
      heading: '#f6ecd9',
      link: '#8ed3c4',
      accent: '#f08a5f',
      onAccent: '#1d0f08',
    },
    fonts: 'brygada-figtree',
    radius: 'soft',
    header: 'plain',
  },
  campus: {
    light: {
      paper: '#ffffff',
      ink: '#1b2333',
      heading: '#152a52',
      link: '#1d4e9e',
      accent: '#8c1d40',
      onAccent: '#ffffff',
    },
    dark: {
      paper: '#111827',
      ink: '#e8ecf4',
      heading: '#ffffff',
      link: '#9cc2ff',
      accent: '#f2a0b5',
      onAccent: '#2a0612',
    },
    fonts: 'bitter-figtree',
    radius: 'square',
    header: 'tinted',
  },
  studio: {
    light: {
      paper: '#f7f5fb',
      ink: '#211c2b',
      heading: '#2d1b4e',
      link: '#5b2fb0',
      accent: '#0f6b64',
      onAccent: '#ffffff',
    },
    dark: {
      paper: '#17131f',
      ink: '#ece8f5',
      heading: '#f7f3ff',
      link: '#c9b2ff',
      accent: '#5eead4',
      onAccent: '#05231f',
    },
    fonts: 'figtree',
    radius: 'round',
    header: 'centred',
  },
} as const satisfies Record<string, Record<Mode, Palette> & { fonts: string; radius: string; header: string }>

export type Preset = keyof typeof presets

/** Colours as stored: those that are empty are those of the chosen theme. */
export type OwnColours = { [Name in keyof Palette]?: string | null }

const hexColour = /^#[0-9a-f]{6}$/i

export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && hexColour.test(value)

/** The colours of a theme with the administrators' own. Invalid colours are ignored: drafts are not checked when they are saved. */
export const paletteOf = (preset: Preset, mode: Mode, own: OwnColours | null | undefined): Palette => {
  const base: Palette = presets[preset][mode]
  const given = Object.entries(own ?? {}).filter(([, colour]) => isColour(colour))
  return { ...base, ...Object.fromEntries(given) }
}

/** Which colours must differ, by how much, and how a message names them. */
const pairs: {
  name: keyof Palette
  ground: keyof Palette
  atLeast: number
  what: MessageCode<ThemePanelMessages>
}[] = [
  { name: 'ink', ground: 'paper', atLeast: 7, what: { code: 'errors.ink' } },
  { name: 'heading', ground: 'paper', atLeast: 4.5, what: { code: 'errors.heading' } },
  // The tinted background, on which links stand too, is a little nearer to them.
  { name: 'link', ground: 'paper', atLeast: 5, what: { code: 'errors.link' } },
  { name: 'accent', ground: 'paper', atLeast: 3, what: { code: 'errors.accent' } },
  { name: 'onAccent', ground: 'accent', atLeast: 4.5, what: { code: 'errors.onAccent' } },
]

/** Why a colour cannot be read; undefined if it can. */
export const colourProblem = (
  palette: Palette,
  name: keyof Palette,
): MessageCode<ThemePanelMessages> | undefined => {
  for (const { ground, atLeast, what } of pairs.filter((pair) => pair.name === name)) {
    const found = contrast(palette[name], palette[ground])
    if (found < atLeast)
      return {
        code: 'errors.contrast',
        params: {
          what,
          colour: palette[name],
          ground: palette[ground],
          contrast: found.toFixed(1),
          needed: atLeast,
        },
      }
  }
  return undefined
}
