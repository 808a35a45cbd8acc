import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that a page in dark colours can have wrong when the same page in light ones is right. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** What axe objects to, short enough to be read in a failed test. */
const objections = async (page: Page, part: string, rules: { type: 'tag' | 'rule'; values: string[] }) => {
  // Our pages have no frames. Looking for them, and describing what is right, would take most of the time.
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode()
  const { violations } = await axe.options({ runOnly: rules, resultTypes: ['violations'] }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** axe looks in light and dark colours at the page, or at the part that differs from one looked at elsewhere. */
export const withoutObjection = async (page: Page, part = 'html') => {
  const { width } = page.viewportSize() ?? {}
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await objections(page, part, { type: 'tag', values: tags }), `light, ${width} px`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  // All but those that never end, such as a sign that something is loading.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ending.map(({ finished }) => finished))
  })
  expect(await objections(page, part, { type: 'rule', values: rulesOfColours }), `dark, ${width} px`).toEqual(
    [],
  )
}
