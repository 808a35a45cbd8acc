import { comment, field, form, isReady } from '../comments/comments'
import { expectAccessible } from '../kit/axe'
import { expect, test, thorough } from '../kit/test'

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
  await expect(events.getByRole('link')).toHaveText(['Infoabend in Maple Harbour', /Vom Markt auf den Tisch/])
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
  await page.getByText('In den Kalender eintragen').press('Enter')
  await expect(page.getByRole('link', { name: 'Google' })).toBeVisible()
  const file = page.getByRole('link', { name: 'Apple und andere (.ics)' })
  const answer = await request.get((await file.getAttribute('href')) ?? '')
  expect(await answer.text()).toContain('SUMMARY:Infoabend in Maple Harbour')
  await page.getByRole('navigation', { name: 'Weitere Meldungen' }).getByRole('link').last().click()
  await expect(page).toHaveURL('/de/news/library-evenings')
})

test.describe('comments on a post', thorough, () => {
  // axe needs JavaScript; without it comments are sent in comment-posting.spec.ts.
  test.use({ javaScriptEnabled: true })

  const post = '/news/library-evenings'

  test('are read, and a form that comes back is accessible', async ({ page, request }) => {
    await page.goto(post)
    await expect(page.getByRole('heading', { name: 'Comments 3' })).toBeVisible()
    // The demo says that it is invented.
    await expect(comment(page, 'the library is invented')).toBeVisible()
    await expect(page.locator('.comments .comments article')).toHaveCount(1)
    await isReady(page)
    await field(page, 'Comment').fill('May we bring biscuits?')
    await field(page, 'Name').fill('Ana')
    await field(page, 'E-mail address').fill('not an address')
    await form(page).getByRole('button', { name: 'Send the comment' }).click()
    await expect(page).toHaveURL(new RegExp(`${post}/comments/write\\?kept=`))
    await expect(page.getByRole('alert')).toContainText('Enter an e-mail address')
    await expect(field(page, 'Comment')).toHaveValue('May we bring biscuits?')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
    }
    await field(page, 'E-mail address').fill('ana@example.org')
    await form(page).getByRole('button', { name: 'Send the comment' }).click()
    await expect(page).toHaveURL(`${post}/comments/sent`)
    await expect(comment(page, 'May we bring biscuits?')).toBeVisible()
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`${post}/comments</loc>`)
  })
})
