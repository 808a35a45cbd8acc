import type { ConsentPageData } from '../dialog/page-data'
import { styleProperties } from '../dialog/styles'

/**
 * Set by script, because the policy forbids inline styles in the markup, and only where they are used: on the root every
 * element of the page would be styled again.
 */
export const showColours = ({ config }: Pick<ConsentPageData, 'config'>): void => {
  for (const place of document.querySelectorAll<HTMLElement>('#pdcc,#pdcc-bar,[data-consent]'))
    place.style.cssText += styleProperties(config)
}
