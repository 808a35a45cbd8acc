import { expect, test } from '../kit/test'

test.use({ javaScriptEnabled: false })

test('the search is a form whose results come from the server', async ({ page, request }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Name or town' }).fill('maple')
  await page.getByRole('combobox', { name: 'Language taught' }).selectOption('en')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/?q=maple&language=en#results')
  await expect(page.getByText('1 school found')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Maple Harbour/])
  await expect(page.getByRole('searchbox')).toHaveValue('maple')
  await expect(page.getByRole('combobox', { name: 'Language taught' })).toHaveValue('en')

  const html = await (await request.get('/?q=vieux')).text()
  expect(html).toContain('1 school found')
  expect(html).toContain('href="/schools/vieux-phare"')

  await page
    .getByRole('link', { name: /Maple Harbour/ })
    .last()
    .click()
  await expect(page).toHaveURL('/schools/maple-harbour')
})

test('the hero asks for a stay, and each school shows what it takes', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Language or school' }).selectOption('French')
  await page.getByRole('combobox', { name: 'Length' }).selectOption('2 weeks')
  await page.getByRole('combobox', { name: 'Accommodation' }).selectOption('With a room')
  await page.locator('.stay-form').getByRole('button', { name: 'Calculate your price' }).click()
  await expect(page).toHaveURL('/?study=fr&weeks=2&room=1#results')
  await expect(page.locator('#results')).toBeInViewport()
  const totals = page.locator('.stay-total strong')
  await expect(totals.first()).toContainText('CA$')
  const total = String(await totals.last().textContent())
  await page
    .getByRole('link', { name: /^Calculate your price ?: / })
    .last()
    .click()
  await expect(page.locator('output[name=total]')).toHaveText(total)
})

test('ticked courses are compared', async ({ page }) => {
  await page.goto('/schools/maple-harbour')
  for (const name of [/: General English$/, /: Intensive English$/])
    await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Compare courses' }).click()
  await expect(page).toHaveURL(/\/schools\/maple-harbour\/compare\?compare=\d+&compare=\d+$/)
  await expect(page.getByRole('columnheader')).toHaveText(['General English', 'Intensive English'])
  await expect(page.getByRole('rowheader').first()).toHaveText(/^Price, all fees/)
  await page.getByRole('combobox', { name: 'Accommodation' }).selectOption('With a room')
  await page.getByRole('main').getByRole('button', { name: 'Calculate your price' }).click()
  await expect(page.getByRole('rowheader').filter({ hasText: 'Meals' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test('a search without results says so', async ({ page }) => {
  await page.goto('/?q=nowhere-at-all')
  await expect(page.getByText('No school matches that search.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show all schools' })).toHaveAttribute('href', '/')
})

test('the school page is complete, its answers and its language menu open', async ({ page }) => {
  await page.goto('/schools/maple-harbour')
  const headings = page.getByRole('heading', { level: 2 })
  for (const name of ['About the school', 'Courses', 'Accommodation', 'Gallery', 'Comments', 'Map']) {
    await expect(headings.filter({ hasText: name }).first()).toBeVisible()
  }
  const sections = ['description', 'courses', 'accommodation', 'gallery', 'comments', 'map', 'calculator']
  for (const name of sections) await expect(page.locator(`#anc-${name}`)).toBeVisible()
  await expect(page.locator('#anc-courses h3')).toHaveCount(5)
  await expect(page.locator('#anc-accommodation h4')).toHaveCount(12)
  await expect(page.locator('#anc-gallery a > picture > img')).toHaveCount(8)
  await page.getByText('Read more about the school').click()
  await expect(page.getByText('What a week looks like')).toBeVisible()
  await expect(page.locator('#anc-map address')).toContainText('Alder Bay')
  await expect(page.locator('#anc-calculator a[href^="mailto:"]').first()).toBeVisible()

  await test.step('the explanation of the levels opens beside its button and does not cover it', async () => {
    const button = page.locator('.course .tip-button').nth(1)
    await button.click()
    const [tip, at] = [await page.locator('.tip:popover-open').boundingBox(), await button.boundingBox()]
    if (!tip || !at) throw new Error('the explanation is not shown')
    const above = at.y - (tip.y + tip.height)
    const below = tip.y - (at.y + at.height)
    expect(Math.max(above, below)).toBeGreaterThanOrEqual(0)
    expect(Math.max(above, below)).toBeLessThan(24)
    expect(tip.x).toBeLessThan(at.x + at.width)
    expect(tip.x + tip.width).toBeGreaterThan(at.x)
    await page.keyboard.press('Escape')
  })

  await test.step('answers open, and courses show all their panels', async () => {
    const details = page.locator('details.collapse').first()
    const answer = details.locator('p').first()
    await expect(answer).toBeHidden()
    await details.locator('summary').click()
    await expect(answer).toBeVisible()
    // Tabs need scripts; without them the panels are shown one below the other.
    const course = page.locator('.course').first()
    await course.locator('summary').click()
    const panels = course.locator('.tab-panel')
    await expect(panels).toHaveCount(2)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
  })

  await test.step('the rooms can be filtered', async () => {
    const places = page.locator('.place:visible')
    await expect(places).toHaveCount(12)
    await page.getByRole('radio', { name: 'Studio' }).check()
    await expect(places).toHaveCount(1)
    await expect(page.locator('.kind:visible')).toHaveCount(1)
    await page.getByRole('radio', { name: 'All' }).check()
    await expect(places).toHaveCount(12)
  })

  await test.step('the language menu opens and leads to the same page', async () => {
    const menu = page.getByRole('navigation', { name: 'Language' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Language' }).click()
    await expect(menu.getByRole('link')).toHaveCount(10)
    await menu.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL('/fr/schools/maple-harbour')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test.describe('the gallery', () => {
  // The browser styles a picture opened as a page and requests an icon; the policy allows no styles.
  test.use({ expectedErrors: [/Applying inline style|status of 404/] })

  test('consists of links to its pictures', async ({ page, request }) => {
    await page.goto('/schools/maple-harbour')
    const links = page.locator('#anc-gallery li > a')
    for (const link of await links.all()) {
      const answer = await request.get((await link.getAttribute('href')) ?? '')
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toMatch(/^image\//)
    }
    await links.first().click()
    await expect(page).toHaveURL(/\/media\//)
    await expect(page.locator('img')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('long parts are folded and open, and so does the menu', async ({ page }) => {
    await page.goto('/schools/maple-harbour')
    const fold = page.locator('details.fold').first()
    const body = fold.locator('.fold-body')
    await expect(body).toBeHidden()
    await fold.locator('summary').click()
    await expect(body).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(page.locator('details.fold').nth(1).locator('.fold-body')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })

    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
  })
})
