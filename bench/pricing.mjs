import { runInThisContext } from 'node:vm'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/programs/browser.mjs'
import { bundleScript } from '../tests/bundle-script.mjs'

/** Prices computed per second, by the same script in Node and in the browser. */
export const measurePricing = async () => {
  const script = `(() => { ${await bundleScript('tests/pricing/every-price.ts', 'pricing')}; return pricing.pricesPerSecond(1000) })()`
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    return { node: runInThisContext(script), browser: await (await browser.newPage()).evaluate(script) }
  } finally {
    await browser.close()
  }
}
