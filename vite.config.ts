import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds what the browser gets (`vite build`) and the server's own bundle (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: 'src/site/public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false, minify: false, sourcemap: true }
    : {
        outDir: 'dist/client',
        target: 'es2022',
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
            'src/features/blocks/preview.css',
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
