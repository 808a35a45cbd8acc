// npm run dev: runs the site from its sources and applies every edit at once.
import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { createServerModuleRunnerTransport, createServer as createVite } from 'vite'
import { createDefaultImportMeta, ModuleRunner } from 'vite/module-runner'

process.env.NODE_ENV = 'development'
process.env.NEXT_TELEMETRY_DISABLED = '1'
// src/server/start/dev-changes.ts reloads Payload; Payload must not listen to Next for changes as well.
process.env.DISABLE_PAYLOAD_HMR = 'true'
// For the processes that Payload starts, as package.json does for this one; see docs/decisions/0011.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=development`.trim()

const httpServer = createServer()
const changes = new EventEmitter()

const vite = await createVite({
  appType: 'custom',
  clearScreen: false,
  // src/config/env.ts reads .env; nothing of it may reach the browser.
  envDir: false,
  optimizeDeps: { entries: ['src/site/*client.ts', '{src/features,extensions}/*/*.island.tsx'] },
  server: {
    middlewareMode: true,
    ws: { server: httpServer, path: '/__vite_hmr' },
    watch: {
      ignored: ['.next', 'bench', 'data', 'deploy', 'dist', 'docs', 'test-results', 'tests'].map(
        (folder) => `${process.cwd()}/${folder}/**`,
      ),
    },
  },
  plugins: [
    {
      name: 'schoolhouse:server-changes',
      hotUpdate({ file, modules }) {
        if (this.environment.name === 'ssr' && modules.length) changes.emit('change', file)
      },
    },
  ],
})
// The running site uses this Vite instance, so a new configuration needs a restart.
vite.restart = async () => console.log('The configuration changed. Stop and start npm run dev to use it.')

// Stacks get their source lines when they are logged. React's development build creates too many to map all.
// Vite's own runner offers import.meta.resolve, for which Node 20 resolves every import of every package in another thread.
const runner = new ModuleRunner({
  transport: createServerModuleRunnerTransport({ channel: vite.environments.ssr.hot }),
  createImportMeta: createDefaultImportMeta,
  hmr: false,
  sourcemapInterceptor: false,
})
const load = (file) => runner.import(file)
const onChange = (listener) => changes.on('change', listener)
const { startDev } = await load('/src/server/start/dev.ts')
await startDev({ httpServer, vite, load, onChange })
