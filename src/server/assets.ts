import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AppDeps } from './deps'

interface ManifestEntry {
  file: string
}

/** The fonts of text and headings of all themes, for the letters of the site's own languages. */
const preloadedFonts = ['figtree', 'brygada-1918', 'bitter'].map(
  (name) => `src/site/fonts/${name}-latin.woff2`,
)

/** The addresses of the built files, from Vite's manifest. */
export const builtAssets = (clientDir: string): AppDeps['assets'] => {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry | undefined
  >
  const address = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The build has no ${source}: run npm run build.`)
    return `/${entry.file}`
  }
  return {
    css: [address('src/site/styles/site.css')],
    fonts: preloadedFonts.map(address),
    scripts: [address('src/site/client.ts')],
    preview: {
      scripts: [address('src/site/preview-client.ts')],
      css: [address('src/site/styles/preview.css')],
    },
  }
}

/** The addresses of the sources, which Vite serves in development. Fast Refresh must be the first script. */
export const sourceAssets: AppDeps['assets'] = {
  css: ['/src/site/styles/site.css'],
  fonts: preloadedFonts.map((file) => `/${file}`),
  scripts: ['/src/site/dev-client.ts', '/@vite/client', '/src/site/client.ts'],
  preview: { scripts: ['/src/site/preview-client.ts'], css: ['/src/site/styles/preview.css'] },
}
