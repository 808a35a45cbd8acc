import { build } from 'vite'

/** The module as one script that sets `name` on the global object, in Node and in a browser. */
export const bundleScript = async (entry, name) => {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name } },
  })
  return output[0].code
}
