import type { Feature } from '../src/platform/feature'

/** The extensions of this school. They come after the features of Schoolhouse (`src/features.ts`). */
export const extensions: readonly Feature[] = []
