import type { Feature } from '../../platform/feature'

/** The calls of the specification, at the address of the site's predecessor. */
export const legacyCalls: Feature = {
  name: 'legacy-calls',
  calls: ({ env }) =>
    env.legacyCalls
      ? ['calculator', 'comment'].map((name) => `/index.php?option=com_zoo&controller=${name}`)
      : [],
}
