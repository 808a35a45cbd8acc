import { build } from 'vite'

/** `tubespam.ts` as one script that sets `spam` on the global object. */
export const bundleSpam = async () => {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/spam/tubespam.ts', formats: ['iife'], name: 'spam' },
    },
  })
  return output[0].code
}
