import { locales } from '../../shared/locale'
import { isSlug } from '../../shared/text/slug'

/**
 * First parts of the addresses that the site answers itself, so no content page may take them. The server checks every
 * route against this list when it is declared. It is a list because Payload's configuration is also loaded without a
 * server, by the admin panel's build and on the command line.
 */
export const reservedSlugs: readonly string[] = [
  ...locales,
  'admin',
  'api',
  'assets',
  'captcha',
  'cart',
  'enrolled',
  'files',
  'forms',
  'healthz',
  'media',
  'metrics',
  'news',
  'preview',
  'quotes',
  'readyz',
  'schools',
  'search',
  'setup',
  'theme',
]

/** Fails for a route that would answer at the address of a content page. Routes below such an address hide no page. */
export const requireReservedSlug = (route: string): void => {
  const [, first = '', ...rest] = route.split('/')
  const hidesPage = rest.length === 0 || rest[0] === '*'
  if (hidesPage && isSlug(first) && !reservedSlugs.includes(first))
    throw new Error(
      `The route ${route} would hide a content page: add '${first}' to src/features/pages/reserved-slugs.ts.`,
    )
}
