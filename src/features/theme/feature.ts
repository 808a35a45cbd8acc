import type { Feature } from '../../platform/feature'
import { themeGlobals } from './cms'

export const theme: Feature = {
  name: 'theme',
  globals: () => themeGlobals,
  previews: { globals: ['theme'] },
}
