import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/**
 * Bundles a module of the sources for this process and returns the file. Bundling takes a second of processor time; tsx, which also
 * follows each file of each package, takes ten for Payload's configuration.
 */
export const bundleSource = async (source) => {
  // Where the bundle finds its packages.
  mkdirSync('node_modules', { recursive: true })
  const folder = mkdtempSync(path.resolve('node_modules/.schoolhouse-source-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { NODE_ENV } = process.env
  await build({
    logLevel: 'error',
    build: { ssr: source, outDir: folder, rolldownOptions: { output: { entryFileNames: 'source.js' } } },
  })
  // Vite sets it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  return path.join(folder, 'source.js')
}

export const importSource = async (source) => import(pathToFileURL(await bundleSource(source)).href)
