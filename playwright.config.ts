import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from './scripts/free-port.mjs'
import { ensureBrowser } from './scripts/programs/browser.mjs'
import { decidedVisitor } from './tests/e2e/consent/consent-visitors'
import { siteEnvironment } from './tests/e2e/kit/site-environment.mjs'

// The same time of day on every machine, for the site, the browser and the tests.
process.env.TZ = 'UTC'
// Workers load this file again; what the first load decided reaches them through the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_WIDGETS_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'schoolhouse-e2e-'))
process.env.E2E_BROWSER ??= ensureBrowser()

/** They share a copy of the site, whose start takes longer than most of their tests, and therefore one worker. */
const ofThirdParties = /consent-(allowed|captcha|embeds|silence|withdrawal)\.spec/

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/kit/set-up.ts',
  globalTeardown: './tests/e2e/kit/teardown.ts',
  fullyParallel: true,
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second attempt has a race, or the product has: it is reported as flaky. One is known: seldom, on a busy machine, the
  // text of the home page moves while it is loaded, perhaps when its font arrives just before the browser gives up waiting for it.
  retries: 1,
  // Limits for a slow and busy machine; a test that passes does not wait for them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    // First, because its one worker is the last to finish.
    { name: 'third parties', testMatch: ofThirdParties, workers: 1 },
    { name: 'site', testIgnore: ofThirdParties },
  ],
  reporter: [['list'], ['./tests/slowest-files-reporter.ts']],
  use: {
    baseURL,
    // Who has decided is not asked; the specs of consent begin without.
    storageState: decidedVisitor,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.E2E_BROWSER,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: [
    {
      // The page with all widgets, which is not part of the product. Playwright waits for one server after another; this one names
      // no address, so that it builds while the site starts. The set-up waits for it.
      command: 'node tests/widgets/serve.mjs --built',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { PORT: process.env.E2E_WIDGETS_PORT },
    },
    {
      command: 'node --conditions=production scripts/start.mjs',
      url: `${baseURL}/readyz`,
      // Without `npm test` before it, the start builds and fills the demo.
      timeout: 1_200_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      env: siteEnvironment(process.env.E2E_DATA_DIR, process.env.E2E_PORT),
    },
  ],
})
