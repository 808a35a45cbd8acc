import { presets } from './palettes'

export const touchIconPath = '/apple-touch-icon.png'
export const manifestPath = '/site.webmanifest'

/** Parts of the head of every page that the theme changes. */
export interface ThemeLook {
  /** The address of its stylesheet; missing for the theme of the site's own styles. */
  stylesheet?: string
  /** The background, for the browser's bars. */
  paper: { light: string; dark: string }
  fonts: string
  icon?: string | undefined
  /** The picture of link previews of pages without one of their own. */
  shareImage?: string | undefined
}

const usual = presets.tidewater

/** The theme of the site's own styles: what pages show without the database. */
export const usualLook: ThemeLook = {
  paper: { light: usual.light.paper, dark: usual.dark.paper },
  fonts: usual.fonts,
}
