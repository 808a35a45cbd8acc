// Finds a Chromium for the browser tests, or installs one; fails if it cannot, so that they are never skipped silently.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { aptInstall, aptUpdate, canApt, onPath } from './apt.mjs'

// The first is Chromium without a window, in which the tests take half the time.
const windowless = 'chromium-headless-shell'
const names = [windowless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** On some systems the file is only a script that tells how to install the browser. */
const runs = (file) => spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0

const find = () => {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (runs(given)) return given
    throw new Error(
      `CHROMIUM_PATH names ${given}, which ${existsSync(given) ? 'is not a working browser' : 'does not exist'}.`,
    )
  }
  return [...names.map(onPath), ...places, chromium.executablePath()].find(
    (file) => file && existsSync(file) && runs(file),
  )
}

const install = () => {
  if (canApt()) {
    console.log('No browser found: installing Debian’s Chromium.')
    if (aptUpdate() && (aptInstall(windowless) || aptInstall('chromium'))) return
  }
  console.log('No browser found: installing Playwright’s Chromium.')
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  })
}

export const ensureBrowser = () => {
  const found = find()
  if (found) return found
  install()
  const installed = find()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be found or installed. Install one (Debian and Ubuntu: apt-get install chromium; macOS: brew install --cask google-chrome), or set CHROMIUM_PATH to its program file.',
  )
}
