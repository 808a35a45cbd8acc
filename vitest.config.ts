import { defineConfig } from 'vitest/config'

/** Node 20 dies at random importing Payload's editor without this condition; see docs/decisions/0011. */
const execArgv = ['--conditions=production']

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], execArgv } },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: 'tests/integration/postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          execArgv,
        },
      },
    ],
  },
})
