import { runInNewContext } from 'node:vm'
import { bundlePricing } from '../pricing/bundle.mjs'
import { expect, test } from './test'

test('the browser prices all 6 x 14 x 49 choices as the server does', async ({ page }) => {
  const code = await bundlePricing()
  const inNode: string = runInNewContext(`${code}; JSON.stringify(pricing.everyPrice())`, { performance })
  const inBrowser = await page.evaluate(`${code}; JSON.stringify(pricing.everyPrice())`)
  expect(JSON.parse(inNode)).toHaveLength(6 * 14 * 49)
  expect(inBrowser).toBe(inNode)
})
