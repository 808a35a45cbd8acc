import { locales } from '../../shared/locale'

/** First parts of addresses that the site answers itself, so no content page may take them. */
export const reservedSlugs: readonly string[] = [
  ...locales,
  'admin',
  'api',
  'assets',
  'captcha',
  'cart',
  'dev',
  'enrolled',
  'healthz',
  'media',
  'metrics',
  'preview',
  'quotes',
  'readyz',
  'schools',
  'setup',
]
