import { runInNewContext } from 'node:vm'
import type { CalculatorProps } from '../../../src/features/pricing/calculator/calculator-props'
import { bundleScript } from '../../bundle-script.mjs'
import type { somePrices } from '../../pricing/every-price'
import { expect, test, thorough } from '../kit/test'

test('the browser prices all 6 x 14 x 49 choices as the server does', thorough, async ({ page }) => {
  const code = await bundleScript('tests/pricing/every-price.ts', 'pricing')
  const inNode: string = runInNewContext(`${code}; JSON.stringify(pricing.everyPrice())`, { performance })
  const inBrowser = await page.evaluate(`${code}; JSON.stringify(pricing.everyPrice())`)
  expect(JSON.parse(inNode)).toHaveLength(6 * 14 * 49)
  expect(inBrowser).toBe(inNode)
})

test(
  'the server returns the prices that the browser calculates from the catalogue in the page',
  thorough,
  async ({ page }) => {
    const school = '/schools/maple-harbour'
    await page.goto(school)
    const props = await page.locator('sh-island[name="pricing/Calculator"]').getAttribute('props')
    const { catalogue } = JSON.parse(props ?? '{}') as CalculatorProps
    // The policy of the site's pages blocks injected code.
    await page.goto('about:blank')
    const code = await bundleScript('tests/pricing/every-price.ts', 'pricing')
    const inBrowser = await page.evaluate(
      `${code}; JSON.stringify(pricing.somePrices(${JSON.stringify(catalogue)}))`,
    )
    const prices: ReturnType<typeof somePrices> = JSON.parse(String(inBrowser))
    expect(prices.length).toBeGreaterThan(300)
    expect(prices.filter(({ price }) => price.total > 0).length).toBeGreaterThan(200)
    for (const { query, price } of prices) {
      const answer = await page.request.get(`${school}/price?${query}`)
      expect(await answer.json(), query).toEqual({ ...price, currency: 'CAD' })
    }
  },
)
