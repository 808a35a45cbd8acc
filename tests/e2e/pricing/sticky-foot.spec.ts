import type { Page } from '@playwright/test'
import { expect, test, thoroughIf } from '../kit/test'

// Bars that stay at the edge of the window must not cover what has the focus.

/** Gives the focus to every field, link and button inside, there and back, and names those that something else covers. */
const coveredFields = (page: Page, inside: string) =>
  page.evaluate((selector) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        `${selector} :is(input, select, textarea, summary, a, button)`,
      ),
    ]
    const isSeen = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        width > 4 &&
        height > 4 &&
        !element.matches(':disabled')
      )
    }
    const isCovered = (element: HTMLElement) => {
      element.focus()
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const label = (element as HTMLInputElement).labels?.[0]
      return (
        document.activeElement === element &&
        !(hit && [element, label].some((part) => part?.contains(hit) || hit.contains(part ?? null)))
      )
    }
    const found = all.filter(isSeen)
    return {
      count: found.length,
      covered: [...found, ...found.toReversed()]
        .filter(isCovered)
        .map(
          (element) => `${element.localName} ${element.getAttribute('name') ?? element.textContent?.trim()}`,
        ),
    }
  }, inside)

for (const [width, height] of [
  [1280, 700],
  [390, 700],
] as const)
  test(
    `the total of the calculator covers no focused field at ${width} px`,
    thoroughIf(width === 1280),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.goto('/schools/maple-harbour?course=4&weeks=4&accommodation=3#anc-calculator')
      await expect(page.locator('output[name=total]')).toContainText('CA$')
      const { count, covered } = await coveredFields(page, '.letter')
      expect(count).toBeGreaterThan(5)
      expect(covered).toEqual([])
    },
  )
