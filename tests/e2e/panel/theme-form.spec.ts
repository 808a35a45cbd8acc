import { administratorCookies, expect, testAsStaff } from '../kit/staff'
import { thorough } from '../kit/test'

const cookies = administratorCookies()
const test = testAsStaff(() => cookies)

test('empty colours show those of the theme', thorough, async ({ page, context }) => {
  await context.addCookies(cookies)
  await page.goto('/admin/globals/theme')
  const choosers = page.getByLabel('Choose the colour')
  await expect(choosers).toHaveCount(12)
  await expect(choosers.first()).toHaveValue('#fbf6ec')
  await expect(choosers.last()).toHaveValue('#1d0f08')
})
