import { locales } from '../shared/locale'
import { isSlug } from '../shared/text/slug'
import type { DeclaringSite } from './feature'

/** First parts of the addresses that the server answers itself. */
const ownSlugs = [...locales, 'admin', 'api', 'assets', 'healthz', 'metrics', 'preview', 'readyz', 'setup']

/**
 * First parts of addresses that no content page may take. They are declared, not read from the routes, because Payload's
 * configuration is also loaded without a server, by the panel's build and on the command line.
 */
export const reservedSlugsOf = ({ features }: Pick<DeclaringSite, 'features'>): string[] => [
  ...ownSlugs,
  ...features.flatMap(({ reservedSlugs = [] }) => reservedSlugs),
]

/** Fails for a route that would answer at the address of a content page. Routes below such an address hide no page. */
export const requireReservedSlug = (route: string, reserved: readonly string[]): void => {
  const [, first = '', ...rest] = route.split('/')
  const hidesPage = rest.length === 0 || rest[0] === '*'
  if (hidesPage && isSlug(first) && !reserved.includes(first))
    throw new Error(
      `The route ${route} would hide a content page: its feature must declare '${first}' in reservedSlugs.`,
    )
}
