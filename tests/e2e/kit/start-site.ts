import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite'
import { expect } from '@playwright/test'
import { freePort } from '../../../scripts/free-port.mjs'
import { openDatabase } from '../comments/stored-comments'

/** A second site with its own folder, started as by `npm start`. */
export const startSite = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['--conditions=production', 'dist/server/main.js'], {
    // Empty values override a developer's .env.
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
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (bytes) => {
    stdout += bytes
  })
  child.stderr?.on('data', (bytes) => {
    stderr += bytes
  })
  const exited = once(child, 'close') as Promise<[number | null, string | null]>
  return { child, exited, stdout: () => stdout, stderr: () => stderr }
}

/**
 * A separate site with the current content of the shared one, for specs that change what others rely on. Copying takes
 * less time than creating the demo again.
 */
export const startCopy = async (host = '127.0.0.1') => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-copy-'))
  const db = openDatabase()
  await db.run(sql`vacuum into ${path.join(folder, 'schoolhouse.db')}`)
  db.$client.close()
  const copy = () =>
    cpSync(process.env.E2E_DATA_DIR ?? '', folder, {
      recursive: true,
      filter: (file) => !path.basename(file).startsWith('schoolhouse.db'),
    })
  // A temporary file of the running site may disappear while it is copied.
  await expect(async () => copy()).toPass({ timeout: 30_000 })
  const port = await freePort()
  const url = `http://${host}:${port}`
  const { child, stdout, exited } = startSite({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: folder,
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await expect.poll(stdout, { timeout: 120_000 }).toContain('Schoolhouse is at')
    // The first call loads the admin panel, which takes long on a busy machine.
    await fetch(`http://127.0.0.1:${port}/api/users/me`)
    return { url, port, folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
