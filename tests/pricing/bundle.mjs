import { build } from 'vite'

/** `every-price.ts` as one script that sets `pricing` on the global object, in Node and in a browser. */
export const bundlePricing = async () => {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/pricing/every-price.ts', formats: ['iife'], name: 'pricing' },
    },
  })
  return output[0].code
}
