import { contrast, mix, mixUntil } from './colours'
import { type Mode, type Palette, paletteOf } from './palettes'
import { fontsOf, type ThemeChoice } from './theme-css'

/** The tokens of the panel in the colours of the site. The panel's own `theme.css` has those of the usual theme. */
export const panelTokens = ({ paper, ink, link }: Palette, mode: Mode): Record<string, string> => {
  const isLight = mode === 'light'
  const card = isLight ? mix(paper, '#ffffff', 0.75) : mix(paper, ink, 0.055)
  const chosen = mix(card, link, isLight ? 0.14 : 0.24)
  // Links are read on every ground of the panel, and buttons carry a light or a dark text.
  const action = mixUntil(mixUntil(link, ink, 0, { ground: card, atLeast: 5 }), ink, 0, {
    ground: paper,
    atLeast: 5,
  })
  const actionInk = contrast(action, '#ffffff') >= 4.5 ? '#ffffff' : mix(action, '#000000', 0.9)
  const away = actionInk === '#ffffff' ? '#000000' : '#ffffff'
  return {
    'panel-page': paper,
    'panel-menu': isLight ? mix(paper, ink, 0.035) : mix(paper, '#000000', 0.25),
    'panel-card': card,
    'panel-line': mix(card, ink, isLight ? 0.12 : 0.16),
    'panel-action': action,
    'panel-action-hover': mix(action, away, 0.22),
    'panel-action-ink': actionInk,
    'panel-chosen': chosen,
    'panel-chosen-ink': mixUntil(link, ink, 0, { ground: chosen, atLeast: 6 }),
    'panel-focus': `2px solid ${action}`,
  }
}

const rule = (selector: string, tokens: Record<string, string>): string =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/** The style of the panel for a site. */
export const panelCss = (choice: ThemeChoice): string => {
  const tokens = (mode: Mode) => panelTokens(paletteOf(choice.preset, mode, choice[mode]), mode)
  return `${rule(':root:root', { ...tokens('light'), ...fontsOf(choice) })}${rule('html:root[data-theme="dark"]', tokens('dark'))}`
}
