import type { Feature } from '../../platform/feature'
import { captchaGlobals } from './cms'

export const captcha: Feature = { name: 'captcha', reservedSlugs: ['captcha'], globals: () => captchaGlobals }
