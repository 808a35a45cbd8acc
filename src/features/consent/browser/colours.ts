import type { ConsentPageData } from '../dialog/page-data'
import { styleProperties } from '../dialog/styles'

/** Scripts may set what the policy forbids in the markup. */
export const showColours = ({ config }: Pick<ConsentPageData, 'config'>): void => {
  document.documentElement.style.cssText += styleProperties(config)
}
