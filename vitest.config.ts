import { existsSync, statfsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Memory that is used like a disk. */
const memory = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

const hasMemory = () => {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > neededBytes
}

// SQLite waits for the disk at every commit, and each test database has a thousand files on PostgreSQL.
if (!process.env.TMPDIR && hasMemory()) process.env.TMPDIR = memory

/** Node 20 dies at random importing Payload's editor without this condition; see docs/decisions/0011. */
const execArgv = ['--conditions=production']

/** They copy the sources, run commands, or fill the disk for a minute each: `npm run test:all` and the workflow run them. */
const thorough = [
  'tests/integration/development/{dev-server,extensions,languages,new,scripts}.test.ts',
  'tests/integration/backups/{move,s3-backup}.test.ts',
  'tests/integration/onboarding/remove-demo.test.ts',
  'tests/integration/server/doctor.test.ts',
  'tests/integration/wordpress-import/wordpress-command.test.ts',
]
const isQuick = process.env.TEST_SCOPE === 'quick'

const setupFiles = 'tests/console-errors.ts'

export default defineConfig({
  test: {
    reporters: ['default', './tests/skipped-tests-reporter.ts', './tests/slowest-files-reporter.ts'],
    // `npm run coverage`.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/**/*.test.{ts,tsx}', 'src/**/*.d.ts', 'src/cms/migrations/**'],
    },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,extensions}/**/*.test.ts'],
          setupFiles,
          // A busy machine stands still for seconds at a time.
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // A fresh set of modules for each file took more time than the tests.
          isolate: false,
          execArgv,
        },
      },
      {
        // Long, and of the build: `npm run test:faults`, not part of `npm test`.
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/integration/kit/postgres.ts',
          testTimeout: 900_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          execArgv,
        },
      },
      {
        // Pages are rendered as in production: React's checks for developers take a fifth of the time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'integration',
          env: { NODE_ENV: 'production' },
          include: ['tests/integration/**/*.test.ts'],
          // Random requests find new failures on any day: `npm run test:fuzz`, not part of `npm test`.
          exclude: [
            ...(process.env.FUZZ_SEED ? [] : ['tests/integration/requests/fuzz-rest.test.ts']),
            ...(isQuick ? thorough : []),
          ],
          setupFiles: [
            setupFiles,
            'tests/integration/kit/quick-passwords.ts',
            'tests/integration/kit/bundled-threads.ts',
          ],
          globalSetup: ['tests/integration/kit/postgres.ts', 'tests/integration/kit/bundle-threads.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A busy machine stands still for seconds at a time.
          expect: { poll: { timeout: 15_000 } },
          // Two of them use four fifths of two cores: they wait for disk, timers and PostgreSQL.
          maxWorkers: 3,
          // Vitest wants projects with different numbers of workers to run one after the other.
          sequence: { groupOrder: 1 },
          // Importing Payload anew for each file would take longer than the tests.
          isolate: false,
          execArgv,
        },
      },
    ],
  },
})
