import { defaultConfig } from './check-config'
import type { ConsentConfig } from './contract'

/** The site's colours as custom properties; those of the defaults are in the stylesheet. */
export const styleProperties = ({ styles }: Pick<ConsentConfig, 'styles'>): Record<string, string> => {
  const usual = defaultConfig.styles
  const pairs: [string, string, string][] = [
    ['accept-bg', styles.primaryButton.bgColor, usual.primaryButton.bgColor],
    ['accept-text', styles.primaryButton.txtColor, usual.primaryButton.txtColor],
    ['reject-bg', styles.rejectButton.bgColor, usual.rejectButton.bgColor],
    ['reject-text', styles.rejectButton.txtColor, usual.rejectButton.txtColor],
    ['second-bg', styles.secondaryButton.bgColor, usual.secondaryButton.bgColor],
    ['second-text', styles.secondaryButton.txtColor, usual.secondaryButton.txtColor],
    ['on', styles.cookieButton.activedColor, usual.cookieButton.activedColor],
    ['off', styles.cookieButton.disabledColor, usual.cookieButton.disabledColor],
  ]
  return Object.fromEntries(
    pairs.filter(([, set, preset]) => set !== preset).map(([name, set]) => [`--consent-${name}`, set]),
  )
}
