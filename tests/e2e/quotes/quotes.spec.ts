import type { Page } from '@playwright/test'
import { htmlProblems } from '../../html-problems'
import { expectAccessible } from '../kit/axe'
import { expect, isThorough, test, thorough } from '../kit/test'

const chosen = '/schools/maple-harbour?course=4&weeks=4&accommodation=3'
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const button = (page: Page, name: string) => page.getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('link', { name })

/** The page is valid, accessible and fits a phone. */
const isInOrder = async (page: Page) => {
  await page.waitForLoadState()
  expect(await htmlProblems(await page.content())).toEqual([])
  const width = page.viewportSize()?.width
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await expectAccessible(page, 'html', isThorough ? ['light', 'dark'] : ['light'])
}

/** Each test has its own address, because the same request is not stored twice and gets three mails a day at most. */
const newAddress = (name: string) => `${name}-${Math.random().toString(36).slice(2, 8)}@example.org`

const fillIn = async (page: Page, email: string) => {
  await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toBeVisible()
  // The page's script has run.
  await page.waitForLoadState()
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill('Ana Silva')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Date of birth').fill('2000-05-01')
  await page.getByLabel('Nationality').selectOption({ label: 'Brazil' })
  await page.getByLabel('Your level').selectOption('I do not know')
  await page.getByLabel('Start date').selectOption({ index: 5 })
  await page.getByLabel('I agree to the terms').check()
}

const answerQuestion = async (page: Page) => {
  const text = await page.locator('label', { hasText: 'How much is' }).innerText()
  const [, a = '', b = ''] = /is (\w+) plus (\w+)\?/.exec(text) ?? []
  await page.getByLabel('How much is').fill(String(numbers.indexOf(a) + numbers.indexOf(b) + 2))
}

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a price is saved as a quote, added to the cart and sent as an enrolment request', async ({
    page,
  }) => {
    await page.goto(chosen)
    await button(page, 'Save this quote').press('Enter')
    await expect(page).toHaveURL(/\/quotes\/[\w-]{24}$/)
    const quote = page.url()
    const lines = page.getByRole('table', { name: 'Price breakdown' })
    await expect(lines.getByRole('row', { name: /^Total/ })).toContainText('CA$\u00a02\u00a0542')
    await expect(page.getByText('Valid until')).toBeVisible()
    await isInOrder(page)

    await page.emulateMedia({ media: 'print' })
    await expect(link(page, 'Save as PDF')).toBeHidden()
    await expect(lines).toBeVisible()
    await expect(page.getByRole('img', { name: `QR code that opens this quote: ${quote}` })).toBeVisible()
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })

    const pdf = await page.request.get(`${quote}.pdf`)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await link(page, 'Show saved quotes').press('Enter')
    await expect(page).toHaveURL('/cart')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Intensive English' })).toBeVisible()
    await isInOrder(page)
    await page.goto(quote)
    await expect(page.getByText('Among your saved quotes.')).toBeVisible()

    await page.goto('/cart')
    await link(page, 'Enrol with Intensive English').press('Enter')
    await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toBeVisible()
    await isInOrder(page)
    await fillIn(page, newAddress('ana'))
    await expect(page.getByLabel('How much is')).toBeHidden()
    await expect(page.getByText('Verified: you are a person.')).toBeVisible()
    await button(page, 'Send the request').press('Enter')
    await expect(page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeVisible()
    await isInOrder(page)
    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1, name: 'You have no saved quotes' })).toBeVisible()
    await isInOrder(page)
  })
})

test('the link of a quote is copied, and two quotes are compared', thorough, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const address of [chosen, '/schools/maple-harbour?course=4&weeks=2']) {
    await page.goto(address)
    await button(page, 'Save this quote').click()
    await expect(page).toHaveURL(/\/quotes\/[\w-]{24}$/)
    const quote = page.url()
    // The page's script has run.
    await page.waitForLoadState()
    await page.getByLabel('Address of this quote').scrollIntoViewIfNeeded()
    await button(page, 'Copy link').click()
    await expect(page.getByText('The link has been copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toBe(new URL(quote).pathname)
    await link(page, 'Show saved quotes').click()
    await expect(page).toHaveURL('/cart')
  }
  // Nothing is chosen: all are compared, and the address does not end in the question mark of an empty form.
  await button(page, 'Compare quotes').click()
  await expect(page).toHaveURL('/cart/compare')
  expect(page.url()).toMatch(/compare$/)
  await expect(page.getByRole('columnheader', { name: 'Intensive English' })).toHaveCount(2)
  await page.setViewportSize({ width: 360, height: 740 })
  await isInOrder(page)
})

test.describe('an error in a request', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('is shown at the top and at each field, and takes the focus', async ({ page }) => {
    await page.goto(chosen)
    await button(page, 'Save this quote').click()
    await link(page, 'Enrol with this quote').click()
    await page.getByRole('textbox', { name: 'Full name', exact: true }).fill('Ana Silva')
    await page.getByLabel('Date of birth').fill('2020-05-01')
    await page.getByLabel('Start date').selectOption({ index: 5 })
    await button(page, 'Send the request').click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toHaveValue('Ana Silva')
    await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/at least 18 years old/)
    await isInOrder(page)
    await page.getByRole('alert').getByRole('link', { name: 'Choose your nationality.' }).click()
    await expect(page.getByLabel('Nationality')).toBeFocused()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toHaveValue('Ana Silva')
  })

  test('of the captcha is visible, and the question can be answered', thorough, async ({ page }) => {
    await page.goto(chosen)
    await button(page, 'Save this quote').click()
    await link(page, 'Enrol with this quote').click()
    await fillIn(page, newAddress('bea'))
    await expect(page.getByText('Verified: you are a person.')).toBeVisible()
    await page.locator('input[name=captcha]').evaluate((proof: HTMLInputElement) => {
      proof.value = 'forged'
    })
    await button(page, 'Send the request').click()
    await expect(page.locator('#captcha-error')).toBeVisible()
    await page.getByRole('alert').getByRole('link').click()
    await expect(page.getByLabel('How much is')).toBeFocused()
    await answerQuestion(page)
    await button(page, 'Send the request').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your request')
  })

  test('of a quote is shown on a page that links back to the same choices', thorough, async ({ page }) => {
    await page.goto(chosen)
    // As a page would that was open since before the price list changed.
    await page.locator('#anc-calculator [name=course]').evaluate((field) => {
      const form = field.closest('form') as HTMLFormElement
      const send = document.createElement('form')
      send.method = 'post'
      send.action = `${location.pathname}/quotes`
      for (const [name, value] of [...new FormData(form), ['course', '6']]) {
        const input = document.createElement('input')
        input.name = String(name)
        input.value = String(value)
        send.querySelector(`[name=${input.name}]`)?.remove()
        send.append(input)
      }
      document.body.append(send)
      send.submit()
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot save this quote yet')
    await isInOrder(page)
    await link(page, 'Choose 12 weeks').click()
    await expect(page.locator('#anc-calculator [name=weeks]')).toHaveValue('12')
  })
})

test.describe('without a connection', thorough, () => {
  // The promo code is unknown.
  test.use({ expectedErrors: [/status of 404/] })

  test('the calculator stays, and saving works when it is back', async ({ page, context }) => {
    await page.goto(chosen)
    // Before the script runs, Enter would send the form.
    await page.getByLabel('Promo code').focus()
    await expect(page.locator('sh-island[name="pricing/Calculator"]')).toHaveAttribute('data-hydrated')
    await page.getByLabel('Promo code').fill('NOSUCHCODE')
    await page.getByLabel('Promo code').press('Enter')
    await expect(page.getByText('The code “NOSUCHCODE” is not valid and was left out.')).toBeVisible()
    await expect(button(page, 'Save this quote')).toBeEnabled()
    await context.setOffline(true)
    await button(page, 'Save this quote').click()
    const notice = page.getByRole('alert').filter({ hasText: 'Are you offline?' })
    await expect(notice).toBeVisible()
    await context.setOffline(false)
    await button(page, 'Try again').click()
    await expect(page).toHaveURL(/\/quotes\/[\w-]{24}$/)
  })
})

test('the enrolment form shows the days of another start, asks for a guardian and stays while offline', async ({
  page,
  context,
}) => {
  await page.goto(chosen)
  await button(page, 'Enrol').click()
  await fillIn(page, newAddress('minor'))
  const start = page.getByLabel('Start date')
  const first = await start.locator('option').nth(5).getAttribute('value')
  const day = (date: string | null) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })
  const facts = page.getByRole('status').filter({ hasText: 'First day' })
  await expect(facts).toContainText(day(first))
  await expect(facts).toContainText('Departure from the accommodation')

  const guardian = page.getByLabel('Name of the parent or guardian')
  await expect(guardian).toBeHidden()
  await page.getByLabel('Date of birth').fill(`${new Date().getUTCFullYear() - 16}-01-01`)
  await expect(guardian).toBeVisible()
  await page.getByLabel('Date of birth').fill('2000-05-01')
  await expect(page.getByText('Verified: you are a person.')).toBeVisible()

  await context.setOffline(true)
  await button(page, 'Send the request').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Are you offline?' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toHaveValue('Ana Silva')
  await expect(button(page, 'Try again')).toBeInViewport()
  await context.setOffline(false)
  await button(page, 'Try again').click()
  await expect(page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    link(page, 'Add the dates to your calendar').click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
})

test('a quote is removed from the cart after confirmation', thorough, async ({ page }) => {
  await page.goto(chosen)
  await button(page, 'Save this quote').click()
  await link(page, 'Show saved quotes').click()
  await expect(page).toHaveURL('/cart')
  // A page from the cache that all visitors share has the link to the cart in its header.
  const cartLink = page.getByRole('banner').getByRole('link', { name: 'Saved quotes 1' })
  await page.goto('/about')
  await cartLink.click()
  await expect(page).toHaveURL('/cart')
  // Without the page's script there is no question.
  await page.waitForLoadState()
  await button(page, 'Remove Intensive English').click()
  const question = page.getByRole('alertdialog', {
    name: 'Remove “Intensive English” from your saved quotes?',
  })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Intensive English' })).toBeVisible()
  await button(page, 'Remove Intensive English').click()
  await question.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have no saved quotes')
  await page.goto('/about')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(cartLink).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything works in the same way, with a captcha question', async ({ page }) => {
    await page.goto(chosen)
    await button(page, 'Save this quote').click()
    await page.getByLabel('E-mail address').fill(newAddress('ana'))
    await answerQuestion(page)
    await button(page, 'Send the quote').click()
    const sent = page.getByRole('status').filter({ hasText: 'We cannot send e-mails at the moment.' })
    await expect(sent).toBeVisible()
    await link(page, 'Show saved quotes').click()
    await button(page, 'Remove Intensive English').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have no saved quotes')
    await page.goBack()
    await page.goBack()
    await link(page, 'Enrol with this quote').click()
    const carla = newAddress('carla')
    await fillIn(page, carla)
    await answerQuestion(page)
    await button(page, 'Send the request').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your request')

    // Back leads to the form, and the browser never asks whether to send it again. The same request is recognised.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enrolment request')
    await fillIn(page, carla)
    await answerQuestion(page)
    await button(page, 'Send the request').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have already sent this request')
    await button(page, 'Send another request').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your request')
  })
})
