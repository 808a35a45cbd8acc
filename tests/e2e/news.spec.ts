import { expect, test } from './test'

// Accessibility and layout are checked with the other public pages (publicPages).

test.use({ javaScriptEnabled: false })

test('visitors read the news, choose a topic and keep an event, by keyboard and without JavaScript', async ({
  page,
  request,
}) => {
  await page.goto('/de')
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Aktuelles' })
    .click()
  await expect(page).toHaveURL('/de/news')
  const events = page.getByRole('region', { name: 'Nächste Veranstaltungen' })
  await expect(events.getByRole('link')).toHaveText([
    'Offener Abend in Maple Harbour',
    /Vom Markt auf den Tisch/,
  ])
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(8)

  await page.getByRole('link', { name: 'Alle Themen' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Lerntipps' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/news/category/study-tips')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lerntipps')
  await expect(page.getByRole('link', { name: 'Lerntipps' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)

  await page.goto('/de/news/open-evening')
  await expect(page.getByText('14 Lantern Street, Alder Bay').first()).toBeVisible()
  const file = page.getByRole('link', { name: 'In den Kalender eintragen' })
  const answer = await request.get((await file.getAttribute('href')) ?? '')
  expect(await answer.text()).toContain('SUMMARY:Offener Abend in Maple Harbour')
  await page.getByRole('navigation', { name: 'Weitere Meldungen' }).getByRole('link').last().click()
  await expect(page).toHaveURL('/de/news/library-evenings')
})
