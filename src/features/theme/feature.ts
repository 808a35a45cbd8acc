import type { Feature } from '../../platform/feature'
import { themeGlobals } from './cms'

export const theme: Feature = {
  name: 'theme',
  reservedSlugs: ['theme'],
  globals: () => themeGlobals,
  previews: { globals: ['theme'] },
}
