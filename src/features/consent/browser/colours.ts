import type { ConsentPageData } from '../page-data'
import { styleProperties } from '../style-properties'

/** Scripts may set what the policy forbids in the markup. */
export const showColours = ({ config }: Pick<ConsentPageData, 'config'>): void => {
  document.documentElement.style.cssText += styleProperties(config)
}
