import type { ServerFeature } from '../src/platform/server-feature'

/** The parts on the server of the listed extensions. */
export const serverExtensions: readonly ServerFeature[] = []
