import type { Page } from '@playwright/test'
import { DomUtils } from 'htmlparser2'
import { expectAccessible, looksAt } from '../kit/axe'
import { readHtml } from '../kit/read-html'
import { cookiesBesidesChoice, expect, isThorough, test, thorough } from '../kit/test'

const school = '/schools/maple-harbour'
const moneyMs = 400
/** The controlled clock paints every 16 ms. */
const frameMs = 16

/** Both buttons that save a quote are named `shown`; the first does no more than that. */
const field = (page: Page, name: string) =>
  page.locator(`#anc-calculator [name=${name}]${name === 'shown' ? ':first-child' : ''}`)
const output = (page: Page, name: string) => page.locator(`output[name=${name}]`)
const search = (page: Page, name: string) => page.getByRole('combobox', { name })

const isAwake = (page: Page) =>
  expect(page.locator('sh-island[name="pricing/Calculator"]')).toHaveAttribute('data-hydrated')

/** Opens the page and makes the calculator load by a pointer move. */
const open = async (page: Page, query = '') => {
  await page.goto(school + query)
  await page.locator('#calculator').dispatchEvent('pointerenter')
  await isAwake(page)
}

/** Whole dollars, as they must be shown. */
const shows = async (page: Page, amounts: Record<string, number>) => {
  for (const [name, dollars] of Object.entries(amounts)) {
    const digits = String(dollars).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
    await expect(output(page, name), name).toHaveText(`CA$\u00a0${digits}`)
    await expect(output(page, name), name).toHaveAttribute('data-minor', String(dollars * 100))
    await expect(output(page, name), name).toBeVisible()
  }
}

/** Stays of the specification, with what each of them costs; the registration fee of the demo school is 120. */
const stays = [
  { course: 1, weeks: 0, accommodation: 2, coursePrice: 0, accommodationPrice: 0, discount: 0, total: 0 },
  { course: 4, weeks: 0, accommodation: 9, coursePrice: 0, accommodationPrice: 0, discount: 0, total: 0 },
  {
    course: 4,
    weeks: 1,
    accommodation: 2,
    coursePrice: 350,
    accommodationPrice: 0,
    discount: 25,
    total: 445,
  },
  {
    course: 6,
    weeks: 12,
    accommodation: 2,
    coursePrice: 2880,
    accommodationPrice: 0,
    discount: 202,
    total: 2798,
  },
  {
    course: 1,
    weeks: 2,
    accommodation: 14,
    coursePrice: 0,
    accommodationPrice: 1310,
    discount: 0,
    total: 1430,
  },
  {
    course: 2,
    weeks: 1,
    accommodation: 3,
    coursePrice: 130,
    accommodationPrice: 430,
    discount: 9,
    total: 671,
  },
]

test('the price is updated after every choice, as specified', async ({ page }) => {
  await page.goto(school)
  for (const { course, weeks, accommodation, ...amounts } of stays) {
    // The first of these happens before React has loaded.
    await field(page, 'course').selectOption(String(course))
    await field(page, 'weeks').selectOption(String(weeks))
    await field(page, 'accommodation').selectOption(String(accommodation))
    await shows(page, { ...amounts, registrationFee: 120 })
  }
  // A course of twelve weeks offers no other length, but a link may name one.
  await expect(field(page, 'weeks').locator('option[value="5"]')).toBeAttached()
  await field(page, 'course').selectOption('6')
  await expect(field(page, 'weeks').locator('option[value="5"]')).not.toBeAttached()
  await open(page, '?course=6&weeks=5&accommodation=2')
  await shows(page, { coursePrice: 0, accommodationPrice: 0, discount: 0, total: 0, registrationFee: 120 })
})

test('choices made before the calculator has loaded are kept', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/*Calculator*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(school)
  await field(page, 'course').focus()
  await page.keyboard.type('Intensive')
  await expect(field(page, 'course')).toHaveValue('4')
  await expect(page.getByText('Calculating your price')).toBeInViewport({ ratio: 1 })
  await field(page, 'weeks').selectOption('1')
  await field(page, 'extras').first().check()
  release()
  await shows(page, { coursePrice: 350, total: 445 + 85 })
  await expect(page.getByText('Calculating your price')).toBeHidden()
  await expect(page).toHaveURL(`${school}?course=4&weeks=1&extras=airport-transfer`)
})

test.describe('without a connection', thorough, () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|could not be started|sections\.js/] })

  test('the first choice is kept, and priced as soon as there is one', async ({ page, context }) => {
    await page.goto(school)
    await context.setOffline(true)
    await field(page, 'weeks').selectOption('1')
    await field(page, 'course').focus()
    await page.keyboard.type('Intensive')
    const sentence = page.getByText('There is no connection. Your choices are kept')
    await expect(sentence).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Calculating your price')).toBeHidden()
    await context.setOffline(false)
    await shows(page, { coursePrice: 350, total: 445 })
    await expect(sentence).toBeHidden()
  })

  test('its code is fetched when a visitor comes near, so that it needs no connection', async ({
    page,
    context,
  }) => {
    await page.goto(school)
    const fetched = page.waitForResponse('**/assets/Calculator.island*.js')
    await page.mouse.wheel(0, 100)
    await (await fetched).finished()
    await expect(page.locator('sh-island[preload]')).not.toHaveAttribute('data-hydrated')
    await context.setOffline(true)
    await field(page, 'course').selectOption('4')
    await field(page, 'weeks').selectOption('1')
    await shows(page, { coursePrice: 350, total: 445 })
  })
})

test('the address reproduces the choices', async ({ page }) => {
  await open(page)
  await field(page, 'course').selectOption('5')
  await field(page, 'weeks').selectOption('4')
  await field(page, 'accommodation').selectOption('8')
  await field(page, 'start').selectOption({ index: 3 })
  await page.getByLabel('Health insurance').check()
  await field(page, 'promo').fill('welcome')
  await field(page, 'promo').press('Enter')
  await expect(page.getByText('Welcome: no registration fee')).toBeVisible()
  const total = 2000 + 770 + 2 * 260 + 120 + 4 * 14 - 140 - 120
  await shows(page, { discount: 260, total })
  const start = await field(page, 'start').inputValue()
  await expect(page).toHaveURL(
    `${school}?course=5&weeks=4&accommodation=8&start=${start}&extras=insurance&promo=welcome`,
  )

  await page.reload()
  await shows(page, { discount: 260, total })
  await expect(field(page, 'start')).toHaveValue(start)
  await expect(field(page, 'promo')).toHaveValue('welcome')
  await expect(page.getByLabel('Health insurance')).toBeChecked()
})

test('another language keeps the choices', thorough, async ({ page }) => {
  await page.goto(`${school}?course=4&weeks=1`)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/de${school}?course=4&weeks=1`)
  await shows(page, { total: 445 })
})

test('amounts are animated for 400 ms', async ({ page }) => {
  await page.clock.install()
  await open(page, '?course=4&weeks=1')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const total = output(page, 'total')
  await field(page, 'weeks').selectOption('2')
  await expect(total).toHaveAttribute('data-minor', '77100')
  await page.clock.runFor(moneyMs / 2)
  const half = Number((await total.textContent())?.replace(/\D/g, ''))
  expect(half).toBeGreaterThan(445)
  expect(half).toBeLessThan(771)
  const fee = await output(page, 'registrationFee').textContent()
  expect(fee, 'unchanged amounts are not animated').toBe('CA$\u00a0120')
  await page.clock.runFor(moneyMs / 2 + frameMs)
  expect(await total.textContent()).toBe('CA$\u00a0771')
})

test(
  'the new total is announced once, without intermediate steps, and the first price is counted once',
  thorough,
  async ({ page }) => {
    const counted: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/calculator-start')) counted.push(request.postData())
    })
    await open(page)
    const said = page.locator('#calculator > [role=status]')
    await expect(said).toHaveText('')
    await said.evaluate((element) => {
      const announced: string[] = []
      Object.assign(window, { announced })
      new MutationObserver(() => announced.push(element.textContent ?? '')).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    expect(counted).toEqual([])
    const answered = page.waitForResponse('**/calculator-start')
    await field(page, 'course').selectOption('4')
    await expect(page).toHaveURL(`${school}?course=4`)
    expect(counted).toEqual([])
    await field(page, 'weeks').selectOption('1')
    await shows(page, { total: 445 })
    const announced = async () => {
      const texts = await page.evaluate(() => (window as unknown as { announced: string[] }).announced)
      return texts.map((text) => text.replace(/\u00a0/g, ' '))
    }
    await expect.poll(announced).toEqual(['Total: CA$ 0', 'Total: CA$ 445'])
    for (const name of ['total', 'coursePrice', 'discount'])
      await expect(output(page, name)).toHaveAttribute('aria-live', 'off')

    expect((await answered).status()).toBe(204)
    for (const weeks of ['0', '2']) await field(page, 'weeks').selectOption(weeks)
    await shows(page, { coursePrice: 700 })
    expect(counted).toEqual(['course=4&weeks=1&locale=en'])
  },
)

test.describe('with reduced motion', thorough, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('amounts change immediately', async ({ page }) => {
    await page.clock.install()
    await open(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await field(page, 'course').selectOption('4')
    await field(page, 'weeks').selectOption('1')
    await shows(page, { total: 445 })
  })
})

test.describe('a length that is not offered', () => {
  test('is announced, marked in the list, explained, and can be replaced by a click', async ({ page }) => {
    await open(page, '?course=4&weeks=5')
    await field(page, 'course').selectOption('6')
    const said = page.locator('#calculator > [role=status]')
    await expect(said).toHaveText(/^Total: CA\$\s0\. “.+” is not offered for 5 weeks\.$/)
    await expect(field(page, 'weeks').locator('option[value="5"]')).toHaveText('5 weeks (not offered)')
    await expect(field(page, 'weeks').locator('option[value="12"]')).toHaveText('12 weeks')
    await expect(search(page, 'Number of weeks')).toHaveAccessibleDescription(/not offered for 5 weeks/)
    const save = page.getByRole('button', { name: 'Save this quote' })
    await expect(save).toBeDisabled()
    await expect(page.getByText('Change the marked fields')).toBeVisible()

    await page.getByRole('link', { name: 'Choose 12 weeks' }).click()
    await shows(page, { coursePrice: 2880, discount: 202, total: 2798 })
    await expect(search(page, 'Number of weeks')).toBeFocused()
    // A short list needs no search.
    await expect(search(page, 'Number of weeks')).toHaveValue('12')
    await expect(field(page, 'weeks').locator('option')).toHaveText(['Choose the length', '12 weeks'])
    await expect(save).toBeEnabled()
    await expect(page).toHaveURL(`${school}?course=6&weeks=12`)
  })
})

/** Two months from now, not on a Monday. */
const aTuesday = () => {
  const day = new Date(Date.now() + 60 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
}

test('a start that is not in the list is shown, with the next possible one', thorough, async ({ page }) => {
  const asked = aTuesday()
  await open(page, `?course=4&weeks=1&start=${asked}`)
  await expect(field(page, 'start')).toHaveValue(asked)
  await expect(page.getByText('Stays start on Mondays.')).toBeVisible()
  await page.getByRole('link', { name: /^Start on / }).click()
  await expect(page.getByText('Stays start on Mondays.')).toBeHidden()
  const start = await field(page, 'start').inputValue()
  expect(start > asked).toBe(true)
  expect(new Date(start).getUTCDay()).toBe(1)
})

const startsOffered = (page: Page) =>
  field(page, 'start')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))

test('age and level stay open when the choice is taken back', thorough, async ({ page }) => {
  await open(page, '?level=A1')
  await isAwake(page)
  await expect(field(page, 'course').locator('option', { hasText: 'Intensive English' })).toContainText('A2')
  await field(page, 'level').selectOption('')
  await expect(field(page, 'course').locator('option', { hasText: 'Intensive English' })).not.toContainText(
    'A2',
  )
  await expect(field(page, 'level')).toBeVisible()
})

test('a course with listed dates offers only these', thorough, async ({ page }) => {
  await open(page, '?course=4&weeks=12')
  const listed = ['01', '04', '09']
  const mondays = await startsOffered(page)
  const monday = mondays.find((day) => day !== '' && !listed.includes(day.slice(5, 7))) ?? ''
  await field(page, 'start').selectOption(monday)
  await field(page, 'course').selectOption('6')
  const note = page.locator('#calculator-start-notes')
  await expect(note).toContainText(/“.+” starts on certain dates only\./)
  await expect(page.getByRole('button', { name: 'Save this quote' })).toBeDisabled()

  await page.getByRole('link', { name: /^Start on / }).click()
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save this quote' })).toBeEnabled()
  const start = await field(page, 'start').inputValue()
  expect(start).not.toBe(monday)
  const offered = await startsOffered(page)
  const months = offered.filter((day) => day !== '' && day !== monday).map((day) => day.slice(5, 7))
  expect(new Set(months)).toEqual(new Set(listed))
  expect(months.length).toBeGreaterThanOrEqual(6)
})

test.describe('promo codes', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('are looked up when the field is left, not while typing', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/promo?')) asked.push(request.url())
    })
    await open(page, '?course=4&weeks=4')
    await field(page, 'promo').pressSequentially('nonsense')
    expect(asked).toEqual([])
    await field(page, 'promo').blur()
    await expect(page.locator('#calculator-promo-notes')).toHaveText(
      'The code “nonsense” is not valid and was left out.',
    )
    expect(asked).toHaveLength(1)
    await field(page, 'promo').fill('WELCOME')
    await field(page, 'promo').press('Enter')
    await shows(page, { discount: 98 + 120 })
    await expect(page.getByText('was left out')).toBeHidden()
  })
})

test('a promo discount is shown in the language of the page', thorough, async ({ page }) => {
  await page.goto(`/fr${school}?course=4&weeks=4`)
  await field(page, 'promo').fill('welcome')
  await isAwake(page)
  await field(page, 'promo').press('Enter')
  await expect(page.getByText('Bienvenue\u00a0: sans frais d’inscription')).toBeVisible()
})

test('the price can be saved as a quote, also in a low window', thorough, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, '?course=4&weeks=1')
  const save = page.getByRole('button', { name: 'Save this quote' })
  await save.scrollIntoViewIfNeeded()
  await expect(save).toBeInViewport({ ratio: 1 })
  await expect(output(page, 'total')).toBeInViewport()
  await save.click()
  await expect(page).toHaveURL(/\/quotes\/[\w-]{16,}/)
  await expect(page.getByText('CA$\u00a0445').first()).toBeVisible()
})

test.describe('a price that has changed', thorough, () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('is explained on an accessible page', async ({ page }) => {
    await page.goto(`${school}?course=4&weeks=1`)
    await field(page, 'shown').evaluate((button: HTMLButtonElement) => {
      button.value = '40000'
      button.form?.requestSubmit(button)
    })
    await expect(page.getByText(/CA\$\s400.+CA\$\s445/)).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('without JavaScript, a price that has changed', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 409/] })

  test('is saved only if the visitor agrees', async ({ page }) => {
    await page.goto(`${school}?course=4&weeks=1`)
    await field(page, 'weeks').selectOption('2')
    await page.getByRole('button', { name: 'Save this quote' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The price has changed')
    await expect(page.getByText(/CA\$\s445.+CA\$\s771/)).toBeVisible()
    await page.getByRole('button', { name: /Save the quote for CA\$\s771/ }).click()
    await expect(page).toHaveURL(/\/quotes\/[\w-]{16,}/)
    await expect(page.getByText('CA$\u00a0771').first()).toBeVisible()
  })
})

test.describe('the search in a long list', () => {
  test('is shown for more than 10 options, finds a part of a name, reports no results and can be cancelled', async ({
    page,
  }) => {
    await open(page)
    for (const name of ['course', 'currency']) {
      expect(await field(page, name).locator('option').count()).toBeLessThanOrEqual(10)
      await expect(field(page, name)).toHaveCSS('opacity', '1')
    }
    for (const name of ['weeks', 'accommodation', 'start']) {
      expect(await field(page, name).locator('option').count()).toBeGreaterThan(10)
      await expect(field(page, name)).toHaveAttribute('aria-hidden', 'true')
    }

    const box = search(page, 'Accommodation')
    await box.click()
    const list = page.getByRole('listbox', { name: 'Accommodation' })
    await expect(list.getByRole('option')).toHaveCount(13)
    await box.pressSequentially('zzz')
    await expect(page.getByText('No results match “zzz”')).toBeVisible()
    await expect(list).toBeHidden()
    await box.fill('TWIN')
    await expect(list.getByRole('option').first()).toContainText('twin')
    const label = await list.getByRole('option').first().textContent()
    await list.getByRole('option').first().click()
    await expect(list).toBeHidden()
    await expect(box).toHaveValue(label ?? '')
    await expect(field(page, 'accommodation').locator('option:checked')).toHaveText(label ?? '')
    await expect(page).toHaveURL(/\?accommodation=\d+$/)

    await field(page, 'weeks').selectOption('3')
    const weeks = search(page, 'Number of weeks')
    await expect(weeks).toHaveValue('3 weeks')
    await weeks.fill('12')
    await weeks.press('Escape')
    await expect(weeks).toHaveValue('3 weeks')
    await weeks.fill('12')
    await weeks.blur()
    await expect(weeks).toHaveValue('3 weeks')
    await expect(field(page, 'weeks')).toHaveValue('3')
  })

  test('does not replace a list that is in use', thorough, async ({ page }) => {
    await page.goto(school)
    await field(page, 'accommodation').focus()
    await isAwake(page)
    await expect(field(page, 'accommodation')).toBeFocused()
    await expect(field(page, 'accommodation')).not.toHaveAttribute('aria-hidden')
    await field(page, 'accommodation').blur()
    await expect(search(page, 'Accommodation')).toHaveAttribute('role', 'combobox')
  })
})

test('everything works by keyboard', async ({ page }) => {
  await page.goto(`${school}#anc-calculator`)
  await field(page, 'course').focus()
  await isAwake(page)
  await page.keyboard.type('Intensive')
  await page.keyboard.press('Tab')
  await expect(search(page, 'Number of weeks')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await shows(page, { coursePrice: 350, total: 445 })
  await page.keyboard.press('Tab')
  await page.keyboard.type('half')
  await expect(search(page, 'Accommodation')).toHaveAttribute('aria-activedescendant', /./)
  const active = await search(page, 'Accommodation').getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveClass('active')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(field(page, 'accommodation')).not.toHaveValue('2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Airport transfer')).toBeChecked()
  await expect(output(page, 'total')).not.toHaveAttribute('data-minor', '44500')
})

test.describe('another currency', () => {
  test('is shown besides the school’s own for information, and kept for a year', async ({
    page,
    context,
  }) => {
    await open(page, '?course=4&weeks=1')
    await field(page, 'currency').selectOption('euro')
    await expect(page.getByText('about 278\u00a0€')).toBeVisible()
    await expect(page.getByText(/For information only: CA\$\s1\s=\s0,625\s€/)).toBeVisible()
    await shows(page, { total: 445 })
    await expect(page).toHaveURL(/currency=euro$/)
    const [cookie] = await cookiesBesidesChoice(context)
    expect(cookie).toMatchObject({ name: 'currency', value: 'euro', path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(364.9)
    expect(days).toBeLessThan(365.1)

    // The page is the same for everybody: the kept currency is shown when the calculator is seen.
    await page.goto(`${school}?course=4&weeks=1`)
    await page.locator('#calculator').scrollIntoViewIfNeeded()
    await isAwake(page)
    await expect(page.getByText('about 278\u00a0€')).toBeVisible()
    await expect(page).toHaveURL(`${school}?course=4&weeks=1`)
  })

  test('that is unknown is reported, and the school’s own is used', thorough, async ({ page }) => {
    await open(page, '?course=4&weeks=1&currency=groat')
    await expect(page.getByText('The currency “groat” in this link is unknown.')).toBeVisible()
    await expect(field(page, 'currency')).toHaveValue('default')
    await shows(page, { total: 445 })
  })
})

test.describe('when the calculator fails', thorough, () => {
  test.use({ expectedErrors: [/calculator error|groat/] })

  test('the visitor sees a message and the plain form, and the console has a line', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route(`**${school}?course=4`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        '&quot;currency&quot;:&quot;default&quot;',
        '&quot;currency&quot;:&quot;groat&quot;',
      )
      await route.fulfill({ response: response, body })
    })
    await page.goto(`${school}?course=4`)
    await page.locator('#calculator').dispatchEvent('pointerenter')
    await expect(page.getByRole('alert')).toContainText('The calculator has stopped working.')
    await expect.poll(() => logged.some((text) => text.startsWith('calculator error'))).toBe(true)
    await page.unroute(`**${school}?course=4`)
    await field(page, 'weeks').selectOption('1')
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await expect(page).toHaveURL(/course=4&weeks=1/)
    await shows(page, { total: 445 })
  })
})

test.describe('when the calculator cannot be loaded', thorough, () => {
  test.use({ expectedErrors: [/ERR_FAILED|could not be started|calculator error|status of 400/] })

  test('the catalogue helper prices every choice in the plain form', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/assets/Calculator.island*.js', (route) => route.abort())
    await page.goto(`${school}?course=4&weeks=2&accommodation=9&extras=insurance`)
    const asked = page.waitForRequest('**/index.php?option=com_zoo&controller=calculator')
    await field(page, 'weeks').selectOption('1')
    const sent = new URLSearchParams((await asked).postData() ?? '')
    expect(sent.get('rand')).toMatch(/^[1-9]\d\d$/)
    expect([sent.get('option'), sent.get('format'), sent.get('school')]).toEqual([
      'com_zoo',
      'raw',
      'maple-harbour',
    ])
    await shows(page, { coursePrice: 350, registrationFee: 120, discount: 25 })
    await field(page, 'accommodation').selectOption('2')
    await page.getByLabel('Airport transfer').check()
    await shows(page, { accommodationPrice: 0, total: 445 + 14 + 85 })
    await expect(page.locator('.price dt', { hasText: 'Airport transfer' })).toHaveCount(1)
    await expect(field(page, 'shown')).toHaveAttribute('value', '54400')
    await expect(page.locator('.price-foot > .price-note')).toBeHidden()

    // Sentences and buttons fit the choices, also those that the server did not render.
    await field(page, 'course').selectOption('6')
    await expect(
      field(page, 'course').or(field(page, 'weeks')).and(page.locator('[aria-invalid]')),
    ).toHaveCount(1)
    await expect(page.locator('#calculator .field-error')).toHaveText(/is not offered for 1 week/)
    await expect(page.locator('.price-foot > .price-note')).toHaveText(/^Change the marked fields/)
    await expect(field(page, 'shown')).toBeHidden()
    await field(page, 'course').selectOption('1')
    await shows(page, { coursePrice: 0, total: 0 })
    await expect(page.locator('.price-foot > .price-note')).toHaveText(/^Choose a course or accommodation/)
    await expect(page.locator('#calculator .field-error')).toHaveCount(0)
    await field(page, 'course').selectOption('4')
    await expect(field(page, 'shown')).toBeEnabled()

    // An answer without a result is an error.
    await page.route('**/index.php*', (route) =>
      route.fulfill({ status: 400, json: { result: false, error: { message: 'No.' } } }),
    )
    await field(page, 'weeks').selectOption('2')
    const message = page.locator('#calculator > [role=status]')
    await expect(message).toHaveText(/^The calculator has stopped working\./)
    await expect(message).toBeInViewport({ ratio: 1 })
    await expect(output(page, 'total')).toHaveText('–')
    await expect(field(page, 'shown')).toBeHidden()
    await expect.poll(() => logged.some((text) => text.startsWith('calculator error'))).toBe(true)
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await expect(page).toHaveURL(/weeks=2/)
    await shows(page, { coursePrice: 700 })
  })
})

test('the calculator is accessible', async ({ page }) => {
  await open(page, `?course=6&weeks=5&accommodation=9&currency=euro&start=${aTuesday()}`)
  for (const width of isThorough ? [360, 1280] : [1280]) {
    await page.setViewportSize({ width, height: 800 })
    await search(page, 'Accommodation').click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectAccessible(page, '#calculator', looksAt(width))
    await search(page, 'Accommodation').fill('zzz')
    await expect(page.getByText('No results match')).toBeVisible()
    await expectAccessible(page, '#calculator', looksAt(width))
    await search(page, 'Accommodation').press('Escape')
    await search(page, 'Accommodation').blur()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('it works by touch, fits, and keeps the total visible', async ({ page }) => {
    await page.goto(school)
    await page.locator('#calculator').scrollIntoViewIfNeeded()
    await field(page, 'course').tap()
    await isAwake(page)
    await field(page, 'course').selectOption('4')
    // The browser's own list, without a keyboard for a search over it.
    await expect(field(page, 'weeks')).not.toHaveAttribute('aria-hidden')
    await expect(page.locator('#calculator [role=combobox]')).toHaveCount(0)
    await field(page, 'weeks').selectOption('1')
    await shows(page, { total: 445 })
    await expect(output(page, 'total')).toBeInViewport()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form gives the same prices', async ({ page }) => {
    await page.goto(school)
    await expect(page.getByRole('button', { name: 'Save this quote' })).toHaveCount(0)
    await field(page, 'course').selectOption('4')
    await field(page, 'weeks').selectOption('4')
    await field(page, 'accommodation').selectOption('9')
    await page.getByLabel('Airport transfer').check()
    await page.getByLabel('Health insurance').check()
    await field(page, 'promo').fill('Welcome')
    await field(page, 'currency').selectOption('euro')
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    const total = 1400 + 1140 + 2 * 250 + 120 + 85 + 56 - 98 - 120
    await shows(page, { coursePrice: 1400, accommodationPrice: 1640, discount: 218, total })
    await expect(page.getByText('Welcome: no registration fee')).toBeVisible()
    await expect(page.getByText(/For information only/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save this quote' })).toBeEnabled()
    await expect(page).toHaveURL(/#anc-calculator$/)
    expect(page.url()).not.toContain('shown')
  })

  test('a link gives the same prices', async ({ request }) => {
    for (const { course, weeks, accommodation, ...amounts } of stays) {
      const answer = await request.get(
        `${school}?course=${course}&weeks=${weeks}&accommodation=${accommodation}`,
      )
      const html = await answer.text()
      for (const [name, dollars] of Object.entries(amounts)) {
        const [, minor] = new RegExp(`<output name="${name}"[^>]* data-minor="(\\d+)"`).exec(html) ?? []
        expect(minor, `${name} of course ${course}, ${weeks} weeks, ${accommodation}`).toBe(
          `${dollars * 100}`,
        )
      }
    }
  })

  test('an unavailable choice has a link to the nearest alternative', async ({ request }) => {
    const page = await readHtml(request, `${school}?course=6&weeks=5`)
    const links = page.all('a').filter((link) => DomUtils.textContent(link) === 'Choose 12 weeks')
    expect(links).toHaveLength(1)
    const next = await readHtml(request, links[0]?.attribs.href ?? '')
    expect(next.one('output', { name: 'total' })?.attribs['data-minor']).toBe('279800')
  })

  test('invalid values in a link are reported at the field', async ({ request }) => {
    const page = await readHtml(
      request,
      `${school}?course=99&weeks=many&accommodation=x&start=soon&extras=gold&promo=${'x'.repeat(99)}&currency=groat`,
    )
    expect(page.status).toBe(200)
    for (const name of ['course', 'weeks', 'accommodation', 'start', 'extras', 'promo', 'currency'])
      expect(
        DomUtils.getElementsByClassName('field-error', page.byId(`calculator-${name}-notes`)),
        name,
      ).not.toEqual([])
    const invalid = page.all('*', { 'aria-invalid': 'true' }).map(({ attribs }) => attribs.name)
    expect(invalid.sort()).toEqual(['accommodation', 'course', 'currency', 'promo', 'start', 'weeks'])
    expect(page.one('output', { name: 'total' })?.attribs['data-minor']).toBe('0')
  })

  test('the canonical address is the plain page', async ({ request, baseURL }) => {
    const page = await readHtml(request, `${school}?course=4&weeks=1`)
    expect(page.one('link', { rel: 'canonical' })?.attribs.href).toBe(`${baseURL}${school}`)
  })
})
