import { serviceKey } from '../../platform/services'
import type { Theme } from './theme.server'

export const themeService = serviceKey<Theme>('theme')
