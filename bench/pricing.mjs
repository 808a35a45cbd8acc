import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.mjs'
import { bundleScript } from '../tests/bundle-script.mjs'
import { compare } from './compare.mjs'
import { startServer } from './servers.mjs'

const question = '/price?course=4&weeks=12&accommodation=7'

/** Prices computed per second, by the same script in Node and in the browser. */
const pricesPerSecond = async () => {
  const script = `(() => { ${await bundleScript('tests/pricing/every-price.ts', 'pricing')}; return pricing.pricesPerSecond(1000) })()`
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    return { node: runInThisContext(script), browser: await (await browser.newPage()).evaluate(script) }
  } finally {
    await browser.close()
  }
}

/** The price endpoint beside a bare Fastify that sends the same JSON. */
const endpoint = async (site, school, scratch) => {
  const file = path.join(scratch, 'price.json')
  writeFileSync(file, await (await fetch(site.url + school + question)).text())
  const bare = await startServer(['bench/bare-fastify.mjs'], { BENCH_BYTES_FILE: file, BENCH_JSON: '1' })
  try {
    return await compare([
      { name: 'site', url: site.url + school + question, pid: site.pid },
      { name: 'bare', url: bare.url + question, pid: bare.pid },
    ])
  } finally {
    await bare.stop()
  }
}

export const measurePricing = async (site, school, scratch) => ({
  prices: await pricesPerSecond(),
  endpoint: await endpoint(site, school, scratch),
})
