import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { featureFiles } from './scripts/feature-files.mjs'

/**
 * Vite's own loader of a chunk's styles takes 700 bytes (gzip) of the script of every page: it also serves nonces, relative
 * addresses and styles that are already there. This one loads what `resolveDependencies` leaves, once, and tries again after a failure.
 */
const smallPreload: Plugin = {
  name: 'small-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `const files = {}
const add = (file) => files[file] ??= new Promise((done, fail) => {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = '/' + file
  link.onload = done
  link.onerror = () => { delete files[file]; link.remove(); fail(Error(file)) }
  document.head.append(link)
  if (!isStyle) done()
})
export const __vitePreload = (load, needed = []) => Promise.all(needed.map(add)).then(load)`
      : undefined,
}

/** Builds what the browser gets (`vite build`) and the server's own bundle (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), smallPreload, featureFiles()],
  publicDir: 'src/site/public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false, minify: false, sourcemap: true }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        // Styles depend on `:has` everywhere; these are the first browsers with it and with nested rules, which are shorter.
        cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
        manifest: true,
        // Small images stay files: the policy of the pages allows no inline styles and they are cached for good.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Only React is worth a preload: the other parts of an island are here before it. Each name that is listed makes the
          // script of every page longer.
          resolveDependencies: (_file, parts) => parts.filter((part) => part.includes('/react-')),
        },
        rolldownOptions: {
          // A constant is shorter where it is used than as the export of another file.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          input: [
            'src/site/client.ts',
            'src/site/preview-client.ts',
            'src/site/styles/site.css',
            'src/site/styles/preview.css',
          ],
          output: {
            // One chunk of React for all islands.
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
            },
          },
        },
      },
}))
