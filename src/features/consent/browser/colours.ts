import type { ConsentPageData } from '../dialog/page-data'
import { styleProperties } from '../dialog/styles'

/** Set by script, because the policy forbids inline styles in the markup. */
export const showColours = ({ config }: Pick<ConsentPageData, 'config'>): void => {
  document.documentElement.style.cssText += styleProperties(config)
}
