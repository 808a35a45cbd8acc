import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A second site with a folder of its own, as `npm start` would run it. */
export const startSite = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['--conditions=production', 'dist/server/main.js'], {
    // Empty values win over a developer's own .env.
    env: {
      ...process.env,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
      NODE_ENV: 'production',
      SEED_DEMO: '0',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complained = ''
  child.stdout?.on('data', (bytes) => {
    said += bytes
  })
  child.stderr?.on('data', (bytes) => {
    complained += bytes
  })
  const exited = once(child, 'close') as Promise<[number | null, string | null]>
  return { child, exited, said: () => said, complained: () => complained }
}
