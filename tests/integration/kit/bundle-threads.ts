import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the bundled code of the threads. */
    threadFolder: string
  }
}

/**
 * Vitest's global set-up: bundles the code of the site's threads once. Compiling it again for each thread, as the development
 * server does (start-thread.ts), takes half a second of processor time each.
 */
export default async function setup(project: TestProject) {
  // Inside the repository, where the bundle finds its packages.
  const folder = mkdtempSync(path.resolve('node_modules/.schoolhouse-threads-'))
  await build({
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: [
          'src/features/map/engine/map-worker.ts',
          'src/platform/pdf/pdf-worker.ts',
          'src/platform/page-cache/compression-worker.ts',
          'src/platform/backup/sqlite-snapshot-worker.ts',
        ],
      },
    },
  })
  project.provide('threadFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
