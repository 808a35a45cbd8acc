import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { administrator, expect, publicPages, test } from './test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that a page in dark colours can have wrong when the same page in light ones is right. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** What axe objects to, short enough to be read in a failed test. */
const objections = async (page: Page, rules: { type: 'tag' | 'rule'; values: string[] }) => {
  // Our pages have no frames. Looking for them, and describing what is right, would take most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe.options({ runOnly: rules, resultTypes: ['violations'] }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

const withoutObjection = async (page: Page) => {
  const { width } = page.viewportSize() ?? {}
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await objections(page, { type: 'tag', values: tags }), `light, ${width} px`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  expect(await objections(page, { type: 'rule', values: rulesOfColours }), `dark, ${width} px`).toEqual([])
}

const widths = [360, 1280]

test.describe('axe has no objection', () => {
  test.use({ expectedErrors: [/status of 404/] })

  for (const path of [...publicPages, '/no-such-page']) {
    test(`to ${path}`, async ({ page }) => {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await withoutObjection(page)
      }
    })
  }

  for (const width of widths) {
    test(`to open menus and answers, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/schools/maple-harbour')
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '')
      })
      await page.getByRole('button', { name: 'Language' }).click()
      await expect(page.getByRole('navigation', { name: 'Language' })).toBeVisible()
      await withoutObjection(page)
      if (width >= 960) return
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await withoutObjection(page)
    })
  }

  test('to a school of which nothing more is known than it must', async ({ page, baseURL }) => {
    const headers = { origin: String(baseURL) }
    await page.request.post('/api/users/login', { data: administrator })
    // A draft, because the other tests count the schools.
    const made = await page.request.post('/api/schools?draft=true', {
      headers,
      data: {
        name: 'Bare School',
        summary: 'It has just opened.',
        street: '1 Quay Street',
        town: 'Larchmere',
        country: 'CA',
        lat: 44.6,
        lng: -63.6,
        email: 'office@bare.example',
        languages: ['en'],
        _status: 'draft',
      },
    })
    const { id } = (await made.json()).doc as { id: number }
    try {
      await page.goto(`/preview/schools/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare School')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await withoutObjection(page)
      }
    } finally {
      await page.request.delete(`/api/schools/${id}`, { headers })
    }
  })
})
