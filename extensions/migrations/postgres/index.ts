import type { Migration } from '../../../src/platform/database/migrate'

// `npm run migration` writes this list.
export const migrations: Migration[] = []
